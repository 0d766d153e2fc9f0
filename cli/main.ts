/** The command line: one file in `commands/` for each command. */
import { createRequire } from 'node:module'
import { Command } from 'commander'
import { runProgram } from './run-program.ts'

/** Every command by its name, in the order in which the help lists them. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand(),
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand(),
  shop: async () => (await import('./commands/shop.ts')).shopCommand(),
  shipping: async () => (await import('./commands/shipping.ts')).shippingCommand(),
  item: async () => (await import('./commands/item.ts')).itemCommand(),
  subscription: async () => (await import('./commands/subscription.ts')).subscriptionCommand(),
  lottery: async () => (await import('./commands/lottery.ts')).lotteryCommand(),
  coupon: async () => (await import('./commands/coupon.ts')).couponCommand(),
  token: async () => (await import('./commands/token.ts')).tokenCommand(),
  user: async () => (await import('./commands/user.ts')).userCommand(),
  audit: async () => (await import('./commands/audit.ts')).auditCommand(),
  'block-list': async () => (await import('./commands/block-list.ts')).blockListCommand(),
  mail: async () => (await import('./commands/mail.ts')).mailCommand(),
  order: async () => (await import('./commands/order.ts')).orderCommand(),
  import: async () => (await import('./commands/import.ts')).importCommand(),
  export: async () => (await import('./commands/export.ts')).exportCommand(),
  backup: async () => (await import('./commands/backup.ts')).backupCommand(),
  restore: async () => (await import('./commands/restore.ts')).restoreCommand(),
  'import-shopify': async () => (await import('./commands/import-shopify.ts')).importShopifyCommand(),
  demo: async () => (await import('./commands/demo.ts')).demoCommand(),
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand(),
  completion: async () => (await import('./commands/completion.ts')).completionCommand(),
}

const { version: VERSION } = createRequire(import.meta.url)('../package.json') as { readonly version: string }

const program = new Command('npx akinai')
  .description('The commerce back end of a Japanese shop as one program')
  .version(VERSION, '-V, --version', 'print the version')
for (const make of asked()) program.addCommand(await make())
if (process.argv[2] === 'complete') await addCompletion(program)

// Whoever reads along may have enough before the end (`| head`): the command still does what it was asked for.
if (process.argv[2] !== 'serve')
  for (const stream of [process.stdout, process.stderr]) stream.on('error', passOver)

const code = await runProgram(program, process.argv.slice(2))
// A command that did what it could may have said by itself that this was not all.
if (code !== 0) process.exitCode = code

function passOver(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

/** Answers what a shell asks for when the tab key is pressed, out of all commands and their options. */
async function addCompletion(whole: Command): Promise<void> {
  const { default: complete } = await import('@bomb.sh/tab/commander')
  complete(whole)
}

/** Only the code of the command that is asked for is read, a third of a second less than all of it; for help, all is. */
function asked(): readonly (() => Promise<Command>)[] {
  const name = process.argv[2]
  if (name === '--version' || name === '-V') return []
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return command === undefined ? Object.values(COMMANDS) : [command]
}
