import { describe, expect, test } from 'vitest'
import { fastify } from '#fastify'
import { Type } from '#typebox'
import { checkAccess } from './access.ts'
import { addOperation } from './operation.ts'
import { Body } from './schemas.ts'

const GOOD = {
  operationId: 'createThing',
  keeps: ['items'],
  method: 'POST',
  path: '/api/things',
  tag: 'x',
  summary: 'X',
  scopes: ['items.create'],
  invalidBody: 'items/invalid-body',
  success: { status: 204, description: 'X' },
  problems: [],
  handler: () => undefined,
} as const

const NAME = Type.String({ maxLength: 10 })

/** Declares an operation and starts; answers what that fails with, or undefined. */
async function faultOf(operation: object): Promise<string | undefined> {
  const app = fastify()
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  const refuse = () => {
    throw new Error('Nobody calls')
  }
  checkAccess(app, {
    authenticate: refuse,
    namesOurPage: () => false,
    requireOurPage: refuse,
    checkSession: refuse,
    requireOwnPassword: refuse,
    requireConfirmed: refuse,
  })
  try {
    addOperation(app, operation as Parameters<typeof addOperation>[1])
    await app.ready()
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    await app.close()
  }
}

// R-LIMIT-12
describe('what an operation has to declare', () => {
  const bodies: readonly (readonly [string, object, string | undefined])[] = [
    ['bounds', Body({ name: NAME, ids: Type.Array(Type.Integer(), { maxItems: 3 }) }), undefined],
    ['a list without one', Body({ ids: Type.Array(Type.Integer()) }), '/ids: it needs maxItems'],
    [
      'a list within another',
      Body({ a: Type.Array(Body({ b: Type.Array(NAME) }), { maxItems: 2 }) }),
      '/a/*/b: it needs maxItems',
    ],
    ['a text without one', Body({ name: Type.String() }), '/name: it needs maxLength'],
    ['members without end', Type.Object({ name: NAME }), 'its root: it needs additionalProperties: false'],
    ['anything', Body({ name: Type.Any() }), '/name: it needs type'],
  ]
  test.each(bodies)('a body with %s', async (_what, body, fault) => {
    const told = fault && `createThing: The body has no bound at ${fault}`
    expect(await faultOf({ ...GOOD, body })).toBe(told)
  })

  test('bounds of the lists of its query and answer', async () => {
    const ids = Type.Object({ ids: Type.Array(Type.Integer()) })
    const told = 'createThing: the list at /ids has no maxItems'
    expect(await faultOf({ ...GOOD, query: ids })).toBe(told)
    expect(await faultOf({ ...GOOD, success: { ...GOOD.success, schema: ids } })).toBe(told)
  })

  test('who calls', async () => {
    const { scopes: _, ...nobody } = GOOD
    expect(await faultOf(nobody)).toContain('createThing: it declares no caller')
    expect(await faultOf({ ...GOOD, scopes: [] })).toContain('createThing: it declares no caller')
  })

  test('what it keeps', async () => {
    const { keeps: _, ...silent } = GOOD
    expect(await faultOf(silent)).toBe('Not declared what is kept (see budgets.ts): POST /api/things')
    expect(await faultOf({ ...GOOD, keeps: ['gold'] })).toContain(
      'it keeps "gold", which budgets.ts does not have',
    )
    expect(await faultOf({ ...GOOD, keeps: [] })).toBe(undefined)
    expect(await faultOf({ ...silent, method: 'GET' })).toBe(undefined)
    expect(await faultOf({ ...GOOD, method: 'GET' })).toContain('a GET keeps nothing')
  })

  test('nor does a route that is no operation keep what it does not say', async () => {
    const app = fastify()
    checkAccess(app, {} as Parameters<typeof checkAccess>[1])
    app.post('/in', { config: { access: 'open' } }, () => 'kept')
    await expect((async () => app.ready())()).rejects.toThrow('POST /in')
    await app.close()
  })
})
