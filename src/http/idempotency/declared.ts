/** What operations declare of Idempotency-Key, and that every POST and PUT declares something. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '../access.ts'
import { Problem, type ProblemType } from '../problems.ts'
import type { KeyOwner } from './key.ts'
import type { KeyedOperation } from './keyed-calls.ts'

/** What a key means to a POST or PUT, where it is not what its token and its method say. */
export type Repeats<Params> =
  /** It changes nothing, and ignores the key. */
  | 'reads only'
  /** It answers a file, which is too much to be kept: sent again it is made again. It ignores the key. */
  | 'makes a file'
  /** Neither a token nor a shop is known when it is called, so that a key would be nobody's: it is ignored. */
  | "nobody's"
  /** An open operation of a shop, which keeps the key. */
  | {
      /** Throws a problem where there is no such shop. */
      readonly shopOf: (params: Params) => number | Promise<number>
      /** Whether a call without a key is refused. Default: it is carried out. */
      readonly isRequired?: true
      /**
       * Whether all that it does before its first write is to read, so that its answer to an earlier call is looked for with
       * that write: a message less. Default: it is looked for before anything else.
       */
      readonly readsFirst?: true
    }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is done with an Idempotency-Key. A POST or PUT without it does not boot. */
    keys?: 'kept' | 'required' | 'ignored'
  }
}

/** The parts of a declaration that matter here. */
interface Declared<Params> {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly repeats?: Repeats<Params>
  readonly oneWrite?: string
  readonly success: { readonly status: number }
}

/** How calls of the operation with a key are made; undefined where a key is ignored. An open one that says nothing does not boot. */
export function keyedOf<Params>(
  { operationId, method, path, repeats, oneWrite, success }: Declared<Params>,
  access: Access,
): KeyedOperation | undefined {
  if (!hasKeys(method)) return undefined
  if (repeats === undefined && (access === 'open' || access === 'page')) {
    throw new Error(`${operationId} does not say what an Idempotency-Key means to it (repeats)`)
  }
  if (typeof repeats === 'string') return undefined
  const looksLater = repeats?.readsFirst === true || oneWrite !== undefined
  return { method, path, status: success.status, secret: access !== 'token', oneWrite, looksLater }
}

/** Whether its calls must have a key. */
export function isKeyRequired<Params>({ repeats }: { readonly repeats?: Repeats<Params> }): boolean {
  return typeof repeats === 'object' && repeats.isRequired === true
}

/** Refuses a call without a key. */
export function keyRequired(): Problem {
  return new Problem(
    'request/idempotency-key-required',
    'This call must have an Idempotency-Key, a name of its own such as a new UUID: sent again with it, it is carried out once.',
  )
}

/** Whose keys those of a request are. */
export function ownerOf<Params>(
  { repeats }: Pick<Declared<Params>, 'repeats'>,
  { actor, params }: FastifyRequest,
): Owner | Promise<Owner> {
  if (actor !== undefined) return { shopId: actor.shopId, key: { token: actor.tokenId } }
  if (typeof repeats !== 'object') throw new Error('Nobody is known whose key it could be')
  const shop = repeats.shopOf(params as Params)
  return typeof shop === 'number' ? ofShop(shop) : shop.then(ofShop)
}

interface Owner {
  readonly shopId: number
  readonly key: KeyOwner
}

function ofShop(shop: number): Owner {
  return { shopId: shop, key: { shop } }
}

function hasKeys(method: string): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH'
}

/** Sees to it that no POST or PUT escapes: one that does not say what it does with a key does not boot. */
export function requireDeclaredKeys(app: FastifyInstance): void {
  const without: string[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    if ([method].flat().some(hasKeys) && config?.keys === undefined) without.push(`${method} ${url}`)
  })
  app.addHook('onReady', async () => {
    if (without.length > 0) throw new Error(`Not declared what a key means to it: ${without.join(', ')}`)
  })
}

/** Refusals that looked at the data (R-KEY-4); of what is refused otherwise nothing was done, and it may be right later. */
export const KEPT_REFUSALS: ReadonlySet<number> = new Set([404, 409, 412, 422])

/** The problems that a key adds to an operation. */
export const KEY_PROBLEMS: readonly ProblemType[] = [
  'request/invalid-idempotency-key',
  'request/idempotency-key-in-use',
  'request/idempotency-key-reused',
]

/** The header as documents tell it. Not checked by its schema: a problem of its own says what is wrong with it. */
export const KEY_PARAMETER = {
  'Idempotency-Key': {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    description:
      'A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was.',
  },
} as const

/** The header of answers that were given before. */
export const REPLAYED = {
  'Idempotent-Replayed': {
    type: 'string',
    enum: ['true'],
    description:
      'On the answer to a call that was sent again: it is the one that was given, or lost, before.',
  },
} as const
