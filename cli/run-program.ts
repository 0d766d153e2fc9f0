/** Runs what the words of a command line ask for, and tells of a failure as people at a terminal want it told. */
import { type Command, CommanderError } from 'commander'
import { ConfigError } from '../src/config.ts'
import { printable, UsageError } from './output.ts'

const FAILED = 1
const NOT_UNDERSTOOD = 2

/** Answers the exit code: 0 when done, 1 when it failed, 2 when not understood. Failures go to the standard error output. */
export async function runProgram(program: Command, words: readonly string[]): Promise<number> {
  overrideExits(program)
  try {
    await program.parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    return exitCodeOf(error)
  }
}

/** Commander ends the process by itself otherwise, before what runs could be put away. */
function overrideExits(command: Command): void {
  command.exitOverride()
  for (const sub of command.commands) overrideExits(sub)
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : NOT_UNDERSTOOD
  process.stderr.write(`${printable(messageOf(error))}\n`)
  return error instanceof UsageError || error instanceof ConfigError ? NOT_UNDERSTOOD : FAILED
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (EXPECTED.includes(error.name)) return error.message
  return isLostDatabase(error)
    ? `The database does not answer any more (${error.message}). npx akinai doctor says what is wrong.`
    : (error.stack ?? error.message)
}

/** By name, so that what starts quickly need not read what throws them. */
const EXPECTED: readonly string[] = [
  'CommandError',
  'UsageError',
  'ConfigError',
  'EmbeddedPostgresError',
  'PlainFailure',
]

/** A database that went away while a command worked. */
function isLostDatabase(error: Error): boolean {
  return error.name === 'DatabaseError' && 'kind' in error && error.kind === 'unreachable'
}
