/** Runs the steps of a gate one after the other, those in a list of their own together, and stops at the first that fails. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A step: what it is called, and the program of node_modules/.bin with its arguments. */
export type Step = readonly [name: string, program: string, ...args: string[]]

const root = fileURLToPath(new URL('../', import.meta.url))

/** Steps that run at the same time. */
export type Together = readonly Step[]

/** Runs the steps; answers whether all passed. Prints how long each took. */
export async function runSteps(steps: readonly (Step | Together)[]): Promise<boolean> {
  for (const step of steps) {
    const passed = await Promise.all((isTogether(step) ? step : [step]).map(runStep))
    if (passed.includes(false)) return false
  }
  return true
}

function isTogether(step: Step | Together): step is Together {
  return typeof step[0] !== 'string'
}

async function runStep([name, program, ...args]: Step): Promise<boolean> {
  const start = performance.now()
  const code = await run(program, args)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`)
  return code === 0
}

/** Runs a program of node_modules/.bin under this Node and answers its exit code. */
function run(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(`${root}node_modules/.bin/${program}`, args, { cwd: root, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}
