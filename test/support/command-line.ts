/** The command line on the database of a test. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { vi } from 'vitest'
import { runProgram } from '../../cli/run-program.ts'
import type { TestContext } from './context.ts'
import { type CommandResult, runAtDesk } from './desk.ts'

/** The program, as users start it. */
export const AKINAI = fileURLToPath(new URL('../../bin/akinai.js', import.meta.url))

/** An environment in which commands go to this database; nothing of the machine's own settings is in it. */
export function environmentFor({ host, port, user, database }: TestContext['address']): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  }
}

/** Has a command carried out, in a process that is there already: `startAkinai` starts one for it. */
export function runAkinai(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  return runAtDesk(args, env)
}

/** Runs a command to its end as users do, `input` on its standard input. */
export function startAkinai(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input = '',
): Promise<CommandResult> {
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [AKINAI, ...args],
      { env, maxBuffer: 2 ** 28 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
    child.stdin?.end(input)
  })
}

/**
 * Has words judged by the command that they begin with, in this process: a start takes 0.2 s of CPU. For words that are not
 * understood; others would find no database.
 */
export async function judgeWords(command: Command, words: readonly string[]): Promise<CommandResult> {
  let stderr = ''
  const writing = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    stderr += text
    return true
  })
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/none')
  try {
    const code = await runProgram(new Command('akinai').addCommand(command), words)
    return { code, stdout: '', stderr }
  } finally {
    writing.mockRestore()
    vi.unstubAllEnvs()
  }
}
