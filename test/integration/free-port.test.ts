/** Ports of tests: what one was given, nobody else gets, be it a connection that goes out or a test in another process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, quietPorts } from '../support/free-port.ts'

const FREE_PORT = new URL('../support/free-port.ts', import.meta.url).href

test('each is given once, below those of connections that go out', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()))
  expect(new Set(ports).size).toBe(200)
  expect(Math.max(...ports)).toBeLessThan(quietPorts().end)

  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const calling = connect(port, '127.0.0.1')
  await once(calling, 'connect')
  expect(calling.localPort).toBeGreaterThanOrEqual(quietPorts().end)
  calling.destroy()
  server.close()
})

test('what another process was given, or listens on, is passed over', async () => {
  await using first = await ask()
  await using second = await ask()
  expect(second.port).not.toBe(first.port)
  const listener = createServer().listen(second.port + 1, '127.0.0.1')
  await once(listener, 'listening')
  await using third = await ask()
  listener.close()
  expect([first.port, second.port, second.port + 1]).not.toContain(third.port)
})

/** Asks for a port in a process of its own, in which chance says the same as in each other one: the ports in order from the first. */
async function ask(): Promise<AsyncDisposable & { readonly port: number }> {
  const script = `
    const { freePort, quietPorts } = await import(${JSON.stringify(FREE_PORT)})
    const { first, end } = quietPorts()
    let next = 0
    Math.random = () => (next++ + 0.5) / (end - first)
    console.log(await freePort())
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  const ended = once(child, 'exit')
  const [port] = await once(child.stdout, 'data')
  return {
    port: Number(String(port)),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
