import { describe, expect, test } from 'vitest'
import { SCOPES } from '../../../../src/auth/scopes.ts'
import type { Scopes } from '../../api/types.ts'
import { callable, missingFor, operationNeeds, operationsOf } from './callable.ts'
import { expiresAt, todayInJapan } from './expiry.ts'
import { ALL_SCOPES } from './scope-words.ts'

const operation = (operation_id: string) => ({
  operation_id,
  method: 'GET',
  path: '/',
  summary: '',
  summary_ja: '',
})
const OFFERED: Scopes = {
  scopes: [
    { scope: 'items.read', operations: [operation('list'), operation('edit'), operation('link')] },
    { scope: 'items.update', operations: [operation('edit')] },
    { scope: 'item_categories.write', operations: [operation('link')] },
    { scope: 'files.write', operations: [operation('upload')] },
  ],
}
const needs = operationNeeds(OFFERED)

test('the page knows every scope of the server', () => {
  expect([...ALL_SCOPES].toSorted()).toEqual([...SCOPES].toSorted())
})

describe('what scopes open', () => {
  test('an operation needs every scope that it stands under', () => {
    expect(needs.find(({ operation_id }) => operation_id === 'edit')?.scopes).toEqual([
      'items.read',
      'items.update',
    ])
    const open = (...scopes: string[]) =>
      callable(needs, new Set(scopes)).map(({ operation_id }) => operation_id)
    expect(open()).toEqual([])
    expect(open('items.read')).toEqual(['list'])
    expect(open('items.update')).toEqual([])
    expect(open('items.update', 'items.read')).toEqual(['list', 'edit'])
  })

  test('a reading scope is about what only reads', () => {
    expect(operationsOf('items.read', needs).map(({ operation_id }) => operation_id)).toEqual(['list'])
    expect(operationsOf('items.update', needs).map(({ operation_id }) => operation_id)).toEqual(['edit'])
  })

  test('says what is missing', () => {
    expect(missingFor('items.update', needs, new Set(['items.update']))).toEqual(['items.read'])
    expect(missingFor('items.update', needs, new Set(['items.update', 'items.read']))).toEqual([])
    expect(missingFor('files.write', needs, new Set(['files.write']))).toEqual([])
    expect(missingFor('user.read', needs, new Set(['user.read']))).toEqual([])
  })
})

describe('expiry', () => {
  const now = Date.parse('2026-11-21T16:00:00Z')

  test('none, days from now, or the end of a day in Japan', () => {
    expect(expiresAt('none', '', now)).toBeNull()
    expect(expiresAt('30', '', now)).toBe('2026-12-21T16:00:00Z')
    expect(expiresAt('own', '2027-03-31', now)).toBe('2027-03-31T14:59:59Z')
  })

  test('after 15:00 UTC it is tomorrow in Japan', () => {
    expect(todayInJapan(now)).toBe('2026-11-22')
    expect(todayInJapan(now - 7_200_000)).toBe('2026-11-21')
  })
})
