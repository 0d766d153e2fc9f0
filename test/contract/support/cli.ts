import { execFile } from 'node:child_process'
import { type CommandResult, runAtDesk } from '../../support/desk.ts'
import type { CliCommand } from './provided.ts'

/**
 * Has one command of the product carried out; a non-zero exit is a result, not an error. Our own is carried out in a
 * process that is there already, where one is known: a test of the program as people start it takes `startCli`.
 */
export function runCli(cli: CliCommand, args: string[]): Promise<CommandResult> {
  return cli.isOurs ? runAtDesk(args, cli.env) : startCli(cli, args)
}

/** Starts the product for one command, `input` on its standard input, and waits for its end. */
export function startCli(cli: CliCommand, args: string[], input = ''): Promise<CommandResult> {
  const [program = '', ...first] = cli.command
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      [...first, ...args],
      { cwd: cli.cwd, env: cli.env, maxBuffer: 512 * 1024 * 1024, timeout: 120_000 },
      (error, stdout, stderr) => {
        if (error === null) return resolve({ code: 0, stdout, stderr })
        if (typeof error.code !== 'number') return reject(new Error(`${args.join(' ')}: ${error.message}`))
        resolve({ code: error.code, stdout, stderr })
      },
    )
    child.stdin?.end(input)
  })
}

/** Runs a command that must succeed and answers the one JSON document on its stdout. */
export async function cliJson<T>(cli: CliCommand, args: string[], input?: string): Promise<T> {
  const { code, stdout, stderr } = await (input === undefined
    ? runCli(cli, [...args, '--json'])
    : startCli(cli, [...args, '--json'], input))
  if (code !== 0) throw new Error(`akinai ${args.join(' ')} ended with ${code}:\n${stdout}\n${stderr}`)
  return JSON.parse(stdout) as T
}

/** Makes a shop and a token for it. */
export async function makeShop(cli: CliCommand, key: string): Promise<{ key: string; token: string }> {
  await cliJson(cli, [
    'shop',
    'create',
    '--shop-id',
    key,
    '--name',
    `Shop ${key}`,
    '--mail',
    `${key}@example.com`,
  ])
  const { token } = await cliJson<{ token: string }>(cli, [
    ...['token', 'create', '--shop', key, '--name', 'contract', '--scopes', 'all'],
  ])
  return { key, token }
}
