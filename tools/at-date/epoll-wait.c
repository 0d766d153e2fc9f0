/*
 * Loaded before libfaketime, whose own epoll_wait() shows the real time to signal handlers that interrupt it: PostgreSQL's
 * time limits, which are such handlers, would not be noticed.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

int epoll_wait(int epoll, struct epoll_event *events, int most, int timeout)
{
	return syscall(SYS_epoll_pwait, epoll, events, most, timeout, NULL, _NSIG / 8);
}
