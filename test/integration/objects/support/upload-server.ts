/** A server that takes uploads on its own disk, and what a test asks of it. */
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { buildApp } from '../../../../src/app.ts'
import { readConfig } from '../../../../src/config.ts'
import type { UploadForm } from '../../../../src/objects/object-store.ts'
import { createTestContext, type TestContext } from '../../../support/context.ts'

/** Bytes of a file at most. */
export const MAX_BYTES = 10 * 1024 * 1024

/** The server, listening. */
export interface UploadServer extends AsyncDisposable {
  readonly context: TestContext
  readonly app: FastifyInstance
  /** Where forms are sent. */
  readonly url: string
  /** A permission for one PNG, at this server's own address. */
  issue(key: string, maxBytes?: number): Promise<UploadForm>
  /** Files that are being written. */
  temporaries(): Promise<string[]>
  /** Waits until nothing is being written, and sees that nothing is kept under this key. */
  expectNothingKept(key: string): Promise<void>
}

/** Starts it on a database and a folder of its own. */
export async function startUploadServer(environment: Record<string, string> = {}): Promise<UploadServer> {
  const context = await createTestContext()
  const { dataDir } = context.config
  const config = readConfig({ AKINAI_DEMO: 'off', AKINAI_DATA_DIR: dataDir, ...environment })
  const app = await buildApp({ ...context, config })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/files`
  const temporaries = () => readdir(join(dataDir, 'objects', '.temporary')).catch(() => [])
  return {
    context,
    app,
    url,
    async issue(key, maxBytes = MAX_BYTES) {
      const expiresAt = new Date(context.clock.now().getTime() + 3_600_000)
      const form = await context.objects.issueUpload({ key, contentType: 'image/png', maxBytes, expiresAt })
      expect(form.url).toBe('http://shop.example/files')
      return { ...form, url }
    },
    temporaries,
    async expectNothingKept(key) {
      await expect.poll(temporaries).toEqual([])
      expect(await context.objects.size(key)).toBeUndefined()
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await context[Symbol.asyncDispose]()
    },
  }
}

/** Checks that the answer is this problem. */
export async function expectRefused(response: Response, status: number, type: string): Promise<void> {
  const problem = (await response.json()) as Record<string, unknown>
  expect(problem).toMatchObject({ status, type: `/errors/${type}`, detail: expect.any(String) })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(problem.instance).toBe(`/requests/${response.headers.get('x-request-id')}`)
}
