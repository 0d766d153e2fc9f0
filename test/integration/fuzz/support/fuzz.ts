/**
 * Rounds of calls made from the documents. In each, two new shops are there; several callers at once send what fast-check
 * makes of all operations, and each answer is held against its document. Then what was refused is sent once more, all of
 * it, and the database is looked at before and after.
 */
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import pg from '#pg'
import { describeCall } from '../../../contract/support/answer-faults.ts'
import type { Answer, Call } from '../../../contract/support/call.ts'
import { fingerprint } from '../../access/support/fingerprint.ts'
import type { TestConsole } from '../../console/support/sign-in.ts'
import { callOf, type Scene } from './calls.ts'
import { makeFactors } from './factors.ts'
import { forgetShops } from './forget.ts'
import { makeJudge } from './judge.ts'
import { type Fuzzed, type Plan, plansOf } from './plans.ts'
import { learn, newScene } from './scene.ts'
import { type FuzzedServer, MAX_ANSWER_MS } from './server.ts'

/** When it ends: with as many requests, or when as much time has passed, whatever is first. */
export interface Bounds {
  readonly requests: number
  readonly seconds: number
}

/** What was done and found. */
export interface Fuzzing {
  readonly requests: number
  readonly rounds: number
  /** Refused calls that were sent again between two looks at the database. */
  readonly replayed: number
  /** By status. */
  readonly statuses: ReadonlyMap<number, number>
  /** Of the longest answer. */
  readonly longestMs: number
  /** Operations that succeeded at least once, by name. */
  readonly succeeded: ReadonlySet<string>
  readonly operations: readonly string[]
  readonly faults: readonly string[]
}

/** Callers at once. */
const MAX_CALLERS = 16

/** Fewer would leave the program idle. */
const MIN_CALLERS = 8

/** Requests of a round: then shops are new, since settings, deletions and limits leave ever less to do. */
const MAX_ROUND = 2000

/** Refused calls that are sent again in a round. */
const MAX_REPLAYED = 300

/** Of the refusals of one operation with one type. */
const MAX_ALIKE = 4

/** What is found twice is told once; more than that are not looked for. */
const MAX_FAULTS = 40

/** So long fast-check goes on with one seed, and looks for a smaller case of what it has found. */
const MAX_CHECK_MS = 10_000

/**
 * Tables in which a refusal may leave something: answers that are kept under keys are what keys are for, and a sign-in
 * that waits for its second step is told by the first, is tried so often, and is over.
 */
const KEPT_OF_REFUSALS = ['idempotency_keys', 'pending_sign_ins']

/**
 * Refusals that leave something by intent: cards that a payment service refused are counted, so that nobody tries them without end
 * (R-RATE-7), and the service has it in its books that it was asked.
 */
const COUNTED_REFUSALS = [
  'PUT /shops/{shop_id}/api/subscriptions/{secret}/payment 422 /errors/subscriptions/change-rejected',
]

/** Tables that jobs make of others some seconds later, whatever was done since; those others are looked at. */
const WRITTEN_LATER = [
  ...['order_count_changes', 'order_counts', 'order_status_counts', 'order_month_counts'],
  ...['order_kind_counts', 'order_kind_month_counts'],
]

/** What is looked at. How far a mail has got is a job's too: of mails it is how many there are. */
const LOOKED = { except: [...KEPT_OF_REFUSALS, ...WRITTEN_LATER], counted: ['mails'] }

class Fault extends Error {
  readonly kind: string
  constructor(kind: string, text: string) {
    super(text)
    this.kind = kind
  }
}

/** Runs until a bound is reached. */
export async function fuzz(
  page: TestConsole,
  server: FuzzedServer,
  bounds: Bounds,
  seed: number,
): Promise<Fuzzing> {
  await using run = await newRun(page, server)
  const until = Date.now() + bounds.seconds * 1000
  for (
    let round = 0;
    run.requests < bounds.requests && Date.now() < until && run.faults.size < MAX_FAULTS;
    round++
  ) {
    await run.round(round, seed + round * 1009, { requests: bounds.requests - run.requests, until })
  }
  const { requests, rounds, replayed, statuses, longestMs, succeeded } = run
  const operations = run.operations.map(({ name }) => name)
  return {
    requests,
    rounds,
    replayed,
    statuses,
    longestMs,
    succeeded,
    operations,
    faults: [...run.faults.values()],
  }
}

interface Sent {
  readonly operation: Fuzzed
  readonly call: Call
}

interface Round {
  readonly requests: number
  readonly until: number
}

async function newRun(page: TestConsole, server: FuzzedServer) {
  const { operations, faultsOf } = makeJudge(page.app)
  const plans = plansOf(operations)
  const outside = new pg.Client(page.context.address)
  await outside.connect()

  const met = {
    ...{ requests: 0, rounds: 0, replayed: 0, longestMs: 0 },
    ...{
      statuses: new Map<number, number>(),
      succeeded: new Set<string>(),
      faults: new Map<string, string>(),
    },
  }

  async function send(call: Call): Promise<Answer> {
    met.requests++
    const start = performance.now()
    try {
      return await server.send(call)
    } catch (error) {
      const sent = { ...call, json: undefined, raw: undefined }
      const said = server.said().slice(-2000)
      throw new Fault(
        `${call.method} ${call.path.split('?')[0]}: ${(error as Error).message}`,
        `${(error as Error).message}\n${JSON.stringify(sent)}\n${JSON.stringify(call.json ?? call.raw)}\n${said}`,
      )
    } finally {
      met.longestMs = Math.max(met.longestMs, performance.now() - start)
    }
  }

  /** Sends and judges one call; a fault that is known already is passed over. */
  async function judge(operation: Fuzzed, call: Call): Promise<Answer> {
    const answer = await send(call)
    met.statuses.set(answer.status, (met.statuses.get(answer.status) ?? 0) + 1)
    if (answer.status < 300) met.succeeded.add(operation.name)
    const [first, ...more] = faultsOf(call, answer).filter(fault => isOne(fault, answer))
    const kind = `${operation.name} ${answer.status} ${first?.replace(/\d+/g, 'N').slice(0, 80)}`
    if (first === undefined || met.faults.has(kind)) return answer
    throw new Fault(kind, `${[first, ...more].join('\n')}\n${describeCall(call, answer)}`)
  }

  /** Calls that were refused in a round, by what they were refused for. */
  type Refused = Map<string, Sent>

  async function sendPlans(
    scene: Scene,
    wanted: readonly Plan[],
    refused: Refused,
    renew: () => Promise<void>,
  ) {
    const results = await Promise.allSettled(
      wanted.map(async plan => {
        const call = callOf(plan, scene)
        const answer = await judge(plan.operation, call)
        learn(scene.own, plan.operation, call, answer)
        scene.factors.learn(plan.operation.operationId, call, answer)
        const type = (answer.body as { type?: string } | undefined)?.type
        const isOut = answer.status === 401 && type === '/errors/console/signed-out'
        if (isOut && plan.caller !== 'none' && plan.caller !== 'bad') await renew()
        const what = `${plan.operation.name} ${answer.status} ${type}`
        if (!isRefusal(answer) || COUNTED_REFUSALS.includes(what)) return
        const name = `${what} ${met.requests % MAX_ALIKE}`
        if (!refused.has(name)) refused.set(name, { operation: plan.operation, call })
      }),
    )
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  async function round(number: number, seed: number, { requests, until }: Round): Promise<void> {
    const made = await newScene(page, number)
    let scene: Scene = made
    let renewing: Promise<void> | undefined
    // A call may end the session that makes it.
    const renew = () => {
      renewing ??= signInAgain(page, scene).then(shop => {
        scene = { ...scene, shop, factors: makeFactors(shop.mailAddress) }
        renewing = undefined
      })
      return renewing
    }
    const others = await settled(outside, { ...LOOKED, shopId: made.others })
    const refused: Refused = new Map()
    const last = Math.min(met.requests + MAX_ROUND, met.requests + requests)
    const batches = fc.array(plans, { minLength: MIN_CALLERS, maxLength: MAX_CALLERS })
    const property = fc.asyncProperty(batches, batch => {
      fc.pre(met.requests < last)
      return sendPlans(scene, batch, refused, renew)
    })
    for (let at = 0; met.requests < last && Date.now() < until; at++) {
      const limits = {
        interruptAfterTimeLimit: Math.max(Math.min(until - Date.now(), MAX_CHECK_MS), 1),
        maxSkipsPerRun: 0,
      }
      const result = await fc.check(property, {
        seed: seed + at,
        numRuns: 50,
        ...limits,
        includeErrorInReport: true,
      })
      const fault = result.errorInstance
      if (fault instanceof Fault) met.faults.set(fault.kind, fault.message)
      else if (result.failed && fault) throw fault
      if (fault instanceof Fault && server.said().includes('"level":60')) throw fault
    }
    await replay([...refused.values()].slice(0, MAX_REPLAYED))
    const after = await settled(outside, { ...LOOKED, shopId: made.others })
    noteChanges(`round ${number}, seed ${seed}: another shop was changed`, others, after)
    await forgetShops(page, [made.shop.shopId, made.others])
    met.rounds++
  }

  /** Sends what was refused until nothing of it is let do any more, and then looks whether any of it left something. */
  async function replay(refused: readonly Sent[]): Promise<void> {
    let left = refused
    for (let tries = 0; tries < 5 && left.length > 0; tries++) {
      const { still, changed } = await sendAgain(left)
      if (still.length < left.length) {
        left = still
        continue
      }
      met.replayed += left.length
      if (changed.length > 0) await findCulprit(left)
      return
    }
  }

  /** What the calls are answered now, which of them are refused still, and what is another after them. */
  async function sendAgain(calls: readonly Sent[]) {
    const before = await settled(outside, LOOKED)
    const answers = await inTurns(calls, ({ operation, call }) => judgeQuietly(operation, call))
    const still = calls.filter((_, at) => isRefusal(answers[at]))
    return { answers, still, changed: changesBetween(before, await settled(outside, LOOKED)) }
  }

  /**
   * Halves what has changed something until one call is left that does. A call that is let do by now is none of them: a
   * mail that waited is sent meanwhile, and may be sent once more.
   */
  async function findCulprit(calls: readonly Sent[]): Promise<void> {
    if (calls.length === 0) return
    const halves = [calls.slice(0, calls.length / 2), calls.slice(calls.length / 2)]
    for (const half of halves.filter(({ length }) => length > 0)) {
      const { answers, still, changed } = await sendAgain(half)
      if (changed.length === 0) continue
      if (still.length < half.length) return findCulprit(still)
      const [first, answer] = [half[0], answers[0]]
      if (half.length > 1 || first === undefined || answer === undefined) return findCulprit(half)
      const kind = `${first.operation.name} ${answer.status} changed ${changed.join()}`
      met.faults.set(kind, `a refused call changed ${changed.join()}\n${describeCall(first.call, answer)}`)
      return
    }
    // A job may have done it, such as the one that renews subscriptions: what calls do they do again.
    const { still, changed } = await sendAgain(calls)
    if (changed.length === 0) return
    if (still.length < calls.length) return findCulprit(still)
    met.faults.set(`changed ${changed}`, `refused calls changed ${changed}, and no half of them alone`)
  }

  function noteChanges(what: string, before: Record<string, string>, after: Record<string, string>): void {
    const changed = changesBetween(before, after)
    if (changed.length > 0) met.faults.set(`${what}: ${changed}`, `${what}: ${changed}`)
  }

  async function judgeQuietly(operation: Fuzzed, call: Call): Promise<Answer | undefined> {
    try {
      return await judge(operation, call)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      met.faults.set(error.kind, error.message)
      return undefined
    }
  }

  return Object.assign(met, { operations, round, [Symbol.asyncDispose]: () => outside.end() })
}

function changesBetween(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter(name => after[name] !== before[name])
}

const isRefusal = (answer: Answer | undefined) =>
  answer !== undefined && answer.status >= 400 && answer.status < 500

/** The simulated service of payments can be told to give no answer. The database and the store of pictures are there. */
function isOne(fault: string, { status, body }: Answer): boolean {
  const { detail = '' } = (body ?? {}) as { readonly detail?: string }
  const isOfPayments = detail.startsWith('The payment service ')
  return fault !== 'a failure of the server' || !(isOfPayments && (status === 502 || status === 504))
}

async function inTurns<Each, Result>(
  all: readonly Each[],
  work: (each: Each) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < all.length; at += MAX_CALLERS)
    results.push(...(await Promise.all(all.slice(at, at + MAX_CALLERS).map(work))))
  return results
}

/** A fingerprint that is the same twice: mails and jobs of before are through. */
async function settled(
  client: pg.Client,
  looked: Parameters<typeof fingerprint>[1],
): Promise<Record<string, string>> {
  let last = await fingerprint(client, looked)
  const late = Date.now() + MAX_ANSWER_MS
  while (Date.now() < late) {
    await delay(20)
    const next = await fingerprint(client, looked)
    if (JSON.stringify(next) === JSON.stringify(last)) return next
    last = next
  }
  throw new Error('The database does not come to rest')
}

async function signInAgain(page: TestConsole, { shop }: Scene): Promise<Scene['shop']> {
  const mailAddress = `again-${Date.now()}-${Math.round(performance.now())}@example.jp`
  const { addUser } = await import('../../console/support/sign-in.ts')
  page.context.setTime(new Date().toISOString())
  const userId = await addUser(page.context, shop.shopId, mailAddress)
  return { ...shop, userId, mailAddress, ...(await page.signIn(mailAddress)) }
}
