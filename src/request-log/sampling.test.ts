import { expect, test } from 'vitest'
import { MAX_OTHERS, MAX_READS, makeSampler } from './sampling.ts'

function keptOf(
  sampler: ReturnType<typeof makeSampler>,
  shop: number,
  second: number,
  reads: boolean,
): number {
  return Array.from({ length: 1000 }, () => sampler(shop, second, reads)).filter(Boolean).length
}

test('so many of a second are kept, of each shop and each kind', () => {
  const sampler = makeSampler()
  for (const second of [1, 2, 7]) {
    for (const shop of [1, 2]) {
      expect(keptOf(sampler, shop, second, true)).toBe(MAX_READS)
      expect(keptOf(sampler, shop, second, false)).toBe(MAX_OTHERS)
      expect(keptOf(sampler, shop, second, true)).toBe(0)
    }
  }
})

test('a flood of reads leaves failures their room', () => {
  const sampler = makeSampler()
  keptOf(sampler, 1, 1, true)
  expect(sampler(1, 1, false)).toBe(true)
})
