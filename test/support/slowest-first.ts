/** The files that take longest run first, so that none of them runs alone at the end while the other core idles. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Those of 10 s and more, longest first. Vitest knows by itself how long files took, but not in a fresh clone: there it
 * goes by their sizes, and a short file may well wait for half a minute.
 */
const SLOW = [
  ...[
    'browser/console-shop',
    'browser/console-selling',
    'browser/console-tokens',
    'browser/console-sign-in',
    'browser/console-people',
    'browser/console-words',
  ],
  ...['browser/reference', 'browser/images'],
  // Waits for half a minute, with two others at work meanwhile.
  'contract/waiting',
  ...['contract/images-pixels', 'contract/images-odd', 'contract/naughty-strings', 'contract/bodies'],
  ...['contract/early-answers', 'contract/import', 'contract/concurrency-images', 'contract/access'],
  ...['contract/item-images-refused', 'contract/item-images'],
  ...['integration/embedded/users', 'integration/embedded/crash', 'integration/orders/command-line'],
  ...['integration/images/odd-images', 'integration/orders/payment-faults'],
  ...['integration/import-shopify-images', 'integration/transfer/demo', 'integration/orders/crash'],
  ...['integration/orders/placing-crash', 'integration/orders/unpaid-orders'],
  ...['integration/transfer/command-line', 'integration/transfer/order-states'],
  ...['integration/list-order', 'integration/shutdown', 'integration/console/command-line'],
  ...['integration/images/processor', 'integration/console/attempts'],
  'integration/transfer/demo-pictures',
  ...['integration/mail/command-line', 'integration/objects/s3-contract'],
  ...['integration/console/requests', 'integration/request-cost', 'integration/orders/search'],
  'integration/answer-cost',
  ...['integration/import-shopify', 'integration/embedded/cluster', 'integration/orders/plans'],
  ...['integration/orders/races', 'integration/races'],
  ...['integration/transfer/restart', 'integration/database', 'integration/mail/jobs'],
  ...['integration/objects/upload', 'integration/idempotency/deaths', 'integration/idempotency/console'],
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
