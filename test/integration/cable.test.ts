/** The lines of the fail-over drive pass everything on, nothing while they are cut, and then all that was held. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { layCable } from '../soak/fail-over/cable.ts'

/** Longer than anything takes on this machine that is not held. */
const A_WHILE_MS = 300

/** A server that says again what it hears, and what came and ended there. */
async function startEcho(): Promise<AsyncDisposable & { port: number; ends: Socket[] }> {
  const ends: Socket[] = []
  const server = createServer(socket => {
    ends.push(socket)
    socket.on('error', () => {}).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    ends,
    async [Symbol.asyncDispose]() {
      for (const socket of ends) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Connects, and keeps what is heard. */
async function call(port: number): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  let heard = ''
  socket.setEncoding('utf8').on('data', text => {
    heard += text
  })
  return { socket, heard: () => heard }
}

test('what is sent into a cut line is held, for those who come meanwhile too, and passed on when it is whole', async () => {
  await using echo = await startEcho()
  await using cable = await layCable(echo.port)
  const first = await call(cable.port)
  first.socket.write('one')
  await expect.poll(first.heard).toBe('one')

  cable.cut()
  first.socket.write(' two')
  const second = await call(cable.port)
  second.socket.write('new')
  await delay(A_WHILE_MS)
  expect([first.heard(), second.heard(), echo.ends.length]).toEqual(['one', '', 1])
  expect([first.socket.destroyed, second.socket.destroyed]).toEqual([false, false])

  cable.mend()
  await expect.poll(first.heard).toBe('one two')
  await expect.poll(second.heard).toBe('new')
})

test('behind a cut nobody learns that the other end has closed', async () => {
  await using echo = await startEcho()
  await using cable = await layCable(echo.port)
  const { socket, heard } = await call(cable.port)
  socket.write('one')
  await expect.poll(heard).toBe('one')

  cable.cut()
  echo.ends[0]?.destroy()
  await delay(A_WHILE_MS)
  expect(socket.destroyed).toBe(false)
  cable.mend()
  await expect.poll(() => socket.destroyed).toBe(true)
})

test('who mends what is whole has nothing be heard twice', async () => {
  await using echo = await startEcho()
  await using cable = await layCable(echo.port)
  const { socket, heard } = await call(cable.port)
  socket.write('one')
  await expect.poll(heard).toBe('one')

  cable.mend()
  socket.write(' two')
  await expect.poll(heard).toContain('two')
  await delay(A_WHILE_MS)
  expect(heard()).toBe('one two')
})
