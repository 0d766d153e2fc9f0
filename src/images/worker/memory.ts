/** A share of the memory for each work, so that a few small pictures are decoded at once, or one large one. */

/** The memory of this process. */
export interface Memory {
  /** Works as soon as so many bytes are free. Work that wants more than there is waits until it is alone. */
  use<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

/** Makes a memory of so many bytes. Who comes first is served first. */
export function makeMemory(total: number): Memory {
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = []
  let used = 0

  function next(): void {
    const [first] = waiting
    if (first === undefined || (used > 0 && used + first.bytes > total)) return
    waiting.shift()
    used += first.bytes
    first.begin()
    next()
  }

  return {
    async use(bytes, work) {
      await new Promise<void>(begin => {
        waiting.push({ bytes, begin })
        next()
      })
      try {
        return await work()
      } finally {
        used -= bytes
        next()
      }
    },
  }
}
