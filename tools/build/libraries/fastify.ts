export { default as cors } from '@fastify/cors'
export { default as swagger } from '@fastify/swagger'
export { default as fastify } from 'fastify'
export { default as findMyWay } from 'find-my-way'
