#pragma once
#include <sys/epoll.h>
#include <sys/types.h>
#include <sys/xattr.h>

/// `sync_file_range(2)`, which the headers have for GNU programs only.
extern int sync_file_range(int descriptor, off_t offset, off_t count, unsigned int flags);
static const unsigned int CORRIDOR_SYNC_FILE_RANGE_WRITE = 2;
