/** Runs the steps of a gate one after the other and stops at the first that fails. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A step: what it is called, and the program of node_modules/.bin with its arguments. */
export type Step = readonly [name: string, program: string, ...args: string[]]

const root = fileURLToPath(new URL('../', import.meta.url))

/** Runs the steps; answers whether all passed. Prints how long each took. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const [name, program, ...args] of steps) {
    const start = performance.now()
    const code = await run(program, args)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`)
    if (code !== 0) return false
  }
  return true
}

/** Runs a program of node_modules/.bin under this Node and answers its exit code. */
function run(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(`${root}node_modules/.bin/${program}`, args, { cwd: root, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}
