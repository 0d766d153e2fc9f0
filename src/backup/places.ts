/**
 * What lies where in a folder of backups. Each backup has a folder of its own, named by when it began; pictures and files, whose
 * bytes never change under a name, lie beside them once for all backups, named by their digests as well:
 *
 *     2026-11-20T01-02-03Z-4f9a/manifest.json       written last: without it the backup is not whole
 *                              /cluster.tar.zst     the database
 *                              /postgres.json       PostgreSQL's list of what is in it
 *                              /objects.ndjson      which pictures and files belong to it
 *     objects/images/aZ/aZ….jpg.<SHA-256>
 *            /uploads/4k/4k….<SHA-256>
 */

export const MANIFEST = 'manifest.json'
export const CLUSTER = 'cluster.tar.zst'
export const POSTGRES_MANIFEST = 'postgres.json'
export const OBJECT_LIST = 'objects.ndjson'
export const DOCUMENTS = 'shop.ndjson.zst'

/** The folder of the pictures and files of all backups. */
export const OBJECTS = 'objects'

/** The name of a backup that begins now; `random` keeps apart those of the same second. */
export function backupName(now: Date, random: string): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${random}`
}

export const BACKUP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{4}$/

/** Where the object of a key lies: the parts of its path below `objects/`, without its digest. Its folder holds a few hundred others. */
export function placeOfObject(key: string): { readonly folder: readonly string[]; readonly name: string } {
  const [kind = '', name = ''] = key.split('/')
  return { folder: [kind, name.slice(0, 2)], name }
}
