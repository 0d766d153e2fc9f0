/**
 * Stripe's document: holds every exchange of the program with Stripe's stand-in against it, both what the program sends and what the
 * stand-in answers. A stand-in that is wrong would let a program pass that is wrong in the same way.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { ROOT } from '../bench/support/processes.ts'
import type { Exchange, Told } from '../test/support/stripe/exchanges.ts'
import { PARAMETERS } from '../test/support/stripe/parameters.ts'
import { judgeExchange } from './stripe/exchanges.ts'
import { type Published, readPublished } from './stripe/published.ts'
import { WRONG } from './stripe/wrong.ts'
import { findPackage, missing, quoted, runProgram, type Shown, type Tool } from './support/tool.ts'

const PACKAGE = '@distilled.cloud/stripe'
const INSTALL = `npm install --global --ignore-scripts --legacy-peer-deps ${PACKAGE}@1.0.0-rc.12`

/** Where payments by Stripe are tried: what it is for, and what else pays by it. */
const SUITE = 'test/integration/payments'
const SUITE_SECONDS = 600

const SESSION = 'allowed_payment_method_types' satisfies keyof Stripe.Checkout.SessionCreateParams &
  keyof Stripe.Checkout.Session
const RECORD = 'payment_record' satisfies keyof Stripe.PaymentIntent

/**
 * Members that the pinned version of the API has and the document, which is some months older, does not. The compiler holds that
 * Stripe's library, which is of the pinned version, has them; their values nobody judges.
 */
const NEWER: readonly string[] = [
  `CreateCheckoutSessionRequest.${SESSION}`,
  `CheckoutSession.${SESSION}`,
  `PaymentIntent.${RECORD}`,
]

export const stripe: Tool = {
  name: 'stripe',
  question:
    'Is every call to Stripe, every answer of its stand-in and every message as Stripe’s document says?',
  run,
}

interface Sum {
  /** Answers and messages, by operation and status. */
  readonly seen: Map<string, number>
  readonly faults: Map<string, number>
  /** How often each member was met that is newer than the document. */
  readonly newer: Map<string, number>
  readonly parameters: Map<string, number>
}

async function run(): Promise<Shown> {
  const place = findPackage(PACKAGE)
  if (place === undefined) return missing(PACKAGE, INSTALL)
  const published = await readPublished(place)
  requireSharp(published)
  const folder = await mkdtemp(join(tmpdir(), 'akinai-stripe-'))
  try {
    const vitest = join(ROOT, 'node_modules/.bin/vitest')
    const suite = await runProgram(vitest, ['run', '--project', 'integration', SUITE], SUITE_SECONDS, {
      AKINAI_STRIPE_EXCHANGES: folder,
    })
    const sum = await judgeAll(published, folder)
    const faults = [...sum.faults, ...needless(sum).map(said => [said, 1] as const)]
    return {
      held: suite.code === 0 && sum.seen.size > 0 && faults.length === 0,
      lines: [
        ...tellSeen(published, sum),
        `* Violations: ${faults.length}.`,
        ...faults.slice(0, 40).map(([text, times]) => `  * ${times} × ${text}`),
        ...(suite.code === 0 ? [] : ['* The suite itself did not pass:', quoted(suite.output.slice(-3000))]),
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function tellSeen({ version, operations }: Published, { seen, newer, parameters }: Sum): string[] {
  const total = [...seen.values()].reduce((sum, times) => sum + times, 0)
  const met = [...newer].map(([member, times]) => `\`${member}\` (${times} times)`)
  return [
    `* The document has ${operations.length} operations; the latest version of the API that it names is ${version}, the pinned one is ${Stripe.API_VERSION}.`,
    `* ${WRONG.length} exchanges that are wrong on purpose were each found to be.`,
    `* ${total} exchanges and messages were judged:`,
    ...[...seen].toSorted().map(([name, times]) => `  * ${times} × ${name}`),
    `* Members that are newer than the document, which Stripe's library has, and whose values nobody judged: ${met.join(', ') || 'none'}.`,
    `* Parameters that the stand-in takes and that nothing sent: ${neverSent(parameters).join(', ') || 'none'}.`,
  ]
}

function neverSent(parameters: Sum['parameters']): string[] {
  const sent = new Set([...parameters.keys()].map(parameter => parameter.replace(/\{\w+\}/g, ':id')))
  return Object.entries(PARAMETERS)
    .flatMap(([endpoint, { takes }]) => takes.map(name => `${endpoint} ${name}`))
    .filter(parameter => !sent.has(parameter))
    .map(parameter => `\`${parameter}\``)
}

async function judgeAll(published: Published, folder: string): Promise<Sum> {
  const sum: Sum = { seen: new Map(), faults: new Map(), newer: new Map(), parameters: new Map() }
  const count = (map: Map<string, number>, text: string) => map.set(text, (map.get(text) ?? 0) + 1)
  const isNewer = (name: string, member: string) => {
    const is = NEWER.includes(`${name}.${member}`)
    if (is) count(sum.newer, `${name}.${member}`)
    return is
  }
  for (const file of await readdir(folder)) {
    for (const line of (await readFile(join(folder, file), 'utf8')).trim().split('\n')) {
      const { name, faults, parameters } = judgeExchange(
        published,
        isNewer,
        JSON.parse(line) as Exchange | Told,
      )
      count(sum.seen, name)
      for (const parameter of parameters) count(sum.parameters, parameter)
      for (const { at, says } of faults) count(sum.faults, `${name}: ${at.replace(/\d+/g, 'N')} ${says}`)
    }
  }
  return sum
}

/** Exceptions that nothing was met for: the document has the member by now, or nobody uses it any more. */
function needless({ newer }: Sum): string[] {
  return NEWER.filter(member => !newer.has(member)).map(member => `${member} need not be excepted any more`)
}

function requireSharp(published: Published): void {
  for (const [at, exchange] of WRONG) {
    const found = judgeExchange(published, () => false, exchange).faults.some(fault => fault.at === at)
    if (!found) throw new Error(`Nothing wrong is found at ${at} of an exchange that is wrong there`)
  }
}
