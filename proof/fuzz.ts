/** The fuzzer of the gate (`test/integration/fuzz/`), for as long as is asked: made from the documents by fast-check. */
import { runLongTest } from './support/long-test.ts'
import type { ProofOptions, Tool } from './support/tool.ts'

/** By itself it ends with its requests. */
const A_DAY_S = 24 * 60 * 60

export const fuzz: Tool = {
  name: 'fuzz',
  question:
    'Is whatever is sent answered in time and as documented, and is nothing changed by what is refused?',
  run: ({ requests, seconds = A_DAY_S, seed }: ProofOptions) =>
    runLongTest('fuzz', {
      ...{ file: 'fuzz/fuzz.test.ts', seconds },
      environment: {
        ...{ AKINAI_FUZZ_REQUESTS: String(requests), AKINAI_FUZZ_SECONDS: String(seconds) },
        ...(seed === undefined ? {} : { AKINAI_FUZZ_SEED: String(seed) }),
      },
    }),
}
