/** Answers the APIs of buyers and of administrators. */
import { bootstrap } from '@vendure/core'
import { configOf } from './config.mjs'

await bootstrap(configOf({ filling: false }))
