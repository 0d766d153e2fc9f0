export { Dicer } from '@fastify/busboy'
