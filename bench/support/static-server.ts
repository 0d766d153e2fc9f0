/** The reference for reading: Fastify with nothing but the same bytes to send, which costs it no encoding. Arguments: port, file with the bytes. */
import { readFileSync } from 'node:fs'
import { fastify } from '#fastify'

const [port, file = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const app = fastify()
app.get('/*', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => void app.close())
