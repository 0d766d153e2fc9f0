/** The command line: one file in `commands/` for each command. Exit 0 when done, 1 when it failed, 2 when not understood. */
import { Command, CommanderError } from 'commander'
import { ConfigError } from '../src/config.ts'
import { blockListCommand } from './commands/block-list.ts'
import { demoCommand } from './commands/demo.ts'
import { doctorCommand } from './commands/doctor.ts'
import { exportCommand } from './commands/export.ts'
import { importCommand } from './commands/import.ts'
import { importShopifyCommand } from './commands/import-shopify.ts'
import { mailCommand } from './commands/mail.ts'
import { migrateCommand } from './commands/migrate.ts'
import { orderCommand } from './commands/order.ts'
import { serveCommand } from './commands/serve.ts'
import { shopCommand } from './commands/shop.ts'
import { tokenCommand } from './commands/token.ts'
import { userCommand } from './commands/user.ts'
import { printable, UsageError } from './output.ts'

const FAILED = 1
const NOT_UNDERSTOOD = 2

const program = new Command('akinai')
  .description('The commerce back end of a Japanese shop as one program')
  .addCommand(serveCommand())
  .addCommand(migrateCommand())
  .addCommand(shopCommand())
  .addCommand(tokenCommand())
  .addCommand(userCommand())
  .addCommand(blockListCommand())
  .addCommand(mailCommand())
  .addCommand(orderCommand())
  .addCommand(importCommand())
  .addCommand(exportCommand())
  .addCommand(importShopifyCommand())
  .addCommand(demoCommand())
  .addCommand(doctorCommand())

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
