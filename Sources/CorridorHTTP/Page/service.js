// Questions to the service, with the key if there is one.

const root = new URL("../", import.meta.url);
const keyName = "corridor-key";

/** What the service has said is wrong (RFC 9457). */
export class Problem extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

/** Keeps a key for as long as the tab is open. */
export function useKey(key) {
  sessionStorage.setItem(keyName, key);
}

/** Asks with a JSON object, or without; gives the answer when it is one. */
export async function ask(path, question = null, signal = undefined) {
  const options = { headers: {}, signal };
  const key = sessionStorage.getItem(keyName);
  if (key) options.headers["x-api-key"] = key;
  if (question !== null) {
    options.method = "POST";
    options.headers["content-type"] = "application/json";
    options.body = JSON.stringify(question);
  }
  let response;
  try {
    response = await fetch(new URL(path, root), options);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Problem(0, "The service does not answer.");
  }
  if (response.ok) return response;
  let detail = `The service answered with status ${response.status}.`;
  try {
    const problem = await response.json();
    if (typeof problem.detail === "string") detail = problem.detail;
  } catch {
    // What came is no problem as JSON, so its number has to do.
  }
  throw new Problem(response.status, detail);
}

/** Asks and reads the answer's JSON. */
export async function read(path, question, signal) {
  return (await ask(path, question, signal)).json();
}
