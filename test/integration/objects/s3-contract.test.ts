import { describe, test } from 'vitest'
import { systemClock } from '../../../src/lib/clock.ts'
import { makeS3Store } from '../../../src/objects/s3/s3-store.ts'
import { describeObjectStore, type StoreUnderTest } from './object-store-contract.ts'
import { hasRadosgw, type S3Server, startRadosgw } from './support/radosgw.ts'

async function tryOn(server: S3Server): Promise<StoreUnderTest> {
  const { endpoint, bucket, credentials } = server
  return {
    store: makeS3Store({ endpoint, bucket, credentials, clock: systemClock }),
    now: () => systemClock.now(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/** Any other server: its bucket is used as it is, in a folder that is removed again. */
const endpoint = process.env.AKINAI_TEST_S3_ENDPOINT ?? ''

if (endpoint !== '') {
  const outside: S3Server = {
    endpoint,
    bucket: process.env.AKINAI_TEST_S3_BUCKET ?? 'akinai-test',
    credentials: {
      accessKeyId: process.env.AKINAI_TEST_S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: process.env.AKINAI_TEST_S3_SECRET_ACCESS_KEY ?? '',
    },
    [Symbol.asyncDispose]: async () => {},
  }
  describeObjectStore(`the S3 store on ${endpoint}`, () => tryOn(outside))
} else if (hasRadosgw()) {
  describeObjectStore('the S3 store on radosgw', async () => tryOn(await startRadosgw()))
} else {
  describe('the S3 store', () => {
    test.skip('needs a server: apt-get install radosgw ceph-mon ceph-osd, or AKINAI_TEST_S3_ENDPOINT')
  })
}
