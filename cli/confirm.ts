/** Asking the person at the terminal before something is done that is not easily taken back. */
import { createInterface } from 'node:readline/promises'
import { CommandError, printable } from './output.ts'

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

/**
 * Asks, and answers whether the answer was yes; anything else is no. Throws `CommandError` where there is none: at the end of the input, and by
 * Ctrl-C, which is no signal while a terminal is asked and means neither.
 */
export async function confirm(question: string, { input, output }: Terminal = TERMINAL): Promise<boolean> {
  const lines = createInterface({ input, output })
  try {
    const brokenOff = new Promise<never>((_resolve, reject) => {
      const end = () => reject(new CommandError('Broken off: the question was not answered.'))
      lines.once('SIGINT', end).once('close', end)
    })
    const answer = await Promise.race([lines.question(printable(`${question} [y/N] `)), brokenOff])
    return /^(y|yes|はい)$/i.test(answer.trim())
  } finally {
    lines.close()
  }
}
