/** The gate's losses of connections (`test/integration/lost-exchanges/`), for as long as is asked. */
import { runLongTest } from './support/long-test.ts'
import type { ProofOptions, Tool } from './support/tool.ts'

/** An exchange takes up to a second on two slow cores, all of them an hour and more. */
const SECONDS = 10 * 60

export const losses: Tool = {
  name: 'losses',
  question:
    'Is whatever changes something done whole or not at all, and once when it is done again, whichever exchange with the database is lost?',
  run: ({ seconds = SECONDS, seed }: ProofOptions) =>
    runLongTest('losses', {
      ...{ file: 'lost-exchanges/lost-exchanges.test.ts', seconds },
      environment: {
        AKINAI_LOSSES_SECONDS: String(seconds),
        ...(seed === undefined ? {} : { AKINAI_LOSSES_SEED: String(seed) }),
      },
    }),
}
