/**
 * Passes over pictures and files beside the log: one is at work at a time, and neither waits for the other. A pass of many, or one for
 * whose bytes a bucket is waited for, may take hours.
 */
import type { Context } from '../../context.ts'
import { inTime } from '../../lib/in-time.ts'
import { findFlushedPlace } from '../store.ts'
import { readPosition } from '../wire/log-position.ts'
import type { ArchiveObjects } from './archive-objects.ts'

/** Milliseconds for which what is broken off is waited for: a reading ends at once, and a writing, of which nothing is lost, by itself. */
const BROKEN_OFF_MS = 1_000

/** A time, and how long the log was then. */
export interface Note {
  readonly at: Date
  readonly place: bigint
}

/** What a pass goes by, and who hears of it. */
interface Parts {
  readonly archiveObjects: ArchiveObjects
  /** Since when rows are looked at. */
  readonly since: () => Date
  /** Pictures and files of all that was committed before it are archived. */
  readonly passed: (note: Note) => void
  readonly failed: (error: unknown) => void
}

/** Disposing breaks off what is at work. */
export interface ObjectPasses extends AsyncDisposable {
  /** Whether the last one has failed. */
  readonly isFailing: boolean
  /** Begins one, unless one is at work. */
  begin(): void
  /** Makes a last one, for which so many milliseconds are waited. */
  last(ms: number): Promise<void>
}

/** Makes them. */
export function makeObjectPasses(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { archiveObjects, since, passed, failed }: Parts,
): ObjectPasses {
  const ended = new AbortController()
  let atWork: Promise<void> | undefined
  let isFailing = false

  async function pass(): Promise<void> {
    try {
      // Noted first: what was committed before is found.
      const note = { at: clock.now(), place: readPosition(await findFlushedPlace(db)) }
      await archiveObjects(since(), ended.signal)
      isFailing = false
      passed(note)
    } catch (error) {
      if (ended.signal.aborted) return
      isFailing = true
      failed(error)
    }
  }

  function begin(): void {
    if (ended.signal.aborted) return
    atWork ??= pass().finally(() => {
      atWork = undefined
    })
  }

  return {
    get isFailing() {
      return isFailing
    },
    begin,
    async last(ms) {
      const whole = async () => {
        await atWork
        begin()
        await atWork
      }
      await inTime(whole(), ms).catch(() => {})
    },
    async [Symbol.asyncDispose]() {
      ended.abort()
      await inTime(Promise.resolve(atWork), BROKEN_OFF_MS).catch(() => {})
    },
  }
}
