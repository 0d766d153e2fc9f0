/** The one script of storefronts. Every page works without it. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** It is small, and so sent as it is written, but for comments and indents. */
export const SCRIPT = Buffer.from(
  readFileSync(new URL('script.mjs', import.meta.url), 'utf8')
    .replaceAll(/^\s*\/\*.*?\*\/$/gms, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n'),
)

/** Where it is: its name has a digest of its content. */
export const SCRIPT_PATH = `/storefront/${hash('sha256', SCRIPT, 'base64url').slice(0, 16)}.js`
