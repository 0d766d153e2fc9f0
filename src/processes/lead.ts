/** What one process of a server sees to for all: the jobs, the archive of the log, and at the start the demo and what is printed. */
import type { Context } from '../context.ts'
import { startJobs } from '../jobs/runner.ts'
import { prepareDemo, printAddresses, printNextStep, printNoDemo } from '../welcome.ts'

/** How it is taken on. */
interface Manner {
  /** Nobody has since the server was started: whoever started it is told where it is, and the demo shop is made. */
  readonly isFirst: boolean
  /** What is done before the demo shop, when whoever has opened the address already sees what is there. */
  readonly beforeDemo?: () => Promise<void>
}

/** Takes it on until it is disposed of. */
export async function lead(context: Context, { isFirst, beforeDemo }: Manner): Promise<AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  stack.use(await startJobs(context))
  stack.use(await startArchive(context))
  if (isFirst) {
    await printAddresses(context)
    await beforeDemo?.()
    await welcome(context)
  }
  return stack.move()
}

/** Read only where an archive is configured. */
async function startArchive(context: Context): Promise<AsyncDisposable | undefined> {
  if (context.config.walArchive === undefined) return undefined
  const { startArchiving } = await import('../backup/archive/archiver.ts')
  return startArchiving(context)
}

async function welcome(context: Context): Promise<void> {
  try {
    await printNextStep(context, await prepareDemo(context))
  } catch (error) {
    context.log.error({ err: error }, 'the demo shop was not made')
    printNoDemo(error)
  }
}
