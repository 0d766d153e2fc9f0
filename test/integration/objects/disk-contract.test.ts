import { describeObjectStore } from './object-store-contract.ts'
import { startUploadServer } from './support/upload-server.ts'

describeObjectStore('the disk store', async () => {
  const server = await startUploadServer()
  const { objects, clock } = server.context
  return {
    store: {
      ...objects,
      issueUpload: async terms => ({ ...(await objects.issueUpload(terms)), url: server.url }),
    },
    now: () => clock.now(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
})
