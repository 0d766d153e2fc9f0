/** Waiting for what may never come. */

/** What the work comes to within so many milliseconds; throws what `late` says after that, and passes over what comes then. */
export async function inTime<T>(
  work: Promise<T>,
  ms: number,
  late = () => new Error(`Nothing came in ${ms} ms`),
): Promise<T> {
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => over.reject(late()), ms)
  try {
    return await Promise.race([work, over.promise])
  } finally {
    clearTimeout(timer)
  }
}
