import { expect, test } from 'vitest'
import { mergeDraft, sameDraft } from './merge-draft.ts'

test('what was written stays, and what was not touched follows what is stored', () => {
  const before = { name: 'a', price: '100', rows: [1, 2] }
  const now = { name: 'b', price: '200', rows: [1] }
  expect(mergeDraft(before, now, { ...before, price: '150' })).toEqual({ name: 'b', price: '150', rows: [1] })
  expect(mergeDraft(before, now, { ...before, rows: [2, 1] })).toEqual({ ...now, rows: [2, 1] })
  expect(mergeDraft(before, now, before)).toEqual(now)
})

test('what was written and saved is no change any more', () => {
  const draft = { name: 'c', price: '100' }
  expect(sameDraft(mergeDraft({ name: 'a', price: '100' }, draft, draft), draft)).toBe(true)
})
