/** One way of reading behind a bare Fastify. Arguments: the way's name, the port, the database's address, the shop's id. */
import Fastify from 'fastify'
import { openDatabase } from '../../src/db/database.ts'
import type { Socket } from '../support/pgbench.ts'
import { PATHS } from './paths.ts'

const [name = '', port, addressJson = '', shopId] = process.argv.slice(2)
const make = PATHS[name]?.make
if (make === undefined) throw new Error(`There is no way of reading named ${name}`)
const address = JSON.parse(addressJson) as Socket
const path = make({ db: openDatabase(address), address, shopId: Number(shopId) })

const app = Fastify()
app.get('/', () => ({ ready: true }))
app.get<{ Querystring: { offset?: string } }>('/api/items', async (request, reply) => {
  const bytes = await path.page(Number(request.query.offset ?? 0))
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
})
app.get<{ Params: { id: string } }>('/api/items/:id', async (request, reply) => {
  const bytes = await path.item(Number(request.params.id))
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => process.exit())
