/** `If-Match`: a change is made only to what the caller has seen (docs/rules/matching.md). */
import type { FastifyRequest } from 'fastify'
import type { Condition } from '../db/condition.ts'
import { underCondition } from '../db/condition.ts'
import type { Transaction } from '../db/database.ts'
import { Problem } from './problems.ts'
import type { Tagged } from './tagged.ts'

/** One entity tag of a list: W/ where it is weak, and the opaque part in its quotes (RFC 9110, 8.8.3). */
const TAG = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`

/** A list of them, in which places may be empty (RFC 9110, 5.6.1); each character can be read in one way only. */
const TAGS = new RegExp(String.raw`^[ \t,]*${TAG}(?:[ \t]*,[ \t,]*${TAG})*[ \t,]*$`)

/** The tags of which one must be the present one, or any. Throws 400 `request/invalid-if-match`. */
export function readIfMatch(text: string): ReadonlySet<string> | 'any' {
  if (text.trim() === '*') return 'any'
  if (!TAGS.test(text)) {
    throw new Problem(
      'request/invalid-if-match',
      'If-Match must be * or tags in double quotes with commas between, as an ETag told them, such as "12-3".',
    )
  }
  return new Set(text.match(new RegExp(TAG, 'g')) ?? [])
}

/** A call that is refused unless it says what it has seen (R-MATCH-8). */
function required(): Problem {
  return new Problem(
    'request/precondition-required',
    'This shop wants every change to say what it is based on: read what is to be changed, and send its ETag as If-Match.',
  )
}

function failed(etag: string): Problem {
  return new Problem(
    'request/precondition-failed',
    'It is not as the If-Match of this call says, and nothing was changed. Read it again: the ETag here is its present one.',
    { headers: { etag } },
  )
}

/** What came of a handler, and the tag of the resource afterwards as far as it is known. */
interface Done {
  readonly answer: unknown
  readonly etag: string | undefined
}

/** Handles a call that changes what has a tag. Throws 412, 428, or 400 for a header that is none. */
export async function changeTagged<Params>(
  { hold, isWhole }: Tagged<Params>,
  request: FastifyRequest,
  handle: () => unknown,
): Promise<Done> {
  const { actor, params } = request
  const header = request.headers['if-match']
  if (actor === undefined) throw new Error('Nobody is known whose it could be')
  if (header === undefined) {
    // Of people only the page knows what they have seen.
    if (actor.mustMatch && actor.userId === undefined) throw required()
    return { answer: await handle(), etag: undefined }
  }
  const wanted = readIfMatch(header)
  // Whether there is any the handler finds out (404), so that nothing has to be held for it.
  if (wanted === 'any') return { answer: await handle(), etag: undefined }
  const [shopId, named] = [actor.shopId, params as Params]
  const condition = new Match(
    wanted,
    tx => hold(tx, shopId, named),
    async tx => (await isWhole?.(tx, shopId, named)) ?? true,
  )
  try {
    const answer = await underCondition(condition, handle)
    if (!condition.isJudged) throw new Error('A change of what has a tag was made in no transaction')
    return { answer, etag: condition.etag }
  } finally {
    // What the call has set off runs on, and is not the call's.
    condition.isSettled = true
  }
}

class Match implements Condition {
  isSettled = false
  /** Whether it was looked at at all. */
  isJudged = false
  /** As it was left by the last transaction; undefined when there is nothing any more. */
  etag: string | undefined
  readonly #wanted: ReadonlySet<string>
  readonly #hold: (tx: Transaction) => Promise<string | undefined>
  readonly #isWhole: (tx: Transaction) => Promise<boolean>
  /** What is refused unless the handler finds that what the path names is not there. */
  #refusal: Problem | undefined

  constructor(
    wanted: ReadonlySet<string>,
    hold: (tx: Transaction) => Promise<string | undefined>,
    isWhole: (tx: Transaction) => Promise<boolean>,
  ) {
    this.#wanted = wanted
    this.#hold = hold
    this.#isWhole = isWhole
  }

  readonly begin = async (tx: Transaction): Promise<void> => {
    this.isJudged = true
    this.etag = await this.#hold(tx)
    // Of what is not there the handler tells (404).
    // Weak tags stand with their W/ in the set, and so match nothing.
    this.#refusal = this.etag === undefined || this.#wanted.has(this.etag) ? undefined : failed(this.etag)
    if (this.#refusal !== undefined && (await this.#isWhole(tx))) throw this.#refusal
  }

  readonly end = async (tx: Transaction, prepares: boolean): Promise<boolean> => {
    if (this.#refusal !== undefined) throw this.#refusal
    if (prepares) return true
    const before = this.etag
    this.etag = await this.#hold(tx)
    return this.etag !== before
  }
}

/** The problems that `If-Match` adds to an operation that a token may call, and where a person may. */
export const MATCH_PROBLEMS = ['request/invalid-if-match', 'request/precondition-failed'] as const

/** The headers of conditions as documents tell them. Not checked by their schemas: a problem of its own says what is wrong. */
export const IF_MATCH = {
  'If-Match': {
    type: 'string',
    description:
      'The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412.',
  },
} as const

export const IF_NONE_MATCH = {
  'If-None-Match': {
    type: 'string',
    description:
      'An `ETag` that is known already: when it still is the present one the answer is 304, without a body.',
  },
} as const

/** Of the answer that tells the tag. */
export const ETAG = {
  ETag: { type: 'string', description: 'The tag of what this is about, as it is now.' },
} as const
