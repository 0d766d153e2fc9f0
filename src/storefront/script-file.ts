/** The one script of storefronts. Every page works without it. */
import { hash } from 'node:crypto'
import { readCompact } from './compact.ts'

/** It is small, and so sent as it is written. */
export const SCRIPT = Buffer.from(readCompact('script.mjs'))

/** Where it is: its name has a digest of its content. */
export const SCRIPT_PATH = `/storefront/${hash('sha256', SCRIPT, 'base64url').slice(0, 16)}.js`
