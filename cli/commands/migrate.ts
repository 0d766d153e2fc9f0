/** akinai migrate */
import { Command } from 'commander'
import { migrationNames } from '../../src/db/migrate.ts'
import { print } from '../output.ts'
import { withContext } from '../with-context.ts'

/** The command that brings the schema up to date; the server does so too when it starts. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring the schema of the database up to date (the server does so too)')
    .option('--json', 'print one JSON document')
    .action(async ({ json }: { json?: boolean }) => {
      const names = await withContext(() => migrationNames())
      print(json, { migrations: names }, [`The schema is up to date: ${names.at(-1)}`])
    })
}
