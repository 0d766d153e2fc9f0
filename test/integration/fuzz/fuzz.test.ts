/**
 * Calls made from the OpenAPI documents, against the program as its users start it: no failure, no hang, every answer as
 * documented, nothing changed by what is refused, and nothing of another shop's by anything. Up to half a minute of it is in the gate;
 * `npm run proof -- --only fuzz --requests 1000000` does more of the same.
 */
import { expect, test } from 'vitest'
import { createTestConsole } from '../console/support/sign-in.ts'
import { fuzz } from './support/fuzz.ts'
import { MAX_ANSWER_MS, startFuzzed } from './support/server.ts'

const read = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const bounds = { requests: read('AKINAI_FUZZ_REQUESTS', 1500), seconds: read('AKINAI_FUZZ_SECONDS', 20) }
const seed = read('AKINAI_FUZZ_SEED', Date.now() % 1_000_000_000)

// R-HTTP-20, R-PROBLEM-1, R-TENANT-1
test(
  'whatever is sent is answered as documented, and what is refused changes nothing',
  async () => {
    await using page = await createTestConsole()
    await using server = await startFuzzed(page.context)
    const met = await fuzz(page, server, bounds, seed)
    const statuses = [...met.statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, n]) => `${n} × ${status}`)
    const never = met.operations.filter(name => !met.succeeded.has(name))
    process.stdout.write(
      `fuzz: seed ${seed}, ${met.requests} requests in ${met.rounds} rounds, ${met.replayed} refusals looked behind, ` +
        `longest answer ${met.longestMs.toFixed(0)} ms\nfuzz: ${statuses.join(', ')}\n` +
        `fuzz: ${met.succeeded.size} of ${met.operations.length} operations succeeded; never: ${never.join(', ')}\n`,
    )
    expect(met.faults.map(fault => `seed ${seed}: ${fault}`).join('\n\n')).toBe('')
    expect(met.longestMs).toBeLessThan(MAX_ANSWER_MS)
    // A fuzzer that is let in nowhere finds nothing.
    expect(met.succeeded.size).toBeGreaterThan(20)
  },
  (bounds.seconds + 120) * 1000,
)
