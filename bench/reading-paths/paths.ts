/** The ways of reading that are compared, by name; the first is the one as built. */
import { jsonInSql } from './json-in-sql.ts'
import { oneQuery } from './one-query.ts'
import type { MakePath } from './path.ts'
import { severalQueries } from './several-queries.ts'
import { staticBytes, staticString } from './static.ts'
import { storedDocument } from './stored-document.ts'
import { versionedCache } from './versioned-cache.ts'

export const PATHS: Readonly<Record<string, { readonly make: MakePath }>> = {
  'versioned-cache': { make: versionedCache },
  'stored-document': { make: storedDocument },
  'json-in-sql': { make: jsonInSql },
  'several-queries': { make: severalQueries },
  'one-query': { make: oneQuery },
  'static-string': { make: staticString },
  'static-bytes': { make: staticBytes },
}
