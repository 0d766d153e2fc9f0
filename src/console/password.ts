/**
 * Passwords: hashed with Argon2id (RFC 9106) and kept as PHC strings. A hash takes 19 MiB and some 50 ms of a core, so
 * few are made at once, and few wait.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { Problem } from '../http/problems.ts'
import { randomBase62 } from '../lib/base62.ts'

/** Characters of a new password at least, after normalisation. */
export const SHORTEST_PASSWORD = 10

/** Characters of a password at most; more would only be more to hash. */
export const MAX_PASSWORD_LENGTH = 200

/** The least that OWASP's Password Storage Cheat Sheet names for Argon2id; memory in KiB. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const MAX_AT_ONCE = 2
const MAX_WAITING = 20

/** A PHC string, as `hashPassword` writes it. */
const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/

/** Hashes a password with a salt of its own. Throws 429 `console/too-many-attempts` when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return toPhc(salt, await derive(password, salt, COST, HASH_BYTES))
}

function toPhc(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

/** What a password is compared with where there is no user: the answer takes as long, and is always no. */
const NOBODYS_HASH = toPhc(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))

/**
 * Whether the password is the one that was hashed; without a hash it takes the same time and is not. Throws 429
 * `console/too-many-attempts` when too many wait already.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = PHC.exec(hash ?? NOBODYS_HASH)?.groups
  if (parts === undefined) throw new Error('A password hash is no PHC string of Argon2id')
  const wanted = Buffer.from(parts.hash ?? '', 'base64')
  const cost = {
    memory: Number(parts.memory),
    passes: Number(parts.passes),
    parallelism: Number(parts.parallelism),
  }
  const found = await derive(password, Buffer.from(parts.salt ?? '', 'base64'), cost, wanted.length)
  return timingSafeEqual(found, wanted) && hash !== undefined
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

let running = 0
const waiting: (() => void)[] = []

/** Derives in a thread of Node's pool, two at once: the other two threads are left to files and names. */
async function derive(
  password: string,
  nonce: Buffer,
  cost: typeof COST,
  tagLength: number,
): Promise<Buffer> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw tooMany()
    await new Promise<void>(resolve => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await new Promise((resolve, reject) => {
      const parameters = { message: normalise(password), nonce, tagLength, ...cost }
      argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
    })
  } finally {
    // The place goes to the next in line, so that nobody gets in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function tooMany(): Problem {
  return new Problem('console/too-many-attempts', 'Too many people sign in at once. Try again in a moment.', {
    headers: { 'retry-after': '1' },
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
