/**
 * Passwords: which are taken, and how they are hashed, with Argon2id (RFC 9106), and kept as PHC strings. A hash takes 19 MiB
 * and some 20 ms of a core, so few are made at once, and few wait.
 */
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../http/problems.ts'
import { randomBase62 } from '../lib/base62.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './limits.ts'

/** The least that OWASP's Password Storage Cheat Sheet names for Argon2id; memory in KiB. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const MAX_AT_ONCE = 2
const MAX_WAITING = 20

/** A password that somebody gets from another. */
export interface FirstPassword {
  readonly password: string
  /** Whether it only serves to choose another (R-CONSOLE-12). */
  readonly temporary: boolean
}

/** What is wrong with a password that somebody chose, as the end of a sentence; undefined when it is good. */
export function faultOfPassword(password: string): string | undefined {
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) return `must have at least ${MIN_PASSWORD_LENGTH} characters`
  if (password.length > MAX_PASSWORD_LENGTH) return `must have at most ${MAX_PASSWORD_LENGTH} characters`
  return undefined
}

/** Hashes a password with a salt of its own, which only people who are known ask for. Throws 429 `console/too-many-attempts` when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(waiting.known, () => hash(normalise(password), { ...COST, outputLen: HASH_BYTES }))
}

/** What a password is compared with where there is no user: the answer takes as long, and is always no. */
const NOBODYS_HASH = [
  '$argon2id$v=19',
  `m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}`,
  noise(SALT_BYTES),
  noise(HASH_BYTES),
].join('$')

function noise(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '')
}

/**
 * Whether the password is the one that was hashed, at whatever cost; without a hash it takes the same time and is not.
 * Throws 429 `console/too-many-attempts` when too many wait already. Who is `known`, by a session or by a browser that was
 * signed in before, waits in a line of its own and comes first: strangers hold up strangers only.
 */
export async function verifyPassword(
  password: string,
  hashed: string | undefined,
  { known }: { readonly known: boolean } = { known: false },
): Promise<boolean> {
  const line = known ? waiting.known : waiting.strangers
  const isRight = await inTurn(line, () => verify(hashed ?? NOBODYS_HASH, normalise(password)))
  return isRight && hashed !== undefined
}

/** Characters as people count them, however the password was typed. */
export function lengthOf(password: string): number {
  return [...normalise(password)].length
}

/** Whether two passwords are the same to `verifyPassword`. */
export function areSame(one: string, other: string): boolean {
  return normalise(one) === normalise(other)
}

/** A new password of 20 letters and digits: 119 bits. */
export function generatePassword(): string {
  return randomBase62(20)
}

/** Keyboards and input methods write the same characters in different ways: full width or half, composed or not. */
function normalise(password: string): string {
  return password.normalize('NFKC')
}

/** Of the process, as the threads are that hash: servers of one process share both. */
let running = 0
type Line = (() => void)[]
const waiting: { readonly known: Line; readonly strangers: Line } = { known: [], strangers: [] }

/** Works in a thread of Node's pool, two at once: the other two threads are left to files and names. */
async function inTurn<T>(line: Line, work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) {
    if (line.length >= MAX_WAITING) throw tooMany()
    await new Promise<void>(resolve => line.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    // The place goes to the next in line, so that nobody gets in between.
    const next = waiting.known.shift() ?? waiting.strangers.shift()
    if (next) next()
    else running--
  }
}

function tooMany(): Problem {
  return new Problem('console/too-many-attempts', 'Too many people sign in at once. Try again in a moment.', {
    headers: { 'retry-after': '1' },
  })
}
