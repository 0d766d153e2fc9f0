/** The command line: one file in `commands/` for each command. Exit 0 when done, 1 when it failed, 2 when not understood. */
import { Command, CommanderError } from 'commander'
import { ConfigError } from '../src/config.ts'
import { printable, UsageError } from './output.ts'

const FAILED = 1
const NOT_UNDERSTOOD = 2

/** Every command by its name, in the order in which the help lists them. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand(),
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand(),
  shop: async () => (await import('./commands/shop.ts')).shopCommand(),
  shipping: async () => (await import('./commands/shipping.ts')).shippingCommand(),
  coupon: async () => (await import('./commands/coupon.ts')).couponCommand(),
  token: async () => (await import('./commands/token.ts')).tokenCommand(),
  user: async () => (await import('./commands/user.ts')).userCommand(),
  audit: async () => (await import('./commands/audit.ts')).auditCommand(),
  'block-list': async () => (await import('./commands/block-list.ts')).blockListCommand(),
  mail: async () => (await import('./commands/mail.ts')).mailCommand(),
  order: async () => (await import('./commands/order.ts')).orderCommand(),
  import: async () => (await import('./commands/import.ts')).importCommand(),
  export: async () => (await import('./commands/export.ts')).exportCommand(),
  'import-shopify': async () => (await import('./commands/import-shopify.ts')).importShopifyCommand(),
  demo: async () => (await import('./commands/demo.ts')).demoCommand(),
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand(),
}

const program = new Command('akinai').description('The commerce back end of a Japanese shop as one program')
for (const make of asked()) program.addCommand(await make())

overrideExits(program)

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = exitCodeOf(error)
}

/** Commander ends the process by itself otherwise, before what runs could be put away. */
function overrideExits(command: Command): void {
  command.exitOverride()
  for (const sub of command.commands) overrideExits(sub)
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : NOT_UNDERSTOOD
  process.stderr.write(`${printable(messageOf(error))}\n`)
  return error instanceof UsageError || error instanceof ConfigError ? NOT_UNDERSTOOD : FAILED
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const expected = ['CommandError', 'UsageError', 'ConfigError', 'EmbeddedPostgresError'].includes(error.name)
  return expected ? error.message : (error.stack ?? error.message)
}

/** Only the code of the command that is asked for is read, a third of a second less than all of it; for help, all is. */
function asked(): readonly (() => Promise<Command>)[] {
  const name = process.argv[2]
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return command === undefined ? Object.values(COMMANDS) : [command]
}
