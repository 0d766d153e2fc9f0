/** Milliseconds of the processor that this thread has had: what else the machine does is none of it. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
