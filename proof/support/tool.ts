/** What a tool of the proof is, and how programs of others are run. */
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../../bench/support/processes.ts'

/** What a tool showed. `held` is undefined where it could not be run: then `lines` say what is lacking. */
export interface Shown {
  readonly held: boolean | undefined
  /** In Markdown, each a paragraph or an item. */
  readonly lines: readonly string[]
}

/** One file of `proof/` each. */
export interface Tool {
  /** For `--only`. */
  readonly name: string
  /** What it is asked. */
  readonly question: string
  readonly run: (options: ProofOptions) => Promise<Shown>
}

/** How much is done. */
export interface ProofOptions {
  /** Names of tools; empty means all. */
  readonly only: readonly string[]
  /** The fuzzer ends with so many requests, or after so many seconds, as do losses; undefined: after as many as each thinks right. */
  readonly requests: number
  readonly seconds: number | undefined
  readonly seed: number | undefined
}

/** The path of a program of the machine, or undefined. */
export function findProgram(name: string): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return places.map(place => join(place, name)).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** What is said of a tool that is not there. */
export const absent = (program: string, install: string): Shown => ({
  held: undefined,
  lines: [`There is no \`${program}\` on the PATH. To install it: \`${install}\`.`],
})

/** The folder of a package that npm has installed for the whole machine, or undefined: beside the folders of programs. */
export function findPackage(name: string): string | undefined {
  const prefixes = (process.env.PATH ?? '').split(delimiter).map(place => join(place, '..'))
  return [process.env.npm_config_global_prefix ?? '/usr/local', ...prefixes]
    .map(prefix => join(prefix, 'lib/node_modules', name))
    .find(folder => existsSync(join(folder, 'package.json')))
}

/** What is said of a package that is not there. */
export const missing = (name: string, install: string): Shown => ({
  held: undefined,
  lines: [`npm has not installed \`${name}\` for the whole machine. To install it: \`${install}\`.`],
})

/** What a program printed, without its colours, and how it ended: `late` when it was ended after its time. */
export interface Ran {
  readonly code: number | null
  readonly output: string
  readonly late: boolean
}

/** Characters of output that are kept, from its end. */
const MAX_OUTPUT = 400_000

/** After SIGTERM a program has so long to end. */
const GRACE_MS = 5000

/** Runs a program to its end, or for so many seconds. `input` is all that it reads. */
export function runProgram(
  program: string,
  args: readonly string[],
  seconds: number,
  environment: NodeJS.ProcessEnv = {},
  input = '',
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment }
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['pipe', 'pipe', 'pipe'] })
    child.stdin.on('error', () => {}).end(input)
    let output = ''
    let late = false
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output = (output + chunk).slice(-MAX_OUTPUT)
      })
    const timer = setTimeout(() => {
      late = true
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref()
    }, seconds * 1000)
    child.once('error', reject)
    child.once('close', code => {
      clearTimeout(timer)
      resolve({ code, output: stripVTControlCharacters(output), late })
    })
  })
}

/** A block of a program's own words. */
export const quoted = (text: string): string => `\`\`\`\n${text.trim()}\n\`\`\``
