/**
 * Calls with an Idempotency-Key (docs/rules/keys.md, decision 016): what they write is committed at once and with their
 * answer, and whoever sends one again gets that answer. Operations know nothing of it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../db/database.ts'
import { DatabaseError } from '../../db/sqlstate.ts'
import type { Unit } from '../../db/unit.ts'
import { openUnit } from '../../db/unit.ts'
import type { Clock } from '../../lib/clock.ts'
import { withinUnit } from '../../lib/shop-at-work.ts'
import type { ShopLimits } from '../../shop-limits.ts'
import type { Outcome } from '../outcome.ts'
import type { Problem } from '../problems.ts'
import { KEPT_REFUSALS, requireDeclaredKeys } from './declared.ts'
import { JSON_TYPE, problemAnswer, successOf } from './kept-answers.ts'
import { makeKeptRoom } from './kept-room.ts'
import { fingerprintOf, type KeyOwner, keyDigest, REPLAYED_HEADER, seal, unseal } from './key.ts'
import {
  cutoffOf,
  type FoundKey,
  findKey,
  HELD_BY_ANOTHER,
  KEPT_ALREADY,
  type KeptAnswer,
  type KeyRow,
  keepAnswer,
  keepOpen,
  lockAndFind,
  readFound,
} from './key-store.ts'
import { inUse, reused } from './refusals.ts'

/** What is to be known of an operation whose calls can be sent again. */
export interface KeyedOperation {
  readonly method: string
  readonly path: string
  /** The status of its success. */
  readonly status: number
  /** Whether its answers hold secrets, and are kept encrypted. */
  readonly secret: boolean
  /** The body of its success, when one write of `keptWrites` is all that it does. */
  readonly oneWrite: string | undefined
  /** Whether it finds out with its first write that it was answered before. */
  readonly looksLater: boolean
}

/** Makes a call of an operation that has a key. */
type CallWithKey = (
  operation: KeyedOperation,
  asked: { readonly key: string; readonly owner: { readonly shopId: number; readonly key: KeyOwner } },
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<Outcome>,
) => Promise<FastifyReply>

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where an application is made without a database. */
    readonly callWithKey: CallWithKey | undefined
  }
}

interface Parts {
  readonly db: Database
  readonly clock: Clock
  readonly config: { readonly shopLimits: ShopLimits }
  /** What an error is told as. */
  readonly toProblem: (error: unknown, request: FastifyRequest) => Problem
}

/** A call while it runs. */
interface KeyedCall {
  readonly row: KeyRow
  readonly key: string
  readonly operation: KeyedOperation
  readonly now: () => Date
  /** The answer, once it was kept by the write itself. */
  kept: KeptAnswer | undefined
}

/** The calls of units, for `leaveAnswerOpen`. */
const calls = new WeakMap<Unit, KeyedCall>()

/** Thrown through a handler when its call has been answered before. */
class Answered extends Error {
  readonly found: FoundKey

  constructor(found: FoundKey) {
    super('The call was answered before')
    this.found = found
  }
}

/** Lets the operations that are registered after it be called with a key. */
export function takeKeys(app: FastifyInstance, parts: Parts): void {
  requireDeclaredKeys(app)
  app.decorate('callWithKey', makeCallWithKey(parts))
}

/** Makes what calls operations with a key. One for a process. */
function makeCallWithKey({ db, clock, config, toProblem }: Parts): CallWithKey {
  /** Keys of calls that run here. Those of other servers are told by the lock. */
  const running = new Set<string>()
  const now = () => clock.now()
  const room = makeKeptRoom(db, config.shopLimits.kept_answers, now)

  return async (operation, { key, owner }, request, reply, handle) => {
    const { method, path } = operation
    const digest = keyDigest(owner.key, method, path, request.params, key)
    const row: KeyRow = {
      key: digest,
      shopId: owner.shopId,
      isBuyers: 'shop' in owner.key,
      fingerprint: fingerprintOf(request, key),
      requestId: request.id,
    }
    const call: KeyedCall = { row, key, operation, now, kept: undefined }
    const name = digest.toString('latin1')
    const isFirst = !running.has(name)
    running.add(name)
    try {
      if (!isFirst) {
        await requireUnanswered(db, call)
        throw inUse()
      }
      if (!operation.looksLater) await requireUnanswered(db, call)
      try {
        await room.take(row)
        const answer = await run(db, call, handle, error => toProblem(error, request))
        room.note(row, answer.body.length)
        return send(reply, answer)
      } catch (refusal) {
        // It may have been refused before its first write could look.
        if (operation.looksLater && !(refusal instanceof Answered))
          await requireUnanswered(db, call).catch(unlessFound(refusal))
        throw refusal
      }
    } catch (error) {
      if (!(error instanceof Answered)) throw error
      return replay(call, error.found, reply)
    } finally {
      if (isFirst) running.delete(name)
    }
  }
}

/** Runs the call in a unit, and commits it with its answer. */
async function run(
  db: Database,
  call: KeyedCall,
  handle: () => Promise<Outcome>,
  toProblem: (error: unknown) => Problem,
): Promise<KeptAnswer> {
  const unit = unitOf(db, call)
  calls.set(unit, call)
  let answer: KeptAnswer
  try {
    answer = await withinUnit(unit, handle).then(successOf, error => refusalOf(call, toProblem, error))
  } catch (error) {
    // What was done before a refusal that is not kept, such as counting an attempt to sign in, was meant to stay.
    if (unit.isOpen) await (isFault(error, toProblem) ? unit.undo() : unit.commit())
    throw error
  }
  if (!unit.isOpen) return call.kept ?? (await closedAnswer(db, call, answer))
  try {
    const kept = call.operation.secret
      ? { ...answer, body: seal(answer.body, call.key, call.row.key), sealed: true }
      : answer
    await unit.commit(keepAnswer(call.row, kept, call.now()))
    return answer
  } catch (error) {
    if (hasCode(error, KEPT_ALREADY)) await requireUnanswered(db, call)
    // Refused at the very end, such as for want of stock: all is undone, and that is the answer.
    return keepRefusal(db, call, refusalOf(call, toProblem, error))
  }
}

/** Keeps the answer to a call that has done nothing. */
async function keepRefusal(db: Database, call: KeyedCall, refusal: KeptAnswer): Promise<KeptAnswer> {
  const { statement, values } = keepAnswer(call.row, refusal, call.now())
  try {
    await db.query(statement, values)
    return refusal
  } catch (error) {
    if (hasCode(error, KEPT_ALREADY)) await requireUnanswered(db, call)
    throw error
  }
}

/** Throws `Answered` when the call was answered before, here or elsewhere. */
async function requireUnanswered(db: Database, { row, now }: KeyedCall): Promise<void> {
  const found = await findKey(db, row.key, now())
  if (found !== undefined) throw new Answered(found)
}

function unitOf(db: Database, call: KeyedCall): Unit {
  const { key, shopId, fingerprint, requestId } = call.row
  const { oneWrite, status } = call.operation
  const contentType = oneWrite === '' ? null : JSON_TYPE
  const at = call.now()
  return db.unit({
    first: () => lockAndFind(key, call.now()),
    judge: rows => {
      const found = readFound(rows)
      if (found !== undefined) throw new Answered(found)
    },
    explain: error => (hasCode(error, HELD_BY_ANOTHER) ? inUse() : error),
    keptValues:
      oneWrite === undefined
        ? undefined
        : [key, cutoffOf(at), shopId, fingerprint, at, requestId, status, contentType, oneWrite],
    onKept: row => {
      const { id = '' } = row as { readonly id?: number }
      const body = Buffer.from((oneWrite ?? '').replace('{id}', String(id)))
      call.kept = { status, contentType, body, sealed: false, etag: null }
    },
    onNothing: () => requireUnanswered(db, call),
  })
}

/** The refusal as an answer. Throws what was thrown when it is none that is kept, as one that says when to ask again. */
function refusalOf(call: KeyedCall, toProblem: (error: unknown) => Problem, error: unknown): KeptAnswer {
  if (error instanceof Answered) throw error
  const problem = toProblem(error)
  if (!KEPT_REFUSALS.has(problem.status) || problem.headers['retry-after'] !== undefined) throw error
  return problemAnswer(problem, call.row.requestId)
}

function isFault(error: unknown, toProblem: (error: unknown) => Problem): boolean {
  return error instanceof Answered || toProblem(error).status >= 500
}

/** Throws an earlier answer that was found; where it could not be looked for, the refusal stands. */
function unlessFound(refusal: unknown): (error: unknown) => never {
  return error => {
    throw error instanceof Answered ? error : refusal
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof DatabaseError && error.code === code
}

/** What was kept with the payment that the call asked for; what the handler says when that is still open. */
async function closedAnswer(db: Database, call: KeyedCall, answer: KeptAnswer): Promise<KeptAnswer> {
  const found = await findKey(db, call.row.key, call.now())
  if (found === undefined || found.body === null) return answer
  const { status, content_type: contentType, body, etag } = found
  return { status, contentType, body, sealed: false, etag }
}

/**
 * Notes, in the transaction that writes down a payment, that the answer of the call is known when that is. The transaction
 * is then committed by itself, since the payment service is asked next. Answers the name by which the answer is to be kept,
 * null where the call has no key.
 */
export async function leaveAnswerOpen(tx: Transaction): Promise<Buffer | null> {
  const unit = openUnit()
  const call = unit && calls.get(unit)
  if (unit === undefined || call === undefined) return null
  await keepOpen(tx, call.row, call.operation.status, call.now())
  unit.endWithTransaction()
  return call.row.key
}

/** Answers as the first call was answered (R-KEY-3), or refuses what is another call, or too early. */
function replay({ row, key }: KeyedCall, found: FoundKey, reply: FastifyReply): FastifyReply {
  if (!found.fingerprint.equals(row.fingerprint)) throw reused()
  const { request_id, status, content_type: contentType, body, sealed, etag } = found
  if (body === null) throw inUse()
  reply.header('x-request-id', request_id).header(REPLAYED_HEADER, 'true')
  const answer = {
    status,
    contentType,
    body: sealed ? unseal(body, key, row.key) : body,
    sealed: false,
    etag,
  }
  return send(reply, answer)
}

function send(reply: FastifyReply, { status, contentType, body, etag }: KeptAnswer): FastifyReply {
  reply.status(status)
  if (etag !== null) reply.header('etag', etag)
  return contentType === null ? reply.send() : reply.header('content-type', contentType).send(body)
}
