/** Makes everything that is made: the OpenAPI documents, the types of client and console, the dump of the schema. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from '#pg'
import { startEmbeddedPostgres } from '../src/db/embedded/supervisor.ts'
import { migrate } from '../src/db/migrate.ts'
import { clientTypes, consoleTypes } from './client-types.ts'
import { consoleDocument, openApiDocument } from './openapi-document.ts'
import { dumpSchema } from './schema-dump.ts'

const root = new URL('../', import.meta.url)

async function write(path: string, text: string): Promise<void> {
  await writeFile(new URL(path, root), text)
  process.stdout.write(`${path}\n`)
}

async function migratedSchema(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'akinai-generate-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  await migrate(postgres.connection)
  const client = new pg.Client(postgres.connection)
  await client.connect()
  const text = await dumpSchema(client)
  await client.end()
  await postgres.stop()
  await rm(postgres.dataDir, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
  return text
}

const document = await openApiDocument()
await write('openapi/openapi.json', document)
await write('client/schema.d.ts', await clientTypes(document))
const ofConsole = await consoleDocument()
await write('openapi/console.json', ofConsole)
await write('console/src/api/schema.d.ts', await consoleTypes(ofConsole))
await write('migrations/schema.sql', await migratedSchema())
