/** How commands reach the database: the same configuration as the server, which may be running or not. */
import { pino } from '#pino'
import { type Config, readConfig } from '../src/config.ts'
import { type Conduct, type Context, createContext } from '../src/context.ts'
import { hasDatabase } from '../src/db/embedded/diagnosis.ts'

/** Opens the context for `work` and puts it away afterwards. Logs go to the standard error output: what a command prints is its answer. */
export async function withContext<T>(
  work: (context: Context) => Promise<T>,
  conduct: Conduct = {},
): Promise<T> {
  const config = readConfig()
  const makesNew = config.databaseUrl === undefined && !hasDatabase(config.dataDir)
  await using context = await createContext(
    config,
    pino({ level: config.logLevel ?? 'warn' }, pino.destination(2)),
    conduct,
  )
  for (const notice of context.notices) process.stderr.write(`${notice}\n`)
  if (makesNew) process.stderr.write(`${newIn(context.config)}\n`)
  return await work(context)
}

/** Who means a server that has its data elsewhere sees it by this: what was asked for is done, and the server knows nothing of it. */
function newIn({ dataDir }: Config): string {
  return `There was no database in ${dataDir}, so that one was made. If a server has its data elsewhere, this was without its settings (AKINAI_DATA_DIR, DATABASE_URL).`
}
