/** akinai demo, demo sign-in */
import { Command } from 'commander'
import { renewDemoSignIn } from '../../src/demo-sign-in.ts'
import { DEMO_KEY, type DemoOutcome, loadDemoShop } from '../../src/transfer/demo.ts'
import { OPERATOR } from '../operator.ts'
import { CommandError, print } from '../output.ts'
import { writeRefusal } from '../transfer/summary.ts'
import { withContext } from '../with-context.ts'

/** The command that loads the demo shop. */
export function demoCommand(): Command {
  return new Command('demo')
    .description('load the demo shop, which a server on an empty database does by itself')
    .option('--json', 'print one JSON document')
    .action(async ({ json }: { json?: boolean }) => {
      const outcome = await withContext(context => loadDemoShop(context, OPERATOR), { keepsObjects: true })
      if (outcome.before === 'another shop') {
        throw new CommandError(
          `There is a shop ${DEMO_KEY} already that is not the demo shop; it was left as it is.`,
        )
      }
      print(json, { shop_id: DEMO_KEY, before: outcome.before, ...outcome.report }, sentencesOf(outcome))
      if (outcome.report.refused > 0) process.exitCode = 1
    })
    .addCommand(signIn())
}

function signIn(): Command {
  return new Command('sign-in')
    .description("give the demo's user a new password and print it; ends the user's sessions")
    .option('--json', 'print one JSON document')
    .action(async ({ json }: { json?: boolean }) => {
      const { mailAddress, password, url } = await withContext(async context => ({
        ...(await renewDemoSignIn(context, OPERATOR)),
        url: `${context.baseUrl}/console/`,
      }))
      print(json, { mail_address: mailAddress, password, url }, [
        `Sign in at ${url}`,
        `  ${mailAddress}`,
        `  ${password}`,
      ])
    })
}

function sentencesOf({ before, report }: Exclude<DemoOutcome, { before: 'another shop' }>): string[] {
  if (report.refused > 0) {
    return [`The shop ${DEMO_KEY} does not take all of the demo:`, ...report.refusals.map(writeRefusal)]
  }
  if (before === 'demo' && report.imported === 0)
    return [`The shop ${DEMO_KEY} is there already; nothing was changed.`]
  const done =
    before === 'demo'
      ? `The shop ${DEMO_KEY} was there in part; ${report.imported} documents were added.`
      : `The shop ${DEMO_KEY} is loaded: ${report.by_kind.category?.imported} categories, ${report.by_kind.item?.imported} items, ${report.by_kind.order?.imported} orders.`
  return [
    done,
    `A token for it: npx akinai token create --shop ${DEMO_KEY} --name NAME --scopes all`,
    'A sign-in to its console: npx akinai demo sign-in',
  ]
}
