/** akinai user create, list, change, password, second-factor, remove */
import { Command } from 'commander'
import { type Grant, ROLES } from '../../src/auth/roles.ts'
import { SCOPES } from '../../src/auth/scopes.ts'
import { resetFactors } from '../../src/console/factor-change.ts'
import { type FirstPassword, faultOfPassword, generatePassword } from '../../src/console/password.ts'
import { addPerson, changePerson, removePerson } from '../../src/console/people.ts'
import { resetPassword } from '../../src/console/reset-password.ts'
import { findUserByMail, listUsers, type User } from '../../src/console/user-store.ts'
import type { Connection } from '../../src/db/database.ts'
import { Problem } from '../../src/http/problems.ts'
import { writeDateTime } from '../../src/lib/date-time.ts'
import { isMailAddress } from '../../src/lib/mail-address.ts'
import { oneLine } from '../../src/lib/plain.ts'
import { OPERATOR } from '../operator.ts'
import { CommandError, print, table, UsageError } from '../output.ts'
import { parseScopes } from '../scopes-option.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** As long as a mail address can be (RFC 5321). */
const MAX_ADDRESS_LENGTH = 254

/** A password goes in by the standard input: what stands on a command line is seen by others of the machine. */
const FROM_STDIN = '--password-stdin'

const SCOPES_OF_STAFF = `of staff: all, or of these, split by commas: ${SCOPES.join(', ')}`

const REVOKE_TOKENS = '--revoke-tokens'

interface GrantOptions {
  readonly role: string
  readonly scopes?: string
}

interface RevokeOptions {
  readonly revokeTokens?: boolean
  readonly json?: boolean
}

interface PasswordOptions {
  readonly passwordStdin?: boolean
  readonly json?: boolean
}

/** The commands on the people who may sign in to the console. */
export function userCommand(): Command {
  return new Command('user')
    .description('add, list, change and remove people who sign in to the console')
    .addCommand(create())
    .addCommand(list())
    .addCommand(change())
    .addCommand(password())
    .addCommand(secondFactor())
    .addCommand(remove())
}

function create(): Command {
  return new Command('create')
    .description('let somebody sign in to the console of a shop')
    .requiredOption('--shop <key>', 'the shop')
    .requiredOption('--mail <address>', 'the mail address to sign in with')
    .option('--role <role>', `${ROLES.join(', ')}`, 'owner')
    .option('--scopes <scopes>', SCOPES_OF_STAFF)
    .option(FROM_STDIN, 'read the password from the standard input; else one is made and printed')
    .option('--json', 'print one JSON document')
    .action(async (options: PasswordOptions & GrantOptions & { shop: string; mail: string }) => {
      const { shop: key, mail, json } = options
      if (!isMailAddress(mail) || mail.length > MAX_ADDRESS_LENGTH) {
        throw new UsageError('--mail must be a mail address such as hanako@example.jp.')
      }
      const grant = readGrant(options)
      const chosen = await choosePassword(options)
      await withContext(async context => {
        const shop = await requireShop(context.db, key)
        const person = { mailAddress: mail, ...chosen.first, grant }
        await explained(addPerson(context, shop.id, OPERATOR, person))
      })
      const document = { shop_id: key, mail_address: mail.toLowerCase(), ...grant, ...chosen.shown }
      print(json, document, [`${mail} may sign in to the console of ${key}.`, ...linesOf(chosen)])
    })
}

function list(): Command {
  return new Command('list')
    .description('list who may sign in to the console of a shop')
    .requiredOption('--shop <key>', 'the shop')
    .option('--json', 'print one JSON document')
    .action(async ({ shop: key, json }: { shop: string; json?: boolean }) => {
      const users = await withContext(async ({ db }) => listUsers(db, (await requireShop(db, key)).id))
      const documents = users.map(user => ({
        mail_address: user.mail_address,
        role: user.role,
        scopes: user.scopes,
        created_at: writeDateTime(user.created_at),
        last_used_at: user.last_used_at && writeDateTime(user.last_used_at),
        tokens: user.tokens,
      }))
      const rows = documents.map(user => [
        user.mail_address,
        user.role,
        `since ${user.created_at}`,
        user.last_used_at === null ? 'never signed in' : `used ${user.last_used_at}`,
        user.scopes.join(','),
      ])
      print(json, { users: documents }, rows.length > 0 ? table(rows) : ['No users yet.'])
    })
}

function change(): Command {
  return new Command('change')
    .description('give somebody another role; it counts within a second')
    .argument('<address>', 'the mail address to sign in with')
    .requiredOption('--role <role>', `${ROLES.join(', ')}`)
    .option('--scopes <scopes>', SCOPES_OF_STAFF)
    .option(REVOKE_TOKENS, 'revoke the tokens that the person made and that may more')
    .option('--json', 'print one JSON document')
    .action(async (mail: string, options: GrantOptions & RevokeOptions) => {
      const grant = readGrant(options)
      const { user, revoked } = await withContext(async context => {
        const found = await requireUser(context.db, mail)
        const change = { id: found.id, grant, revokeTokens: options.revokeTokens === true }
        const tokens = await explained(changePerson(context, found.shop_id, OPERATOR, change))
        return { user: found, revoked: tokens }
      })
      const document = { mail_address: user.mail_address, ...grant, revoked_tokens: revoked }
      print(options.json, document, [
        `${user.mail_address} is ${grant.role} now${grant.scopes.length > 0 ? `: ${grant.scopes.join(', ')}` : ''}.`,
        ...linesOfRevoked(revoked),
      ])
    })
}

function password(): Command {
  return new Command('password')
    .description('give somebody another password; ends all sessions and lifts a limit of attempts')
    .argument('<address>', 'the mail address to sign in with')
    .option(FROM_STDIN, 'read the password from the standard input; else one is made and printed')
    .option('--json', 'print one JSON document')
    .action(async (mail: string, options: PasswordOptions) => {
      const chosen = await choosePassword(options)
      const user = await withContext(async context => {
        const found = await requireUser(context.db, mail)
        if (!(await resetPassword(context, OPERATOR, found, chosen.first))) {
          throw new CommandError(
            'The password was changed at the same moment; look whether it still has to be.',
          )
        }
        return found
      })
      print(options.json, { mail_address: user.mail_address, ...chosen.shown }, [
        `The password of ${user.mail_address} is changed.`,
        ...linesOf(chosen),
      ])
    })
}

function secondFactor(): Command {
  return new Command('second-factor')
    .description(
      'take away the app, the recovery codes and the passkeys of somebody who lost them; ends all sessions',
    )
    .argument('<address>', 'the mail address to sign in with')
    .requiredOption('--remove', 'say that they are to go: from then on the password alone signs in')
    .option('--json', 'print one JSON document')
    .action(async (mail: string, { json }: { json?: boolean }) => {
      const { user, removed } = await withContext(async context => {
        const found = await requireUser(context.db, mail)
        return { user: found, removed: await resetFactors(context, OPERATOR, found) }
      })
      print(json, { mail_address: user.mail_address, removed }, [
        removed
          ? `${user.mail_address} signs in by the password alone.`
          : `${user.mail_address} has no second factor.`,
      ])
    })
}

function remove(): Command {
  return new Command('remove')
    .alias('delete')
    .description('let somebody sign in no more; ends all sessions within a second')
    .argument('<address>', 'the mail address to sign in with')
    .option(REVOKE_TOKENS, 'revoke the tokens that the person made')
    .option('--json', 'print one JSON document')
    .action(async (mail: string, { json, revokeTokens = false }: RevokeOptions) => {
      const { user, revoked } = await withContext(async context => {
        const found = await requireUser(context.db, mail)
        const removal = { id: found.id, revokeTokens }
        const tokens = await explained(removePerson(context, found.shop_id, OPERATOR, removal))
        return { user: found, revoked: tokens }
      })
      const document = { mail_address: user.mail_address, revoked_tokens: revoked }
      print(json, document, [`${user.mail_address} can sign in no more.`, ...linesOfRevoked(revoked)])
    })
}

function linesOfRevoked(tokens: readonly string[]): string[] {
  return tokens.map(name => `Token ${oneLine(name)} is revoked.`)
}

function readGrant({ role: word, scopes: text }: GrantOptions): Grant {
  const role = ROLES.find(known => known === word)
  if (role === undefined) throw new UsageError(`No such role: ${word}. There are ${ROLES.join(', ')}.`)
  if ((role === 'staff') !== (text !== undefined)) {
    throw new UsageError('--scopes goes with --role staff, which needs it, and with no other role.')
  }
  return { role, scopes: text === undefined ? [] : parseScopes(text) }
}

/** What the rules of people refuse is told to whoever can mend it. */
async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof Problem ? new CommandError(error.message) : error
  }
}

async function requireUser(db: Connection, mail: string): Promise<User> {
  const user = await findUserByMail(db, mail)
  if (user === undefined) throw new CommandError(`Nobody signs in with ${JSON.stringify(mail)}.`)
  return user
}

/** A password, and what is told of it: only one that was made here is printed. */
interface Chosen {
  readonly first: FirstPassword
  readonly shown: { readonly password?: string }
}

async function choosePassword({ passwordStdin }: PasswordOptions): Promise<Chosen> {
  if (!passwordStdin) {
    const made = generatePassword()
    return { first: { password: made, temporary: true }, shown: { password: made } }
  }
  const given = (await readStdin()).replace(/\r?\n$/, '')
  const fault = faultOfPassword(given)
  if (fault !== undefined) throw new UsageError(`The password ${fault}.`)
  // Who chose it signs in with it: an operator makes the own account so.
  return { first: { password: given, temporary: false }, shown: {} }
}

async function readStdin(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk
  return text
}

function linesOf({ shown }: Chosen): string[] {
  return shown.password === undefined
    ? []
    : ['The password is shown only now, and changed at the first sign-in:', `  ${shown.password}`]
}
