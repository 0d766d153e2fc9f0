/**
 * Which moment a backup shows. PostgreSQL says where in its log a backup ends, and not when that was; so the place is noted with
 * the time again and again, and the last time at which the place was not past the end is the moment: what was acknowledged
 * before it is in the backup, whatever clocks and buffers lie between.
 */
import type { Database } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { findFlushedPlace } from './store.ts'
import { readPosition } from './wire/log-position.ts'

/** Milliseconds between two notes. */
const NOTE_MS = 200

/** Notes that are kept: the first, and of the rest the last seven minutes. */
const MAX_NOTES = 2000

/** Notes times and places until it is stopped. */
export interface Moments {
  /** The last noted time at which nothing behind this place was in the log. */
  lastBefore(place: bigint): Date
  stop(): void
}

/** Begins with a note. */
export async function watchMoments(db: Database, clock: Clock): Promise<Moments> {
  const first = await note(db, clock)
  const notes: Note[] = []
  let asking = false
  const timer = setInterval(() => {
    if (asking) return
    asking = true
    // One that cannot be made leaves an earlier moment, which is true as well.
    note(db, clock)
      .then(
        made => notes.push(made) > MAX_NOTES && notes.shift(),
        () => {},
      )
      .finally(() => {
        asking = false
      })
  }, NOTE_MS)
  return {
    lastBefore: place => (notes.findLast(note => note.place <= place) ?? first).at,
    stop: () => clearInterval(timer),
  }
}

interface Note {
  readonly at: Date
  readonly place: bigint
}

async function note(db: Database, clock: Clock): Promise<Note> {
  const at = clock.now()
  return { at, place: readPosition(await findFlushedPlace(db)) }
}
