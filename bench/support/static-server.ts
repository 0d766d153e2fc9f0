/** The reference for reading: Fastify with nothing but one string to send. Arguments: port, file with the string. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const [port, file = ''] = process.argv.slice(2)
const text = readFileSync(file, 'utf8')
const app = Fastify()
app.get('/*', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(text)
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => void app.close())
