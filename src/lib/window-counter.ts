/** Counts what happens by key in windows of time, with bounded memory. */
import { lastUsed } from './last-used.ts'

/** What is left of a key's window. */
export interface Window {
  /** How often it was counted, this time included. */
  readonly count: number
  /** Milliseconds until the window ends, at least 1. */
  readonly msLeft: number
}

/** Counts by key. Times are in milliseconds. */
export interface WindowCounter<Key> {
  /** Counts once more and answers the window. The first of a key opens its window. */
  count(key: Key, now: number): Window
  /** Counts so many more at once, which were counted elsewhere; fewer than none take back what was counted, and open no window. */
  add(key: Key, amount: number, now: number): Window
  /** The window as it is; undefined when there is none open. */
  look(key: Key, now: number): Window | undefined
}

/**
 * Makes a counter of windows of `lengthMs`. Of more than `mostKeys` keys the one that was counted longest ago is forgotten,
 * and begins anew: whoever has that many addresses gains little by it.
 */
export function makeWindowCounter<Key extends string | number>(
  lengthMs: number,
  mostKeys: number,
): WindowCounter<Key> {
  const windows = lastUsed<Key, { count: number; readonly endsAt: number }>(mostKeys)

  /** A clock that was set back must not keep a window open for longer than its length. */
  function openAt(key: Key, now: number) {
    const window = windows.get(key)
    return window !== undefined && now < window.endsAt && window.endsAt - now <= lengthMs ? window : undefined
  }

  function add(key: Key, amount: number, now: number): Window {
    let window = openAt(key, now)
    if (window === undefined) {
      if (amount < 0) return { count: 0, msLeft: lengthMs }
      window = { count: 0, endsAt: now + lengthMs }
      windows.set(key, window)
    }
    window.count = Math.max(0, window.count + amount)
    return { count: window.count, msLeft: window.endsAt - now }
  }

  return {
    add,
    count: (key, now) => add(key, 1, now),
    look(key, now) {
      const window = openAt(key, now)
      return window && { count: window.count, msLeft: window.endsAt - now }
    },
  }
}
