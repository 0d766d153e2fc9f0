/** For how long a test of these goes on, by the variables of its word (docs/contributing.md). */

/** What was asked for of the one of this word, such as `LOSSES`. */
export function askedOf(word: string) {
  const read = (name: string, otherwise: number) => Number(process.env[`AKINAI_${word}_${name}`] ?? otherwise)
  return {
    seconds: read('SECONDS', 15),
    seed: read('SEED', Date.now() % 1_000_000_000),
    /** Of these names alone. */
    only: new RegExp(process.env[`AKINAI_${word}_ONLY`] ?? ''),
  }
}
