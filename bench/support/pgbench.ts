/** The reference for the database's part: pgbench sends the same statements without Node in between. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputOf } from './processes.ts'
import type { Sent } from './recorder.ts'

/** Where the database is. */
export interface Socket {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

/** A script with the values that it takes from the command line. */
export interface Script {
  readonly text: string
  readonly constants: Readonly<Record<string, string>>
}

/** What stands in the script where this value was recorded: an expression of pgbench, such as `random(1, 10)`. */
export type Varying = ReadonlyMap<unknown, { readonly name: string; readonly expression: string }>

/** Which pgbench there is on the PATH; undefined when there is none. */
export function pgbenchVersion(): string | undefined {
  return outputOf('pgbench', ['--version'])
}

/** Writes recorded statements down for pgbench. Values that vary from run to run are replaced by their expressions. */
export function toScript(sent: readonly Sent[], varying: Varying = new Map()): Script {
  const constants: Record<string, string> = {}
  const lines = [...varying.values()].map(({ name, expression }) => `\\set ${name} ${expression}`)
  const placeholder = (value: unknown): string => {
    const variable = varying.get(value)
    if (variable) return `:${variable.name}`
    if (value === null || value === undefined) return 'null'
    if (Array.isArray(value)) return `array[${value.map(placeholder).join(', ')}]`
    const name = `value${Object.keys(constants).length}`
    constants[name] = value instanceof Date ? value.toISOString() : String(value)
    return `:${name}`
  }
  for (const { text, values } of sent) {
    const replaced = new Map<string, string>()
    const line = text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_whole, digits: string) => {
      const known = replaced.get(digits) ?? placeholder(values[Number(digits) - 1])
      replaced.set(digits, known)
      return known
    })
    lines.push(`${line};`)
  }
  return { text: `${lines.join('\n')}\n`, constants }
}

/** Runs the script for so long and answers the transactions a second, the time to connect left out. */
export async function runPgbench(
  folder: string,
  { host, port, user, database }: Socket,
  script: Script,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const file = join(folder, 'script.sql')
  writeFileSync(file, script.text)
  const constants = Object.entries(script.constants).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const output = await run('pgbench', [
    ...['--no-vacuum', '--protocol=prepared', '--jobs=1', '--file', file, ...constants],
    ...['--client', String(connections), '--time', String(Math.ceil(seconds))],
    ...['--host', host, '--port', String(port), '--username', user, database],
  ])
  const rate = Number(/^tps = ([\d.]+)/m.exec(output)?.[1])
  if (!(rate > 0)) throw new Error(`pgbench says no rate:\n${output}`)
  return rate
}

function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      errors += text
    })
    child.once('error', reject)
    child.once('close', code =>
      code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}: ${errors}`)),
    )
  })
}
