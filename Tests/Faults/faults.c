// Makes calls of a program fail, counts them, or records what they change on the disk.
//
// Scripts/check-faults.py compiles this file, preloads it (LD_PRELOAD) and sets these variables:
//
//   CORRIDOR_FAULT          CALL:NUMBER:HOW. The call of this number, from 1, fails with the errno HOW; with `half`
//                           it transfers half of its bytes. `NUMBER+` is that call and all later ones.
//   CORRIDOR_FAULT_COUNTS   A file of 8 bytes for each CALL: how many there were. It exists and is large enough.
//   CORRIDOR_FAULT_LOG      A file to which a line is appended for each call that was made to fail:
//                           CALL, NUMBER, the program or library that called, and the file, with tabs between. glibc
//                           and libstdc++ call for others: these are named, after "C++ " for libstdc++.
//   CORRIDOR_FAULT_SPACE    Bytes that the disk has room for: further ones fail with ENOSPC, as on a full disk after
//                           a write of what still fits. `FROM/STEP` tries all sizes in one run, from FROM on: before
//                           a write, a child for each size goes on with it. Each child adds a line to the log: full,
//                           the size, the status of waitpid, how often it named a file, and what it wrote to
//                           standard error. This needs a file without a name, which children cannot remove.
//   CORRIDOR_FAULT_TRACE    A file to which changes of files and folders are appended, with their bytes.
//   CORRIDOR_FAULT_BROKEN   Makes the program appear broken, so that the script must notice: `nosync` (fsync does
//                           nothing), `ignore` (a failed write appears complete), `keep` (unlink does nothing),
//                           `crash` and `hang` (instead of an error), `silent` (standard error is lost).
//
// Calls within glibc do not come through here: fopen reads and writes, and dlopen opens, maps and allocates, without
// these functions. fopen itself counts as open.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

// The order is that of the counts; the script has the same list.
enum call { OPEN, READ, PREAD, WRITE, SEEK, STAT, TRUNCATE, ALLOCATE, MMAP, FSYNC, RENAME, LINK, UNLINK, MALLOC,
  THREAD, SEND, RECEIVE, ACCEPT, CALLS };
static const char *const names[CALLS] = { "open", "read", "pread", "write", "seek", "stat", "truncate", "allocate",
  "mmap", "fsync", "rename", "link", "unlink", "malloc", "thread", "send", "receive", "accept" };
enum { HALF = -1 };

static _Atomic uint64_t own_counts[CALLS];
static _Atomic uint64_t *counts = own_counts;
static enum call chosen = CALLS;
static uint64_t chosen_number;
static bool chosen_onward;
static int chosen_errno;
static int log_file = -1, trace_file = -1;
static int64_t space = -1, space_step;
static const char *broken = "";
static bool is_ready;
static pthread_mutex_t tracing = PTHREAD_MUTEX_INITIALIZER;

// The function of the next library. The search is repeated by each call, because it must not allocate.
#define REAL(name) static __typeof__(name) *real; if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)
#define CALLER __builtin_return_address(0)

static bool is_broken(const char *way) { return strcmp(broken, way) == 0; }

// System calls that are neither counted nor recorded.
static void append(int file, const void *bytes, size_t count) { syscall(SYS_write, file, bytes, count); }
static int open_plainly(const char *path, int flags) { return (int)syscall(SYS_openat, AT_FDCWD, path, flags, 0666); }

__attribute__((constructor)) static void prepare(void) {
  // The first walk of a stack loads a library, which is not to happen while another is being loaded.
  void *frame;
  backtrace(&frame, 1);
  const char *text = getenv("CORRIDOR_FAULT_COUNTS");
  int file = text ? open_plainly(text, O_RDWR | O_CLOEXEC) : -1;
  if (file >= 0) {
    void *shared = (void *)syscall(SYS_mmap, NULL, sizeof own_counts, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (shared != MAP_FAILED) counts = shared;
    close(file);
  }
  // Out of the way of the descriptors that the program would get.
  if ((text = getenv("CORRIDOR_FAULT_LOG")))
    log_file = fcntl(open_plainly(text, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC), F_DUPFD_CLOEXEC, 500);
  if ((text = getenv("CORRIDOR_FAULT_TRACE")))
    trace_file = fcntl(open_plainly(text, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC), F_DUPFD_CLOEXEC, 501);
  if ((text = getenv("CORRIDOR_FAULT_SPACE"))) {
    char *end;
    space = strtoll(text, &end, 10);
    if (*end == '/') space_step = strtoll(end + 1, NULL, 10);
  }
  if ((text = getenv("CORRIDOR_FAULT_BROKEN"))) broken = text;
  if ((text = getenv("CORRIDOR_FAULT"))) {
    char call[16], how[16];
    unsigned long long number;
    char plus = 0;
    if (sscanf(text, "%15[a-z]:%llu+:%15s", call, &number, how) == 3) plus = '+';
    else if (sscanf(text, "%15[a-z]:%llu:%15s", call, &number, how) != 3) abort();
    for (int i = 0; i < CALLS; i++) if (strcmp(names[i], call) == 0) chosen = i;
    chosen_number = number;
    chosen_onward = plus != 0;
    chosen_errno = strcmp(how, "half") == 0 ? HALF : atoi(how);
  }
  is_ready = true;
}

// The path of an open file, as the system knows it; that of a file without a name ends with " (deleted)".
static void path_of(int descriptor, char *path, size_t size) {
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t count = syscall(SYS_readlink, link, path, size - 1);
  path[count < 0 ? 0 : count] = 0;
}

// Whether a library is one that every program calls, so that its own caller is of more interest.
static bool is_passed(const char *library) {
  const char *const passed[] = { "/faults.so", "/libc.so", "/libstdc++.so", "/ld-linux" };
  for (size_t i = 0; i < sizeof passed / sizeof *passed; i++) if (strstr(library, passed[i])) return true;
  return false;
}

// The path of the library that has called, past those that every program calls. The stack is only walked where the
// caller itself does not tell. "C++ " precedes the path where an operator new has called, "thread " where that is in a
// thread that C++ has started.
static void caller_of(const void *caller, char *path, size_t size) {
  Dl_info info = { 0 };
  bool is_known = dladdr(caller, &info) && info.dli_fname;
  snprintf(path, size, "%s", is_known ? info.dli_fname : "");
  if (is_known && !is_passed(info.dli_fname)) return;
  void *frames[48];
  int count = backtrace(frames, 48);
  const char *library = NULL;
  bool is_cxx = false, is_thread = false;
  for (int i = 0; i < count; i++) {
    if (!dladdr(frames[i], &info) || !info.dli_fname) continue;
    bool is_of_cxx = strstr(info.dli_fname, "/libstdc++.so") != NULL;
    if (library) is_thread |= is_of_cxx;
    else is_cxx |= is_of_cxx;
    if (!library && !is_passed(info.dli_fname)) library = info.dli_fname;
  }
  if (library) snprintf(path, size, "%s%s%s", is_cxx ? "C++ " : "", is_cxx && is_thread ? "thread " : "", library);
}

static uint64_t inode_of(int descriptor, mode_t *type) {
  struct stat status;
  if (syscall(SYS_fstat, descriptor, &status) != 0) return 0;
  if (type) *type = status.st_mode & S_IFMT;
  return status.st_ino;
}
static bool is_file(int descriptor) {
  mode_t type = 0;
  return inode_of(descriptor, &type) && type == S_IFREG;
}

// What a call is to do: 0 to go on, HALF to transfer half, or the errno to fail with.
static int fault(enum call call, const char *path, int descriptor, const void *caller) {
  // The system has no such errors for an eventfd, whose type is none.
  mode_t type = S_IFREG;
  if ((call == READ || call == WRITE) && inode_of(descriptor, &type) && type == 0) return 0;
  uint64_t number = atomic_fetch_add(&counts[call], 1) + 1;
  static _Thread_local bool is_inside;
  bool is_chosen = call == chosen && (number == chosen_number || (chosen_onward && number > chosen_number));
  if (!is_ready || is_inside || !is_chosen) return 0;
  char found[512] = "", library[300] = "", line[1100];
  static const char *const standard[] = { "standard input", "standard output", "standard error" };
  is_inside = true;
  if (!path && descriptor >= 0 && descriptor <= STDERR_FILENO) path = standard[descriptor];
  if (!path && descriptor >= 0) path_of(descriptor, found, sizeof found);
  caller_of(caller, library, sizeof library);
  is_inside = false;
  int count = snprintf(line, sizeof line, "%s\t%llu\t%s\t%.500s\n", names[call], (unsigned long long)number,
    library, path ? path : found);
  append(log_file, line, (size_t)count);
  if (is_broken("crash")) raise(SIGSEGV);
  if (is_broken("hang")) for (;;) pause();
  return chosen_errno;
}
// Returns `value` with errno from a call that is to fail; for calls that transfer nothing.
#define FAIL_WITH(value, call, path, descriptor) \
  int failure = fault(call, path, descriptor, CALLER); \
  if (failure > 0) { errno = failure; return value; }
// The same for a call that transfers `count` bytes, of which half may be wanted.
#define TRANSFER(call, descriptor, count) \
  FAIL_WITH(-1, call, NULL, descriptor) \
  if (failure == HALF && count > 1) count /= 2;

// The record of changes.

struct change {
  char kind[8];
  uint64_t inode, offset, length, path_length, other_length;
};
static void record(const char *kind, uint64_t inode, int64_t offset, const void *bytes, uint64_t length,
  const char *path, const char *other) {
  struct change change = { .inode = inode, .offset = (uint64_t)offset, .length = length,
    .path_length = path ? strlen(path) : 0, .other_length = other ? strlen(other) : 0 };
  strncpy(change.kind, kind, sizeof change.kind - 1);
  struct iovec parts[] = { { &change, sizeof change }, { (void *)(uintptr_t)bytes, bytes ? length : 0 },
    { (void *)(uintptr_t)path, change.path_length }, { (void *)(uintptr_t)other, change.other_length } };
  syscall(SYS_writev, trace_file, parts, 4);
}
// Makes a call and records it in one step, so that the record has the order of the calls.
#define RECORDED(type, expression, success, ...) ({ \
    if (trace_file >= 0) pthread_mutex_lock(&tracing); \
    type result = expression; \
    int code = errno; \
    if (trace_file >= 0) { if (success) record(__VA_ARGS__); pthread_mutex_unlock(&tracing); } \
    errno = code; \
    result; })
static void record_write(int descriptor, const void *bytes, ssize_t count, int64_t offset) {
  if (count <= 0 || !is_file(descriptor)) return;
  if (offset < 0) offset = syscall(SYS_lseek, descriptor, 0, SEEK_CUR) - count;
  record("write", inode_of(descriptor, NULL), offset, bytes, (uint64_t)count, NULL, NULL);
}

// A full disk.

// Goes on in children, each with room for another number of bytes; a child returns with `space` set.
static void try_sizes(int descriptor, size_t count) {
  int64_t place = syscall(SYS_lseek, descriptor, 0, SEEK_CUR);
  int64_t end = space + (int64_t)count;
  static int64_t next = -1;
  if (next < 0) next = space;
  for (; next < end; next += space_step) {
    int said = memfd_create("said", 0);
    uint64_t named = counts[RENAME] + counts[LINK];
    pid_t child = fork();
    if (child == 0) {
      dup2(said, STDERR_FILENO);
      alarm(60);
      space = next - space;
      space_step = 0;
      return;
    }
    int status = -1;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    char text[600] = "", line[800];
    ssize_t length = syscall(SYS_pread64, said, text, sizeof text - 1, 0);
    text[length < 0 ? 0 : length] = 0;
    for (char *end_of_line; (end_of_line = strchr(text, '\n'));) *end_of_line = ' ';
    int size = snprintf(line, sizeof line, "full\t%lld\t%d\t%llu\t%s\n", (long long)next, status,
      (unsigned long long)(counts[RENAME] + counts[LINK] - named), text);
    append(log_file, line, (size_t)size);
    close(said);
    syscall(SYS_lseek, descriptor, place, SEEK_SET);
  }
  space = end;
}
// How many of the bytes fit on the disk; -1 with ENOSPC for none.
static ssize_t fitting(int descriptor, size_t count) {
  if (space < 0 || count == 0 || descriptor <= STDERR_FILENO || !is_file(descriptor)) return (ssize_t)count;
  if (space_step > 0) {
    try_sizes(descriptor, count);
    if (space_step > 0) return (ssize_t)count;
  }
  if (space == 0) { errno = ENOSPC; return -1; }
  ssize_t fits = (int64_t)count < space ? (ssize_t)count : (ssize_t)space;
  space -= fits;
  return fits;
}

// Files.

static int opened(int descriptor, const char *path, int flags, bool was_there) {
  if (trace_file < 0 || descriptor < 0 || (flags & O_ACCMODE) == O_RDONLY) return descriptor;
  if (!is_file(descriptor)) return descriptor;
  uint64_t inode = inode_of(descriptor, NULL);
  pthread_mutex_lock(&tracing);
  if ((flags & O_TMPFILE) == O_TMPFILE) record("create", inode, 0, NULL, 0, "", NULL);
  else if (!was_there) record("create", inode, 0, NULL, 0, path, NULL);
  else if (flags & O_TRUNC) record("size", inode, 0, NULL, 0, NULL, NULL);
  pthread_mutex_unlock(&tracing);
  return descriptor;
}
static int open_at(int folder, const char *path, int flags, mode_t mode, const void *caller) {
  int failure = fault(OPEN, path, -1, caller);
  if (failure > 0) { errno = failure; return -1; }
  bool was_there = trace_file >= 0 && syscall(SYS_faccessat, folder, path, F_OK) == 0;
  return opened((int)syscall(SYS_openat, folder, path, flags, mode), path, flags, was_there);
}
static bool has_mode(int flags) { return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE; }
#define MODE(flags) \
  mode_t mode = 0; \
  if (has_mode(flags)) { va_list list; va_start(list, flags); mode = va_arg(list, mode_t); va_end(list); }
int open(const char *path, int flags, ...) { MODE(flags) return open_at(AT_FDCWD, path, flags, mode, CALLER); }
int open64(const char *path, int flags, ...) { MODE(flags) return open_at(AT_FDCWD, path, flags, mode, CALLER); }
int openat(int folder, const char *path, int flags, ...) {
  MODE(flags) return open_at(folder, path, flags, mode, CALLER);
}
int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags) return open_at(folder, path, flags, mode, CALLER);
}
int creat(const char *path, mode_t mode) {
  return open_at(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode, CALLER);
}
int mkstemp(char *path) {
  FAIL_WITH(-1, OPEN, path, -1)
  REAL(mkstemp);
  return opened(real(path), path, O_RDWR, false);
}
FILE *fopen(const char *path, const char *mode) {
  FAIL_WITH(NULL, OPEN, path, -1)
  REAL(fopen);
  return real(path, mode);
}
FILE *fopen64(const char *path, const char *mode) {
  FAIL_WITH(NULL, OPEN, path, -1)
  REAL(fopen64);
  return real(path, mode);
}
DIR *opendir(const char *path) { FAIL_WITH(NULL, OPEN, path, -1) REAL(opendir); return real(path); }

int stat(const char *restrict path, struct stat *restrict status) {
  FAIL_WITH(-1, STAT, path, -1)
  return (int)syscall(SYS_stat, path, status);
}
int lstat(const char *restrict path, struct stat *restrict status) {
  FAIL_WITH(-1, STAT, path, -1)
  return (int)syscall(SYS_lstat, path, status);
}
int fstat(int file, struct stat *status) {
  FAIL_WITH(-1, STAT, NULL, file)
  return (int)syscall(SYS_fstat, file, status);
}
off_t lseek(int file, off_t offset, int whence) {
  FAIL_WITH(-1, SEEK, NULL, file)
  return syscall(SYS_lseek, file, offset, whence);
}
off64_t lseek64(int file, off64_t offset, int whence) {
  FAIL_WITH(-1, SEEK, NULL, file)
  return syscall(SYS_lseek, file, offset, whence);
}

ssize_t read(int file, void *bytes, size_t count) {
  TRANSFER(READ, file, count)
  return syscall(SYS_read, file, bytes, count);
}
ssize_t readv(int file, const struct iovec *parts, int count) {
  FAIL_WITH(-1, READ, NULL, file)
  return syscall(SYS_readv, file, parts, count);
}
ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  TRANSFER(PREAD, file, count)
  return syscall(SYS_pread64, file, bytes, count, offset);
}
ssize_t pread64(int file, void *bytes, size_t count, off64_t offset) {
  TRANSFER(PREAD, file, count)
  return syscall(SYS_pread64, file, bytes, count, offset);
}

static ssize_t written(int file, const void *bytes, size_t count, int64_t offset, const void *caller) {
  size_t wanted = count;
  if (file == STDERR_FILENO && is_broken("silent")) return (ssize_t)count;
  int failure = fault(WRITE, NULL, file, caller);
  if (failure > 0 && is_broken("ignore")) return (ssize_t)wanted;
  if (failure > 0) { errno = failure; return -1; }
  if (failure == HALF && count > 1) count /= 2;
  ssize_t fits = fitting(file, count);
  if (fits < 0) return is_broken("ignore") ? (ssize_t)wanted : -1;
  if (trace_file >= 0) pthread_mutex_lock(&tracing);
  ssize_t result = offset < 0 ? syscall(SYS_write, file, bytes, fits)
    : syscall(SYS_pwrite64, file, bytes, fits, offset);
  int code = errno;
  if (trace_file >= 0) { record_write(file, bytes, result, offset); pthread_mutex_unlock(&tracing); }
  errno = code;
  return result >= 0 && is_broken("ignore") ? (ssize_t)wanted : result;
}
ssize_t write(int file, const void *bytes, size_t count) { return written(file, bytes, count, -1, CALLER); }
ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return written(file, bytes, count, offset, CALLER);
}
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  return written(file, bytes, count, offset, CALLER);
}
// As many parts as one `write` takes: callers must go on after a short write.
ssize_t writev(int file, const struct iovec *parts, int count) {
  bool is_regular = is_file(file);
  for (int i = 0; is_regular && i < count; i++)
    if (parts[i].iov_len > 0) return written(file, parts[i].iov_base, parts[i].iov_len, -1, CALLER);
  FAIL_WITH(-1, WRITE, NULL, file)
  return syscall(SYS_writev, file, parts, count);
}
// Callers copy by read and write instead.
ssize_t copy_file_range(int from, off64_t *start, int to, off64_t *end, size_t count, unsigned flags) {
  (void)from, (void)start, (void)to, (void)end, (void)count, (void)flags;
  errno = EXDEV;
  return -1;
}

int ftruncate(int file, off_t length) {
  FAIL_WITH(-1, TRUNCATE, NULL, file)
  return RECORDED(int, (int)syscall(SYS_ftruncate, file, length), result == 0, "size", inode_of(file, NULL), length,
    NULL, 0, NULL, NULL);
}
int ftruncate64(int file, off64_t length) {
  FAIL_WITH(-1, TRUNCATE, NULL, file)
  return RECORDED(int, (int)syscall(SYS_ftruncate, file, length), result == 0, "size", inode_of(file, NULL), length,
    NULL, 0, NULL, NULL);
}
// Returns the errno, as posix_fallocate does. The size of the file grows only.
static int allocated(int file, off_t offset, off_t length) {
  if (space >= 0) {
    if (length > space) return ENOSPC;
    space -= length;
  }
  REAL(posix_fallocate);
  return RECORDED(int, real(file, offset, length), result == 0, "grow", inode_of(file, NULL), offset + length,
    NULL, 0, NULL, NULL);
}
int posix_fallocate(int file, off_t offset, off_t length) {
  int failure = fault(ALLOCATE, NULL, file, CALLER);
  return failure > 0 ? failure : allocated(file, offset, length);
}
int posix_fallocate64(int file, off64_t offset, off64_t length) {
  int failure = fault(ALLOCATE, NULL, file, CALLER);
  return failure > 0 ? failure : allocated(file, offset, length);
}
int fallocate(int file, int mode, off_t offset, off_t length) {
  FAIL_WITH(-1, ALLOCATE, NULL, file)
  return RECORDED(int, (int)syscall(SYS_fallocate, file, mode, offset, length), result == 0 && mode == 0, "grow",
    inode_of(file, NULL), offset + length, NULL, 0, NULL, NULL);
}

// A shared mapping for writing changes a file unseen: the record says so.
static void *mapped(void *start, size_t count, int protection, int flags, int file, off_t offset) {
  void *result = (void *)syscall(SYS_mmap, start, count, protection, flags, file, offset);
  bool is_changed = file >= 0 && flags & MAP_SHARED && protection & PROT_WRITE && result != MAP_FAILED;
  if (trace_file >= 0 && is_changed) {
    pthread_mutex_lock(&tracing);
    record("map", inode_of(file, NULL), 0, NULL, 0, NULL, NULL);
    pthread_mutex_unlock(&tracing);
  }
  return result;
}
void *mmap(void *start, size_t count, int protection, int flags, int file, off_t offset) {
  FAIL_WITH(MAP_FAILED, MMAP, NULL, file)
  return mapped(start, count, protection, flags, file, offset);
}
void *mmap64(void *start, size_t count, int protection, int flags, int file, off64_t offset) {
  FAIL_WITH(MAP_FAILED, MMAP, NULL, file)
  return mapped(start, count, protection, flags, file, offset);
}

static int synced(int file, long call) {
  if (is_broken("nosync")) return 0;
  char path[512] = "";
  if (trace_file >= 0) path_of(file, path, sizeof path);
  return RECORDED(int, (int)syscall(call, file), result == 0, "sync", inode_of(file, NULL), 0, NULL, 0, path, NULL);
}
int fsync(int file) { FAIL_WITH(-1, FSYNC, NULL, file) return synced(file, SYS_fsync); }
int fdatasync(int file) { FAIL_WITH(-1, FSYNC, NULL, file) return synced(file, SYS_fdatasync); }

// Names.

int rename(const char *old, const char *new) {
  FAIL_WITH(-1, RENAME, new, -1)
  return RECORDED(int, (int)syscall(SYS_rename, old, new), result == 0, "rename", 0, 0, NULL, 0, old, new);
}
int renameat(int from, const char *old, int to, const char *new) {
  FAIL_WITH(-1, RENAME, new, -1)
  return RECORDED(int, (int)syscall(SYS_renameat, from, old, to, new), result == 0, "rename", 0, 0, NULL, 0, old, new);
}
static uint64_t inode_at(const char *path) {
  struct stat status;
  return syscall(SYS_stat, path, &status) == 0 ? status.st_ino : 0;
}
int link(const char *old, const char *new) {
  FAIL_WITH(-1, LINK, new, -1)
  return RECORDED(int, (int)syscall(SYS_link, old, new), result == 0, "link", inode_at(new), 0, NULL, 0, new, NULL);
}
int linkat(int from, const char *old, int to, const char *new, int flags) {
  FAIL_WITH(-1, LINK, new, -1)
  return RECORDED(int, (int)syscall(SYS_linkat, from, old, to, new, flags), result == 0, "link", inode_at(new), 0,
    NULL, 0, new, NULL);
}
int unlink(const char *path) {
  FAIL_WITH(-1, UNLINK, path, -1)
  if (is_broken("keep")) return 0;
  return RECORDED(int, (int)syscall(SYS_unlink, path), result == 0, "unlink", 0, 0, NULL, 0, path, NULL);
}
int unlinkat(int folder, const char *path, int flags) {
  FAIL_WITH(-1, UNLINK, path, -1)
  if (is_broken("keep")) return 0;
  return RECORDED(int, (int)syscall(SYS_unlinkat, folder, path, flags), result == 0, "unlink", 0, 0, NULL, 0, path,
    NULL);
}

// Memory. glibc's own functions, which exist before dlsym works; they never return less than they are asked for.

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
#define NO_MEMORY(value) if (fault(MALLOC, NULL, -1, CALLER) > 0) { errno = ENOMEM; return value; }
void *malloc(size_t size) { NO_MEMORY(NULL) return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { NO_MEMORY(NULL) return __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { NO_MEMORY(NULL) return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { NO_MEMORY(NULL) return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { NO_MEMORY(NULL) return __libc_memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
  NO_MEMORY(ENOMEM)
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

// Threads.

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  int failure = fault(THREAD, NULL, -1, CALLER);
  if (failure > 0) return failure;
  REAL(pthread_create);
  return real(thread, attributes, start, argument);
}

// Sockets.

ssize_t send(int socket, const void *bytes, size_t count, int flags) {
  TRANSFER(SEND, socket, count)
  return syscall(SYS_sendto, socket, bytes, count, flags, NULL, 0);
}
ssize_t sendmsg(int socket, const struct msghdr *message, int flags) {
  FAIL_WITH(-1, SEND, NULL, socket)
  if (failure == HALF && message->msg_iovlen > 1) {
    struct msghdr first = *message;
    first.msg_iovlen = 1;
    return syscall(SYS_sendmsg, socket, &first, flags);
  }
  return syscall(SYS_sendmsg, socket, message, flags);
}
ssize_t sendfile(int to, int from, off_t *offset, size_t count) {
  TRANSFER(SEND, to, count)
  return syscall(SYS_sendfile, to, from, offset, count);
}
ssize_t sendfile64(int to, int from, off64_t *offset, size_t count) {
  TRANSFER(SEND, to, count)
  return syscall(SYS_sendfile, to, from, offset, count);
}
ssize_t recv(int socket, void *bytes, size_t count, int flags) {
  TRANSFER(RECEIVE, socket, count)
  return syscall(SYS_recvfrom, socket, bytes, count, flags, NULL, NULL);
}
int accept4(int socket, struct sockaddr *restrict address, socklen_t *restrict length, int flags) {
  FAIL_WITH(-1, ACCEPT, NULL, socket)
  return (int)syscall(SYS_accept4, socket, address, length, flags);
}
int accept(int socket, struct sockaddr *restrict address, socklen_t *restrict length) {
  FAIL_WITH(-1, ACCEPT, NULL, socket)
  return (int)syscall(SYS_accept, socket, address, length);
}
