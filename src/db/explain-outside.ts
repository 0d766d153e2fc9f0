/** Why the database that DATABASE_URL names cannot be used, in one sentence for whoever started the program. */
import pg from '#pg'
import { codeOf } from '../lib/error-code.ts'
import { PlainFailure } from '../lib/plain-failure.ts'

/** Seconds after which a database that does not answer is given up. */
export const CONNECT_SECONDS = 10

/** The explanation, without the password; an error that says nothing of the database comes back as it is. */
export function explainOutside(error: unknown, databaseUrl: string): unknown {
  const reason = reasonOf(error, databaseUrl)
  if (reason === undefined) return error
  return new PlainFailure(
    `The database of DATABASE_URL cannot be used: ${reason}. Set DATABASE_URL right, or leave it out for the built-in database; npx akinai doctor says more.`,
    { cause: error },
  )
}

function reasonOf(error: unknown, databaseUrl: string): string | undefined {
  const place = placeOf(databaseUrl)
  return 'unreadable' in place ? `its address cannot be read (${place.unreadable})` : reasonAt(error, place)
}

/** Where the driver would connect to. It reads the files that the address names, such as that of a certificate, for that. */
function placeOf(databaseUrl: string): pg.Client | { readonly unreadable: string } {
  try {
    return new pg.Client({ connectionString: databaseUrl })
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) }
  }
}

function reasonAt(error: unknown, { host, port, database }: pg.Client): string | undefined {
  const code = codeOf(error) ?? ''
  const place = host.startsWith('/') ? `the socket in ${host}` : `${host}:${port}`
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no host is named ${host}`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nothing listens on ${place}`
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${place} cannot be reached`
    case '28P01':
    case '28000':
      return `${place} refuses the user or the password`
    case '3D000':
      return `${place} has no database ${database}`
    case '42501':
      return 'its user may not make tables there'
    default:
      return reasonOfRest(error, code, place)
  }
}

/** The driver tells of its own limit of time, and of a lost connection, by a message alone. */
function reasonOfRest(error: unknown, code: string, place: string): string | undefined {
  const message = error instanceof Error ? error.message : String(error)
  if (/timeout expired/i.test(message)) return `${place} does not answer within ${CONNECT_SECONDS} s`
  if (/connection terminated|SSL connections/i.test(message) || /^(E[A-Z]+|08...|53...|57P..)$/.test(code))
    return `${place} does not serve (${message || code})`
  return undefined
}
