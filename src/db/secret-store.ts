/** Keys that sign what is handed to clients. They come with the database; one that is gone the first server makes that needs it. */
import { randomBytes } from 'node:crypto'
import { onBehalfOf } from '../lib/shop-at-work.ts'
import type { Connection } from './database.ts'
import { doing } from './deed.ts'
import { reads, writes } from './statement.ts'

const INSERT = writes(
  'server_secrets.insert',
  'insert into server_secrets (name, secret) values ($1, $2) on conflict (name) do nothing',
)

const FIND = reads<{ secret: Buffer }>(
  'server_secrets.find',
  'select secret from server_secrets where name = $1',
)

/** What is signed: forms of uploads, cookies of devices, links of downloads and of previews. */
type SecretName = 'uploads' | 'devices' | 'downloads' | 'previews'

/**
 * 32 bytes, the same in every process of this database. In no unit: who remembers it must not have it undone. And
 * nobody's deed: it is made for everybody, whoever asks first.
 */
export function serverSecret(db: Connection, name: SecretName): Promise<Buffer> {
  return onBehalfOf(undefined, () => doing(undefined, () => findOrMake(db, name)))
}

async function findOrMake(db: Connection, name: SecretName): Promise<Buffer> {
  const [found] = await db.query(FIND, [name])
  if (found) return found.secret
  await db.query(INSERT, [name, randomBytes(32)])
  const [made] = await db.query(FIND, [name])
  if (!made) throw new Error('server_secrets.find answered no row')
  return made.secret
}
