/** Pictures on their way: one after the other, so that they come to stand in the order in which they were chosen. */
import { useRef, useState } from 'react'
import { addPicture, pictureFault } from './upload-picture.ts'

/** A picture on its way. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'checking' | 'sent' | 'failed'
  /** From 0 to 1. */
  readonly share: number
  /** Why it failed: by the page's own judgement, or what the server said. */
  readonly fault?: 'wrongType' | 'tooLarge'
  readonly error?: unknown
}

/** The uploads of an item. `onDone` hears, when none waits any more, how many have come. */
export function useUploads(itemId: number, onDone: (sent: number) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<Upload[]>([])
  const running = useRef(false)
  const lastKey = useRef(0)
  const put = (key: number, changes: Partial<Upload>) =>
    setUploads(before => before.map(one => (one.key === key ? { ...one, ...changes } : one)))
  const run = async () => {
    if (running.current) return
    running.current = true
    let sent = 0
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      const { key, file } = next
      put(key, { state: 'sending', share: 0 })
      try {
        await addPicture(itemId, file, share =>
          put(key, { share, state: share < 1 ? 'sending' : 'checking' }),
        )
        put(key, { state: 'sent', share: 1 })
        sent += 1
      } catch (error) {
        put(key, { state: 'failed', error })
      }
    }
    running.current = false
    // What has come is shown among the pictures.
    setUploads(before => before.filter(({ state }) => state !== 'sent'))
    if (sent > 0) onDone(sent)
  }
  const begin = (wanted: readonly Upload[]) => {
    queue.current.push(...wanted.filter(({ fault }) => fault === undefined))
    void run()
  }
  return {
    uploads,
    add: (files: readonly File[]) => {
      const made = files.map((file): Upload => {
        const fault = pictureFault(file)
        lastKey.current += 1
        const base = { key: lastKey.current, file, share: 0 }
        return fault === null ? { ...base, state: 'waiting' } : { ...base, state: 'failed', fault }
      })
      setUploads(before => [...before, ...made])
      begin(made)
    },
    again: (upload: Upload) => {
      put(upload.key, { state: 'waiting', share: 0, error: undefined })
      begin([upload])
    },
    leave: ({ key }: Upload) => setUploads(before => before.filter(one => one.key !== key)),
  }
}
