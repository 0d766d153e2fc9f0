/** What one process of a server sees to for all: the jobs, the archive of the log, and at the start the demo and what is printed. */
import { startArchiving } from '../backup/archive/archiver.ts'
import type { Context } from '../context.ts'
import { startJobs } from '../jobs/runner.ts'
import { prepareDemo, printAddresses, printNextStep, printNoDemo } from '../welcome.ts'

/** Takes it on until it is disposed of; `isFirst`: nobody has since the server was started. */
export async function lead(context: Context, isFirst: boolean): Promise<AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  stack.use(await startJobs(context))
  if (context.config.walArchive !== undefined) stack.use(await startArchiving(context))
  const kept = stack.move()
  if (isFirst) await welcome(context)
  return kept
}

async function welcome(context: Context): Promise<void> {
  await printAddresses(context)
  try {
    await printNextStep(context, await prepareDemo(context))
  } catch (error) {
    context.log.error({ err: error }, 'the demo shop was not made')
    printNoDemo(error)
  }
}
