/** akinai serve */
import { Command } from 'commander'

/** The command that runs the server; the other commands start faster for not loading it. */
export function serveCommand(): Command {
  return new Command('serve').description('run the server').action(async () => {
    const { serve } = await import('../../src/main.ts')
    await serve()
  })
}
