/** The files that take longest run first, so that none of them runs alone at the end while the other core idles. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Those of 10 s and more, longest first. Vitest knows by itself how long files took, but not in a fresh clone: there it
 * goes by their sizes, and a short file may well wait for half a minute.
 */
const SLOW = [
  ...['browser/console-shop', 'browser/console-tokens', 'browser/images', 'browser/reference'],
  ...['contract/images-pixels', 'contract/access', 'contract/images-odd', 'contract/bodies', 'contract/auth'],
  ...[
    'integration/embedded/users',
    'integration/embedded/crash',
    'contract/early-answers',
    'contract/import',
    'contract/export',
  ],
  ...['contract/orders-transfer'],
  ...['contract/files-upload-wire', 'contract/item-images-refused', 'contract/concurrency-images'],
  ...['contract/orders-fulfilment', 'integration/orders/command-line'],
  ...['integration/images/odd-images', 'integration/orders/payment-faults'],
  ...['integration/transfer/demo', 'integration/import-shopify-images', 'integration/orders/crash'],
  ...['integration/transfer/command-line', 'integration/transfer/order-states'],
  ...['integration/list-order', 'integration/shutdown', 'integration/console/command-line'],
  ...['integration/images/processor', 'integration/console/attempts'],
  ...['integration/mail/command-line', 'integration/objects/s3-contract'],
  ...['integration/console/requests', 'integration/request-cost', 'integration/orders/search'],
  ...['integration/import-shopify', 'integration/embedded/cluster', 'integration/orders/plans'],
  ...['integration/orders/races', 'integration/races', 'integration/embedded/crash'],
  ...['integration/transfer/restart', 'integration/database', 'integration/mail/jobs'],
  ...['integration/objects/upload'],
].map(name => `/test/${name}.test.ts`)

/** The order of `SLOW`, then Vitest's own. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex(name => moduleId.endsWith(name))
      return at < 0 ? SLOW.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
