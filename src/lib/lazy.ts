/** Work that is done when it is first needed, and once: later callers get the same answer. A failure is not kept. */
export function lazy<T>(work: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= work().catch((error: unknown) => {
      answer = undefined
      throw error
    })
    return answer
  }
}
