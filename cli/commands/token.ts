/** akinai token create, list, revoke */
import { Command } from 'commander'
import { recordEvent } from '../../src/audit/record.ts'
import { SCOPES } from '../../src/auth/scopes.ts'
import { createToken, listTokens, revokeToken, type TokenRecord } from '../../src/auth/store.ts'
import { MAX_TOKEN_NAME_LENGTH } from '../../src/console/limits.ts'
import { isStoredId } from '../../src/http/schemas.ts'
import { readDateTime, writeDateTime } from '../../src/lib/date-time.ts'
import { OPERATOR } from '../operator.ts'
import { CommandError, print, table, UsageError } from '../output.ts'
import { parseScopes } from '../scopes-option.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** The commands on personal access tokens. */
export function tokenCommand(): Command {
  return new Command('token')
    .description('make, list and revoke personal access tokens')
    .addCommand(create())
    .addCommand(list())
    .addCommand(revoke())
}

function create(): Command {
  return new Command('create')
    .description('make a token; it is shown only once')
    .requiredOption('--shop <key>', 'the shop')
    .requiredOption('--name <name>', 'what the token is for')
    .requiredOption('--scopes <scopes>', `all, or of these, split by commas: ${SCOPES.join(', ')}`)
    .option(
      '--expires <date-time>',
      'when it stops working, such as 2027-01-31T00:00:00Z; never when left out',
    )
    .option('--json', 'print one JSON document')
    .action(
      async (options: { shop: string; name: string; scopes: string; expires?: string; json?: boolean }) => {
        const scopes = parseScopes(options.scopes)
        const expiresAt = options.expires === undefined ? null : parseExpiry(options.expires)
        requireName(options.name)
        const made = await withContext(async ({ db, clock }) => {
          const shop = await requireShop(db, options.shop)
          const now = clock.now()
          if (expiresAt !== null && expiresAt <= now) throw new UsageError('--expires must be in the future.')
          return db.transaction(async transaction => {
            const token = await createToken(transaction, shop.id, {
              ...{ name: options.name, scopes, expiresAt, now },
            })
            const detail = { id: token.id, scopes, expires_at: expiresAt }
            const event = { kind: 'token_made', subject: options.name, detail, at: now } as const
            await recordEvent(transaction, { shopId: shop.id, ...OPERATOR, ...event })
            return token
          })
        })
        const document = { token: made.token, shop_id: options.shop, ...toDocument(made) }
        print(options.json, document, [
          made.token,
          `Token ${made.id}, shown only now. It may: ${scopes.join(', ')}`,
        ])
      },
    )
}

function requireName(name: string): void {
  if (name.trim() === '') throw new UsageError('--name must not be blank.')
  if ([...name].length > MAX_TOKEN_NAME_LENGTH) {
    throw new UsageError(`--name must not have more than ${MAX_TOKEN_NAME_LENGTH} characters.`)
  }
}

function list(): Command {
  return new Command('list')
    .description('list the tokens of a shop')
    .requiredOption('--shop <key>', 'the shop')
    .option('--json', 'print one JSON document')
    .action(async ({ shop: key, json }: { shop: string; json?: boolean }) => {
      const tokens = await withContext(async ({ db }) => listTokens(db, (await requireShop(db, key)).id))
      const rows = tokens
        .map(toDocument)
        .map(token => [
          String(token.id),
          `akn_…${token.last_four}`,
          token.name,
          token.revoked_at ? 'revoked' : token.expires_at ? `until ${token.expires_at}` : 'no expiry',
          token.last_used_at ? `used ${token.last_used_at}` : 'never used',
          token.scopes.length === SCOPES.length ? 'all scopes' : token.scopes.join(','),
        ])
      print(json, { tokens: tokens.map(toDocument) }, rows.length > 0 ? table(rows) : ['No tokens yet.'])
    })
}

function revoke(): Command {
  return new Command('revoke')
    .description('revoke a token; it stops working within a second')
    .argument('<id>', 'the number that `token list` shows')
    .option('--json', 'print one JSON document')
    .action(async (id: string, { json }: { json?: boolean }) => {
      if (!/^[1-9]\d*$/.test(id) || !isStoredId(Number(id)))
        throw new UsageError('The id must be a whole number.')
      const token = await withContext(({ db, clock }) =>
        db.transaction(async transaction => {
          const at = clock.now()
          const revoked = await revokeToken(transaction, Number(id), at)
          if (revoked === undefined) return undefined
          const event = {
            kind: 'token_revoked',
            subject: revoked.name,
            detail: { id: revoked.id },
            at,
          } as const
          await recordEvent(transaction, { shopId: revoked.shop_id, ...OPERATOR, ...event })
          return revoked
        }),
      )
      if (token === undefined) throw new CommandError(`There is no token ${id}.`)
      print(json, toDocument(token), [`Token ${token.id} (${token.name}) is revoked.`])
    })
}

function parseExpiry(text: string): Date {
  const time = readDateTime(text)
  if (time === undefined) throw new UsageError('--expires must be a date-time such as 2027-01-31T00:00:00Z.')
  return time
}

function toDocument(token: TokenRecord) {
  const written = (time: Date | null) => time && writeDateTime(time)
  return {
    id: token.id,
    name: token.name,
    last_four: token.last_four,
    scopes: token.scopes,
    made_by: token.made_by,
    created_at: writeDateTime(token.created_at),
    expires_at: written(token.expires_at),
    revoked_at: written(token.revoked_at),
    last_used_at: written(token.last_used_at),
  }
}
