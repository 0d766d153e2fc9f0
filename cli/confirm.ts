/** Asking the person at the terminal before something is done that is not easily taken back. */
import { createInterface } from 'node:readline/promises'
import { printable } from './output.ts'

/** Where the answer comes from and the question goes to; what a command prints is its answer, so that is the standard error output. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

const TERMINAL: Terminal = { input: process.stdin, output: process.stderr }

/** Whether somebody sits there who could answer. */
export function canAsk({ input, output }: Terminal = TERMINAL): boolean {
  return input.isTTY === true && output.isTTY === true
}

/** Asks, and answers whether the answer was yes; anything else is no, and so is the end of the input. */
export async function confirm(question: string, { input, output }: Terminal = TERMINAL): Promise<boolean> {
  const lines = createInterface({ input, output })
  try {
    const ended = new Promise<string>(resolve => lines.once('close', () => resolve('')))
    const answer = await Promise.race([lines.question(printable(`${question} [y/N] `)), ended])
    return /^(y|yes|はい)$/i.test(answer.trim())
  } finally {
    lines.close()
  }
}
