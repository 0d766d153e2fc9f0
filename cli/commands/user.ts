/** akinai user create, list, password, second-factor, delete */
import { Command } from 'commander'
import { resetFactors } from '../../src/console/factor-change.ts'
import { generatePassword } from '../../src/console/password.ts'
import { deleteUser, findUserByMail, listUsers, type User } from '../../src/console/user-store.ts'
import { createUser, faultOfPassword, resetPassword } from '../../src/console/users.ts'
import type { Connection } from '../../src/db/database.ts'
import { writeDateTime } from '../../src/lib/date-time.ts'
import { isMailAddress } from '../../src/lib/mail-address.ts'
import { CommandError, print, table, UsageError } from '../output.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** As long as a mail address can be (RFC 5321). */
const MAX_ADDRESS_LENGTH = 254

/** A password goes in by the standard input: what stands on a command line is seen by others of the machine. */
const FROM_STDIN = '--password-stdin'

interface PasswordOptions {
  readonly passwordStdin?: boolean
  readonly json?: boolean
}

/** The commands on the people who may sign in to the console. */
export function userCommand(): Command {
  return new Command('user')
    .description('make, list and delete people who sign in to the console')
    .addCommand(create())
    .addCommand(list())
    .addCommand(password())
    .addCommand(secondFactor())
    .addCommand(remove())
}

function create(): Command {
  return new Command('create')
    .description('let somebody sign in to the console of a shop')
    .requiredOption('--shop <key>', 'the shop')
    .requiredOption('--mail <address>', 'the mail address to sign in with')
    .option(FROM_STDIN, 'read the password from the standard input; else one is made and printed')
    .option('--json', 'print one JSON document')
    .action(async (options: PasswordOptions & { shop: string; mail: string }) => {
      const { shop: key, mail, json } = options
      if (!isMailAddress(mail) || mail.length > MAX_ADDRESS_LENGTH) {
        throw new UsageError('--mail must be a mail address such as hanako@example.jp.')
      }
      const chosen = await choosePassword(options)
      await withContext(async context => {
        const shop = await requireShop(context.db, key)
        const id = await createUser(context, shop.id, mail, chosen.password)
        if (id === undefined) throw new CommandError(`Somebody signs in with ${mail} already.`)
      })
      const document = { shop_id: key, mail_address: mail.toLowerCase(), ...chosen.shown }
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
        created_at: writeDateTime(user.created_at),
      }))
      const rows = documents.map(({ mail_address, created_at }) => [mail_address, `since ${created_at}`])
      print(json, { users: documents }, rows.length > 0 ? table(rows) : ['No users yet.'])
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
        if (!(await resetPassword(context, found, chosen.password))) {
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
        return { user: found, removed: await resetFactors(context, found) }
      })
      print(json, { mail_address: user.mail_address, removed }, [
        removed
          ? `${user.mail_address} signs in by the password alone.`
          : `${user.mail_address} has no second factor.`,
      ])
    })
}

function remove(): Command {
  return new Command('delete')
    .description('let somebody sign in no more; ends all sessions within a second')
    .argument('<address>', 'the mail address to sign in with')
    .option('--json', 'print one JSON document')
    .action(async (mail: string, { json }: { json?: boolean }) => {
      const user = await withContext(async ({ db }) => {
        const found = await requireUser(db, mail)
        await deleteUser(db, found.shop_id, found.id)
        return found
      })
      print(json, { mail_address: user.mail_address }, [`${user.mail_address} can sign in no more.`])
    })
}

async function requireUser(db: Connection, mail: string): Promise<User> {
  const user = await findUserByMail(db, mail)
  if (user === undefined) throw new CommandError(`Nobody signs in with ${JSON.stringify(mail)}.`)
  return user
}

/** A password, and what is told of it: only one that was made here is printed. */
interface Chosen {
  readonly password: string
  readonly shown: { readonly password?: string }
}

async function choosePassword({ passwordStdin }: PasswordOptions): Promise<Chosen> {
  if (!passwordStdin) {
    const made = generatePassword()
    return { password: made, shown: { password: made } }
  }
  const given = (await readStdin()).replace(/\r?\n$/, '')
  const fault = faultOfPassword(given)
  if (fault !== undefined) throw new UsageError(`The password ${fault}.`)
  return { password: given, shown: {} }
}

async function readStdin(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk
  return text
}

function linesOf({ shown }: Chosen): string[] {
  return shown.password === undefined ? [] : ['The password is shown only now:', `  ${shown.password}`]
}
