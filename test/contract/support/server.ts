import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'

/** The server that the suite started itself. */
export interface OwnServer {
  baseUrl: string
  env: Record<string, string>
  stop: () => Promise<void>
}

/** Only what a process needs from outside, so that a developer's own settings do not reach the server. */
function childEnvironment(port: number, dataDir: string): Record<string, string> {
  const inherited = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'SYSTEMROOT']
  const env: Record<string, string> = {}
  for (const name of inherited) {
    const value = process.env[name]
    if (value !== undefined) env[name] = value
  }
  return {
    ...env,
    PORT: String(port),
    HOST: '127.0.0.1',
    AKINAI_DATA_DIR: dataDir,
    // All workers of the tests are one address.
    AKINAI_CONNECTIONS_PER_ADDRESS: '2000',
    AKINAI_DEMO: 'off',
    AKINAI_BASE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
  }
}

async function waitUntilReady(child: ChildProcess, baseUrl: string, logFile: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break
    const ready = await fetch(`${baseUrl}/readyz`).then(
      answer => answer.status === 200,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  child.kill('SIGTERM')
  throw new Error(`the server did not become ready; its output:\n${readFileSync(logFile, 'utf8')}`)
}

/** Starts `akinai serve` on a free port with its data in `dataDir`; its output goes to `logFile`. */
export async function startServer(root: string, dataDir: string, logFile: string): Promise<OwnServer> {
  const port = await freePort()
  const env = childEnvironment(port, dataDir)
  const child = spawn(process.execPath, ['bin/akinai.js', 'serve'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logFile)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve))
  const baseUrl = `http://127.0.0.1:${port}`
  await waitUntilReady(child, baseUrl, logFile)
  const stop = async () => {
    child.kill('SIGTERM')
    const code = await Promise.race([exited, sleep(20_000, 'timeout' as const, { ref: false })])
    if (code !== 0) {
      if (code === 'timeout') child.kill('SIGKILL')
      process.exitCode = 1
      console.error(
        `the server ended with ${code} on SIGTERM; its output:\n${readFileSync(logFile, 'utf8').slice(-4000)}`,
      )
    }
  }
  return { baseUrl, env, stop }
}
