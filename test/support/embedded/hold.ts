/**
 * A process that uses the embedded database until its standard input ends.
 * Arguments: the supervisor's file, the data folder. Prints JSON lines: `log`, then `ready` or `error`, then `stopped`.
 */
import type * as Supervisor from '../../../src/db/embedded/supervisor.ts'

const [file = '', dataDir = ''] = process.argv.slice(2)
const { startEmbeddedPostgres }: typeof Supervisor = await import(file)
const print = (line: object) => console.log(JSON.stringify(line))
try {
  const begun = performance.now()
  const database = await startEmbeddedPostgres({ dataDir, log: message => print({ log: message }) })
  print({ ready: { ...database, ms: Math.round(performance.now() - begun) } })
  process.stdin.resume()
  await new Promise(resolve => process.stdin.once('end', resolve))
  const ending = performance.now()
  await database.stop()
  print({ stopped: Math.round(performance.now() - ending) })
} catch (error) {
  const known = error instanceof Error && error.name === 'EmbeddedPostgresError'
  print({ error: known ? error.message : `unexpected: ${error instanceof Error ? error.stack : error}` })
}
