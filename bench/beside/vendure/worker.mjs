/**
 * Does what the server leaves for later, such as keeping the search index: a process of its own, as Vendure's documentation wants it in
 * production.
 */
import { bootstrapWorker } from '@vendure/core'
import { configOf } from './config.mjs'

const worker = await bootstrapWorker(configOf({ filling: false }))
await worker.startJobQueue()
await worker.startHealthCheckServer({ port: Number(process.env.WORKER_PORT), hostname: '127.0.0.1' })
