/** Plans of calls: made from the documents by fast-check, with things of shops named by kind, which are known when it is sent. */
import fc, { type Arbitrary } from 'fast-check'
import {
  type AnyDocument,
  type Documented,
  documentedOperations,
  type IdPlace,
} from '../../../contract/support/access/documented.ts'
import { HOSTILE, type Shape, SPOILINGS, type Spoiling, valuesOf } from './values.ts'

/** An operation with the query parameters that its document names. */
export interface Fuzzed extends Documented {
  readonly query: readonly { readonly name: string; readonly required?: boolean; readonly schema: Shape }[]
  /** Whether it is refused without a key. */
  readonly wantsKey: boolean
  /** Whether it takes a form in place of JSON. */
  readonly takesForm: boolean
}

/** Which id stands at a place: of the shop's own things or of another's, of none, or something that is no id. */
export interface Pick {
  readonly of: 'own' | 'theirs' | 'nothing' | 'other'
  readonly n: number
  readonly value: unknown
}

/** A call that is to be made. */
export interface Plan {
  readonly operation: Fuzzed
  /** An id for each place of the path, in its order, and for each of the query and the body. */
  readonly path: readonly Pick[]
  readonly ids: readonly Pick[]
  /** By name; what is no text is written as JSON writes it. */
  readonly query: Readonly<Record<string, unknown>>
  /** Undefined where none is taken. */
  readonly body: PlannedBody | undefined
  /** What is sent in place of JSON, if anything. */
  readonly raw: string | undefined
  /** Of an operation that takes forms: which of the known ones is sent, and how many bytes of it, if not all. */
  readonly form: readonly [n: number, bytes: number | undefined]
  readonly caller: 'good' | 'session' | 'none' | 'bad'
  readonly headers: Readonly<Record<string, string>>
}

/** A body: one that the operation is known to take, with members of a generated one in it, or the generated one. */
export interface PlannedBody {
  readonly known: boolean
  readonly value: unknown
  /** Which members of `value` take the places of known ones: a bit for each, in their order. */
  readonly mixed: number
  readonly spoilings: readonly Spoiling[]
}

/** All operations of the documents. */
export function fuzzedOperations(documents: readonly AnyDocument[]): Fuzzed[] {
  return documents.flatMap(document => {
    const paths = document.paths as Record<string, Record<string, OperationObject>>
    return documentedOperations(document).map(operation => {
      const { parameters = [], requestBody } = paths[operation.path]?.[operation.method.toLowerCase()] ?? {}
      const wantsKey = parameters.some(each => each.name === 'Idempotency-Key' && each.required === true)
      const takesForm = requestBody?.content?.['multipart/form-data'] !== undefined
      return { ...operation, query: parameters.filter(each => each.in === 'query'), wantsKey, takesForm }
    })
  })
}

interface OperationObject {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> }
}

interface Parameter {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  readonly schema: Shape
}

const picks = (n: Arbitrary<number>): Arbitrary<Pick> => fc.record({ of: OWNERS, n, value: NO_IDS })

const OWNERS = fc.constantFrom(
  ...[...Array.from({ length: 14 }, () => 'own' as const), 'theirs' as const],
  ...(['nothing', 'other'] as const),
)

const NO_IDS = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    -1,
    1,
    '01',
    '1e3',
    '2147483648',
    '9223372036854775808',
    'a',
    '%00',
    '..',
    '.',
    "'",
  ),
  HOSTILE,
)

/** The first is the one that everything else was made for. */
const PICK = picks(fc.oneof(fc.constant(0), fc.nat(20)))

/** What is deleted is rather another one, or there would soon be nothing left to do. */
const PICK_TO_DELETE = picks(
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 20 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
)

/** Not JSON, or JSON that says one thing twice. */
const RAW = fc.constantFrom(
  ...[
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '1',
    '{"name":"a","name":"b"}',
    '{"__proto__":{"a":1}}',
    '\ufeff{}',
    '{"a":1}{}',
  ],
  ...[
    '{"name":"\\ud800"}',
    'name=x&price=1',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `{"name":"${'x'.repeat(70_000)}"}`,
  ],
  ...['--b\r\nContent-Disposition: form-data; name="policy"\r\n\r\nx\r\n--b--\r\n'],
)

const KEYS = ['k1', 'k2', 'k3', 'k4', 'k5', '"k6"', '', 'x'.repeat(300), 'あ'].map(text =>
  Buffer.from(text).toString('latin1'),
)
const TAGS = ['*', '"1"', 'W/"1"', '"1", "2"', '1', '""', `"${'x'.repeat(500)}"`]

const HEADERS: Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 7, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constantFrom(...KEYS).map(key => ({ 'idempotency-key': key })) },
  { weight: 1, arbitrary: fc.constantFrom(...TAGS).map(tag => ({ 'if-match': tag })) },
  { weight: 1, arbitrary: fc.constantFrom(...TAGS).map(tag => ({ 'if-none-match': tag })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      ...[
        { 'content-type': 'text/plain' },
        { 'content-type': 'application/json; charset=utf-7' },
        { range: 'bytes=0-0' },
      ],
      ...[
        { 'content-type': 'multipart/form-data; boundary=b' },
        { accept: 'image/avif' },
        { 'accept-language': '*' },
      ],
      ...[
        { 'accept-encoding': 'gzip' },
        { origin: 'https://evil.example' },
        { 'x-http-method-override': 'DELETE' },
      ],
    ),
  },
)

const NEW_KEY = fc.uuid().map(key => ({ 'idempotency-key': key }))

/** Each is let do only for a moment after another: an app begun, a challenge asked for, a password told. */
const STEPS = [
  ...['beginTotp', 'activateTotp', 'beginPasskey', 'addPasskey', 'askForConfirmation', 'confirmByPasskey'],
  ...[
    'signIn',
    'finishByCode',
    'askForSecondStep',
    'finishByPasskey',
    'beginPasskeySignIn',
    'signInByPasskey',
  ],
]

/** Calls of any of the operations. */
export function plansOf(operations: readonly Fuzzed[]): Arbitrary<Plan> {
  // There is more to try where something is sent.
  const weighed = operations.map(each => ({
    weight: STEPS.includes(each.operationId) ? 8 : each.body === undefined ? 1 : 3,
    arbitrary: planOf(each),
  }))
  return fc.oneof(...weighed)
}

function planOf(operation: Fuzzed): Arbitrary<Plan> {
  const pick = operation.method === 'DELETE' ? PICK_TO_DELETE : PICK
  const many = (places: readonly unknown[]) =>
    fc.array(pick, { minLength: places.length, maxLength: places.length })
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)]
  return fc.record({
    operation: fc.constant(operation),
    path: many(names),
    ids: many(placesElsewhere(operation)),
    query: queryOf(operation),
    body: operation.body === undefined ? fc.constant(undefined) : bodyOf(operation.body.schema),
    raw: fc.oneof({ weight: 24, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: RAW }),
    form: fc.tuple(fc.nat(20), fc.option(fc.nat(1000), { nil: undefined, freq: 3 })),
    caller: fc.constantFrom(
      ...Array.from({ length: 15 }, () => 'good' as const),
      'session',
      'session',
      'none',
      'bad',
    ),
    headers: operation.wantsKey ? fc.oneof(NEW_KEY, NEW_KEY, NEW_KEY, HEADERS) : HEADERS,
  })
}

/** The places for ids that are not in the path. */
export const placesElsewhere = ({ ids }: Fuzzed): readonly IdPlace[] =>
  ids.filter(({ where }) => where !== 'path')

function queryOf({ query }: Fuzzed): Arbitrary<Readonly<Record<string, unknown>>> {
  const values = Object.fromEntries(
    query.map(({ name, required, schema }) => [
      name,
      fc.oneof(
        { weight: 5, arbitrary: valuesOf(schema) },
        { weight: required ? 1 : 5, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: HOSTILE },
      ),
    ]),
  )
  return fc.record(values)
}

function bodyOf(schema: Shape): Arbitrary<PlannedBody> {
  return fc.record({
    known: fc.boolean(),
    value: valuesOf(schema),
    mixed: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 4, arbitrary: fc.nat(12).map(bit => 1 << bit) },
      { weight: 1, arbitrary: fc.nat(2 ** 13 - 1) },
    ),
    spoilings: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: SPOILINGS }),
  })
}
