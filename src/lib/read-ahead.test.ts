import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.ts'

test('the next value is made while one is used, and no more than that', async () => {
  const told: string[] = []
  async function* source() {
    for (const value of [1, 2, 3]) {
      told.push(`make ${value}`)
      yield value
    }
  }
  for await (const value of readAhead(source())) {
    told.push(`use ${value}`)
    await delay(1)
  }
  expect(told).toEqual(['make 1', 'make 2', 'use 1', 'make 3', 'use 2', 'use 3'])
})

test('an error comes after the values before it', async () => {
  const used: number[] = []
  async function* source() {
    yield 1
    yield 2
    throw new Error('broken')
  }
  const run = async () => {
    for await (const value of readAhead(source())) {
      await delay(5)
      used.push(value)
    }
  }
  await expect(run()).rejects.toThrow('broken')
  expect(used).toEqual([1, 2])
})

test('whoever stops ends the source', async () => {
  let ended = false
  async function* source() {
    try {
      for (;;) yield 1
    } finally {
      ended = true
    }
  }
  for await (const _ of readAhead(source())) break
  await delay(1)
  expect(ended).toBe(true)
})

test('whoever stops does not wait for a source that hangs', async () => {
  async function* source() {
    yield 1
    await new Promise(() => {})
  }
  const values: number[] = []
  for await (const value of readAhead(source())) {
    values.push(value)
    break
  }
  expect(values).toEqual([1])
})
