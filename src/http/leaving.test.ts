import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fastify } from '#fastify'
import { refuseWhileClosing } from './leaving.ts'

const app = fastify()
const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  refuseWhileClosing(app)
  app.get('/', async () => 'answered')
  await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  agent.destroy()
  await app.close()
})

/** How the answer leaves the connection. */
function call(asked: Agent = agent): Promise<string | undefined> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get({ port, agent: asked }, answer => {
      answer.resume().on('end', () => resolve(answer.headers.connection))
    }).on('error', reject)
  })
}

// R-GROW-1
test('sheds as many connections as it is told, none of them one that would end by itself', async () => {
  expect(await call()).toBe('keep-alive')
  app.shed(2)
  expect(await call(new Agent({ keepAlive: false }))).toBe('close')
  const answers = [await call(), await call(), await call(), await call()]
  expect(answers).toEqual(['close', 'close', 'keep-alive', 'keep-alive'])
})
