/** Lets the making of values run beside their use. */

/**
 * The same values; while one is being used, the next is made already. An error of the source comes after the values
 * before it. When the user stops, the source is told to, too, but not waited for.
 */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const values = source[Symbol.asyncIterator]()
  let next = begin(values)
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = begin(values)
      yield value
    }
  } finally {
    values.return?.().catch(() => {})
  }
}

/** Its failure is heard when it is awaited, which may be late. */
function begin<T>(values: AsyncIterator<T>): Promise<IteratorResult<T, unknown>> {
  const next = values.next()
  next.catch(() => {})
  return next
}
