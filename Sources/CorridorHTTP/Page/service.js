// Requests to the service, with the API key if there is one.

const root = new URL("../", import.meta.url);
const keyName = "corridor-key";

/** A problem that the service reported (RFC 9457). */
export class Problem extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

/** Stores a key until the tab is closed. */
export function useKey(key) {
  sessionStorage.setItem(keyName, key);
}

/** Sends a request with or without a JSON object; returns the response if it is not an error. */
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
    // The body is not a problem in JSON; the status has to do.
  }
  throw new Problem(response.status, detail);
}

/** Sends a request and reads the JSON of the answer. */
export async function read(path, question, signal) {
  return (await ask(path, question, signal)).json();
}
