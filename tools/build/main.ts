/**
 * `npm run build`: makes `dist/`, which is committed, so that a start needs no development packages. Takes another folder as
 * its argument.
 */
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConsole } from './console.ts'
import { buildLibraries, LIBRARIES } from './libraries.ts'
import { gatherLicences } from './licences.ts'
import { buildReference } from './reference.ts'
import { buildTypeface } from './typeface.ts'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))

// Else what a shell or a test says makes the builder take libraries as they are for development.
process.env.NODE_ENV = 'production'

const folder = resolve(process.argv[2] ?? DIST)
const libraries = join(folder, 'libraries')
await rm(libraries, { recursive: true, force: true })
await buildConsole(join(folder, 'console'))
await buildReference(join(folder, 'reference'))
await buildTypeface(join(folder, 'typeface'))
await buildLibraries(libraries)
await gatherLicences(
  [
    join(folder, 'console', 'licences.json'),
    ...LIBRARIES.map(name => join(libraries, name, 'licences.json')),
  ],
  join(folder, 'LICENCES.md'),
)
