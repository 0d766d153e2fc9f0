/**
 * Bundles the parts that the program uses of large libraries, each into one file, so that they need not be installed: the
 * two packages for S3 come with 30 others, and the one for telephone numbers has its rules in many forms, 35 MB together.
 * TypeBox is 370 files, which every start would read; those for passkeys and PDFs are read while a server is at work, of which
 * pdfkit comes with 13 MB of what it is not needed for; those for Stripe and for OpenTelemetry (with 20 others) only where they are
 * configured.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { asAscii } from '../ascii.ts'

/** What is used of each, as modules that the types are read from, too. */
const ENTRIES = fileURLToPath(new URL('libraries/', import.meta.url))

/** In place of the package by which documents are written in YAML: it would be a sixth of Fastify's, and ours are JSON. */
const WITHOUT_YAML = join(ENTRIES, 'without/yaml.ts')

/** The bundled libraries, by the names of their modules. */
export const LIBRARIES = [
  'ajv',
  'busboy',
  'fastify',
  'graphile-worker',
  'passkeys',
  'pdf',
  'pg',
  'pino',
  'prom-client',
  's3',
  'stripe',
  'telemetry',
  'telephone',
  'typebox',
] as const

/** Bundles each into a folder of its name, with a list of the licences in it. */
export async function buildLibraries(folder: string): Promise<void> {
  for (const name of LIBRARIES) {
    const entry = join(ENTRIES, `${name}.ts`)
    const outDir = join(folder, name)
    await build({
      configFile: false,
      root: ENTRIES,
      mode: 'production',
      logLevel: 'warn',
      ssr: { noExternal: true },
      resolve: { alias: { yaml: WITHOUT_YAML } },
      build: {
        ssr: entry,
        outDir,
        emptyOutDir: true,
        target: 'node24',
        minify: true,
        license: { fileName: 'licences.json' },
        rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
      },
    })
    const bundled = join(outDir, 'index.js')
    await writeFile(bundled, asAscii(await readFile(bundled, 'utf8')))
    await copyFile(entry, join(outDir, 'index.d.ts'))
  }
}
