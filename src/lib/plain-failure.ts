/** A failure that whoever started the program can mend. */

/** Its message says what is wrong and what to type, and is told as it stands: without a stack, with exit code 1. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure'
}
