/** The files that take longest run first, so that none of them runs alone at the end while the other core idles. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Those of 10 s and more, longest first. Vitest knows by itself how long files took, but not in a fresh clone: there it
 * goes by their sizes, and a short file may well wait for half a minute.
 */
const SLOW = [
  ...['browser/console-shop', 'browser/console-tokens'],
  ...['contract/images-pixels', 'contract/files-upload-wire', 'contract/images-odd', 'contract/auth'],
  ...['contract/naughty-strings', 'contract/import', 'contract/concurrency-images', 'contract/items-types'],
  ...['integration/embedded/cluster', 'integration/embedded/users', 'integration/embedded/crash'],
  ...['integration/import-shopify-images', 'integration/import-shopify', 'integration/embedded/start'],
  ...['integration/orders/crash', 'integration/orders/shop-settings', 'integration/console/requests'],
  ...['integration/images/odd-images', 'integration/transfer/command-line', 'integration/orders/races'],
  ...['integration/console/request-writing', 'integration/embedded/sharing', 'integration/objects/s3-faults'],
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
