/** What the gate does for some seconds about exchanges with the database (`test/integration/lost-exchanges/`, `encounters/`), for as long as is asked. */
import { runLongTest } from './support/long-test.ts'
import type { ProofOptions, Tool } from './support/tool.ts'

/** An exchange takes up to a second on two slow cores, all of them an hour and more; of a silence, three. All that two operations have together are days. */
const SECONDS = 10 * 60

export const losses: Tool = {
  name: 'losses',
  question:
    'Is whatever changes something done whole or not at all, and once when it is done again, whichever exchange with the database is lost?',
  run: options => runTest('losses', 'lost-exchanges/lost-exchanges', options),
}

export const silence: Tool = {
  name: 'silence',
  question:
    'Does whatever changes something wait once for a database of which nothing more is heard, in any exchange?',
  run: options => runTest('silence', 'lost-exchanges/silence', options),
}

export const encounters: Tool = {
  name: 'encounters',
  question:
    'Do two changes that meet, wherever the one stands in its exchanges when the other is done, come to what one after the other comes to?',
  run: options => runTest('encounters', 'encounters/encounters', options),
}

export const readings: Tool = {
  name: 'readings',
  question:
    'Does whatever is read while something changes, wherever it stands in its exchanges then, show what there was before or what there is afterwards?',
  run: options => runTest('readings', 'encounters/readings', options),
}

function runTest(word: string, file: string, { seconds = SECONDS, seed }: ProofOptions) {
  const name = `AKINAI_${word.toUpperCase()}`
  return runLongTest(word, {
    ...{ file: `${file}.test.ts`, seconds },
    environment: {
      [`${name}_SECONDS`]: String(seconds),
      ...(seed === undefined ? {} : { [`${name}_SEED`]: String(seed) }),
    },
  })
}
