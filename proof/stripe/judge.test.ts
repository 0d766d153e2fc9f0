/** The judge finds what a document forbids, in a document of a few lines that is written as Stripe's is. */
import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../test/support/stripe/exchanges.ts'
import { judgeExchange } from './exchanges.ts'
import { understand } from './published.ts'

const DECLARED = `
export type Kind = "new" | "old";
export type KindList = Array<Kind | (string & {})>;
export type Owner = string | Person | GonePerson;
export interface Person { id: string; age: number | null; secret?: string | Redacted.Redacted<string>; }
export interface GonePerson { id: string; deleted: true; }
export type NotesMap = { [key: string]: string | undefined };
export interface MakeThingRequest {
  /** How many. */
  amount: number;
  fresh?: boolean;
  kind?: Kind | (string & {});
  kinds?: KindList;
  notes?: NotesMap;
}
export interface GetThingRequest { thing: string; expand?: Array<string>; }
export interface Thing { id: string; kind: Kind; owner: Owner | null; extra?: unknown; }
export interface ApiErrors { type: "wrong" | "broken"; code?: string; }
export declare const MakeThing: API.OperationMethod<MakeThingRequest, Thing, MakeThingError, Context>;
export declare const GetThing: API.OperationMethod<GetThingRequest, Thing, GetThingError, Context>;
export declare const version: "2026-01-02.tree";
`

const PROGRAM = `
export const MakeThingRequest = S.suspend(() => S.Struct({}).pipe(T.Http({
    method: "POST",
    uri: "/v1/things",
})));
export const GetThingRequest = S.suspend(() => S.Struct({}).pipe(T.Http({
    method: "GET",
    uri: "/v1/things/{thing}",
})));
`

const PUBLISHED = understand(DECLARED, PROGRAM)
const THING = { id: 't_1', kind: 'new', owner: null }

function faultsOf(exchange: Partial<Exchange>, newer: readonly string[] = []): string[] {
  const isNewer = (name: string, member: string) => newer.includes(`${name}.${member}`)
  const call = { is: 'call', method: 'POST', path: '/v1/things', sent: 'amount=1', ...exchange } as const
  return judgeExchange(PUBLISHED, isNewer, call).faults.map(({ at, says }) => `${at} ${says}`)
}

const answered = (body: unknown, status = 200) => faultsOf({ answer: { status, body } })

test('operations and the version are read', () => {
  expect(PUBLISHED.version).toBe('2026-01-02.tree')
  expect(PUBLISHED.operations).toEqual([
    { method: 'POST', path: '/v1/things', sends: 'MakeThingRequest', answers: 'Thing' },
    { method: 'GET', path: '/v1/things/{thing}', sends: 'GetThingRequest', answers: 'Thing' },
  ])
})

describe('what is sent', () => {
  test('may be all that the document has, as texts', () => {
    const sent = 'amount=1&fresh=true&kind=old&kinds[0]=new&kinds[1]=old&notes[a]=b'
    expect(faultsOf({ sent })).toEqual([])
    expect(faultsOf({ method: 'GET', path: '/v1/things/t_1', sent: 'expand[0]=owner' })).toEqual([])
  })

  test.each([
    ['amount=much', 'sent.amount is "much" where number must be'],
    ['fresh=true', 'sent.amount is missing, which MakeThingRequest must have'],
    ['amount=1&fresh=yes', 'sent.fresh is "yes" where truth must be'],
    ['amount=1&kind=odd', 'sent.kind is "odd" where Kind must be'],
    ['amount=1&kinds=new', 'sent.kinds is "new" where a list must be'],
    ['amount=1&kinds[1]=new', 'sent.kinds is {"1":"new"} where a list must be'],
    ['amount=1&kinds[0]=odd', 'sent.kinds[0] is "odd" where Kind must be'],
    ['amount=1&notes=b', 'sent.notes is "b" where an object must be'],
    ['amount=1&colour=red', 'sent.colour is nothing that MakeThingRequest has'],
  ])('not %s', (sent, said) => {
    expect(faultsOf({ sent })).toEqual([said])
  })

  test('goes to an operation, and says nothing again that its path says', () => {
    expect(faultsOf({ path: '/v1/thing' })).toEqual(['path is none of the document’s'])
    expect(faultsOf({ method: 'GET', path: '/v1/things/t_1', sent: 'thing=t_1' })).toEqual([
      'sent.thing belongs in the path',
    ])
  })
})

describe('an answer', () => {
  test.each([
    [THING],
    [{ ...THING, owner: 'p_1', extra: [1, { a: 2 }] }],
    [{ ...THING, owner: { id: 'p_1', age: null, secret: 's' } }],
    [{ ...THING, owner: { id: 'p_1', deleted: true } }],
  ])('may be %j', body => {
    expect(answered(body)).toEqual([])
  })

  test.each([
    [{ ...THING, id: 1 }, 'answer.id is 1 where text must be'],
    [{ ...THING, kind: 'odd' }, 'answer.kind is "odd" where "new" or "old" must be'],
    [{ id: 't_1', kind: 'new' }, 'answer.owner is missing, which Thing must have'],
    [{ ...THING, owner: { id: 'p_1', age: '7' } }, 'answer.owner.age is "7" where number or nothing must be'],
    [{ ...THING, owner: { id: 'p_1', age: 7, size: 2 } }, 'answer.owner.size is nothing that Person has'],
    [{ ...THING, owner: 5 }, 'answer.owner is 5 where Owner or nothing must be'],
    [[], 'answer is [] where an object must be'],
  ])('is not %j', (body, said) => {
    expect(answered(body)).toEqual([said])
  })

  test('that refuses is of the form of errors', () => {
    expect(answered({ error: { type: 'wrong' } }, 400)).toEqual([])
    expect(answered(THING, 400)).toContain('answer.error is missing, which an error must have')
    expect(answered({ error: { type: 'sad' } }, 402)).toHaveLength(1)
  })
})

test('what is newer than the document is let pass where it is known to be, and nowhere else', () => {
  const exchange = { sent: 'amount=1&colour=red', answer: { status: 200, body: { ...THING, colour: 'red' } } }
  expect(faultsOf(exchange, ['MakeThingRequest.colour'])).toEqual(['answer.colour is nothing that Thing has'])
  expect(faultsOf(exchange, ['MakeThingRequest.colour', 'Thing.colour'])).toEqual([])
})
