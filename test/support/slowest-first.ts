/** The files that take longest run first, so that none of them runs alone at the end while the other core idles. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Those of 8 s and more, ring by ring, longest first. Vitest knows by itself how long files took, but not in a fresh
 * clone: there it goes by their sizes, and a short file may well wait for half a minute.
 */
const SLOW = [
  ...[
    'browser/console-tokens',
    'browser/console-first-day',
    'browser/console-shop',
    'browser/console-tasks',
    'browser/console-selling',
    'browser/console-words',
    'browser/console-pages',
    'browser/storefront-kinds',
    'browser/console-sign-in',
    'browser/console-items',
    'browser/console-orders',
    'browser/console-people',
    'browser/console-corrections',
    'browser/console-states',
    'browser/storefront',
    'browser/storefront-buying',
    'browser/reference',
    'browser/console-naughty',
    'browser/console-two-people',
    'browser/images',
  ],
  // The first one waits for half a minute, with others at work meanwhile.
  ...[
    'contract/waiting',
    'contract/bodies',
    'contract/images-pixels',
    'contract/item-images-refused',
    'contract/naughty-strings',
    'contract/images-odd',
    'contract/files-create',
    'contract/item-images',
    'contract/concurrency-images',
    'contract/access',
    'contract/access-open',
    'contract/list-order-10000',
    'contract/checkouts-refused',
  ],
  ...[
    'integration/backup/drill',
    'integration/backup/backups',
    'integration/backup/archive',
    'integration/request-cost',
    'integration/orders/crash',
    'integration/shutdown',
    'integration/processes',
    'integration/another-program',
    'integration/transfer/command-line',
    'integration/embedded/crash',
    'integration/cluster',
    'integration/abandoned',
    'integration/clock-jumps',
    'integration/backup/retention',
    'integration/backup/archive',
    'integration/shutdown',
    'integration/embedded/crash',
    'integration/backup/backups',
    'integration/processes',
    'integration/orders/crash',
    'integration/request-cost',
    'integration/backup/drill',
    'integration/import-shopify',
    'integration/embedded/cluster',
    'integration/import-shopify-images',
    'integration/embedded/users',
    'integration/answer-cost',
    'integration/orders/payment-faults',
    'integration/console/request-writing',
    'integration/transfer/demo',
    'integration/console/requests',
    'integration/mail/sending',
    'integration/orders/plans',
    'integration/orders/races',
    'integration/privilege/root',
    'integration/console/command-line',
    'integration/access/sessions',
    'integration/fuzz/fuzz',
    'integration/lost-exchanges/lost-exchanges',
    'integration/lost-exchanges/silence',
    'integration/encounters/encounters',
    'integration/encounters/readings',
    'integration/list-order',
    'integration/images/processor',
    'integration/mail/starttls',
    'integration/transfer/demo-pictures',
    'integration/console/hostile',
    'integration/embedded/start',
    'integration/console/document',
    'integration/embedded/sharing',
    'integration/orders/command-line',
    'integration/images/odd-images',
    'integration/checkout/jobs-crash',
    'integration/wire/paces',
    'integration/orders/search',
    'integration/objects/s3-contract',
    'integration/orders/selling-commands',
    'integration/objects/disk-crash',
    'integration/orders/shop-settings',
    'integration/wire/rate-limit',
    'integration/console/settings',
    'integration/faults',
    'integration/database',
    'integration/transfer/hostile',
    'integration/packed',
    'integration/transfer/round-trip',
  ],
].map(name => `/test/${name}.test.ts`)

/** Of rings that run together, whose workers take files of one ring only. */
const RINGS = ['contract', 'integration']

/** Ring by ring the order of `SLOW`, then Vitest's own. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ring = ({ project }: TestSpecification) => RINGS.indexOf(project.name)
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex(name => moduleId.endsWith(name))
      return at < 0 ? SLOW.length : at
    }
    return (await super.sort(files)).toSorted(
      (one, other) => ring(one) - ring(other) || rank(one) - rank(other),
    )
  }
}
