import { expect } from 'vitest'
import { describeCall } from './answer-faults.ts'
import { type Answer, type Call, call } from './call.ts'
import { must } from './makers.ts'
import type { Problem } from './problem.ts'
import { shopA } from './shops.ts'

/** How a call is to be refused. */
export interface Refusal {
  status: number
  /** Problem type without `/errors/`. */
  type: string
  /** Exactly the pointers of `errors[]`, in any order; when omitted they are not looked at. */
  pointers?: readonly string[]
}

/** The usual refusals by the part of the path that names the resource. */
export const invalidItem = (...pointers: string[]): Refusal => ({
  status: 400,
  type: 'items/invalid-body',
  pointers,
})
export const invalidFile = (...pointers: string[]): Refusal => ({
  status: 400,
  type: 'files/invalid-body',
  pointers,
})
export const invalidCategory = (...pointers: string[]): Refusal => ({
  ...{ status: 400, type: 'item_categories/invalid-body' },
  pointers,
})
export const rejectedItem: Refusal = { status: 422, type: 'items/write-rejected' }
export const rejectedCategory: Refusal = { status: 422, type: 'item_categories/write-rejected' }
export const noItem: Refusal = { status: 404, type: 'items/not-found' }
export const noVariation: Refusal = { status: 404, type: 'items/variation-not-found' }
export const noImage: Refusal = { status: 404, type: 'items/image-not-found' }
export const noPicture: Refusal = { status: 404, type: 'images/not-found' }
export const noCategory: Refusal = { status: 404, type: 'item_categories/not-found' }
export const invalidFileId: Refusal = { status: 422, type: 'items/invalid-file-id' }
export const notUploaded: Refusal = { status: 422, type: 'items/file-not-uploaded' }
export const mismatch: Refusal = { status: 422, type: 'items/file-content-mismatch' }
export const tooManyImages: Refusal = { status: 422, type: 'items/image-limit-exceeded' }
export const malformed: Refusal = { status: 400, type: 'request/malformed-body' }
export const invalidParams: Refusal = { status: 400, type: 'request/invalid-params' }

/** Compares an answer with the refusal that the row asks for. */
export function expectRefusal(request: Call, answer: Answer, wanted: Refusal): void {
  const problem = answer.body as Problem | undefined
  const got: Refusal = { status: answer.status, type: problem?.type?.replace(/^\/errors\//, '') ?? '' }
  const want: Refusal = { status: wanted.status, type: wanted.type }
  if (wanted.pointers !== undefined) {
    got.pointers = [...new Set((problem?.errors ?? []).map(each => each.pointer))].sort()
    want.pointers = [...wanted.pointers].sort()
  }
  expect(got, describeCall(request, answer)).toEqual(want)
}

async function snapshots(paths: readonly string[], token: string | null | undefined): Promise<unknown[]> {
  const reader = token ?? shopA.token
  return Promise.all(paths.map(async path => (await must(200, { method: 'GET', path, token: reader })).body))
}

/**
 * Sends a call that must be refused as `wanted` says, and asserts that nothing which can be read at the paths in
 * `unchanged` is different afterwards, modified_at included.
 */
export async function refused(
  request: Call,
  wanted: Refusal,
  unchanged: readonly string[] = [],
  reader?: string,
): Promise<Answer> {
  const before = await snapshots(unchanged, reader ?? request.token)
  const answer = await call(request)
  expectRefusal(request, answer, wanted)
  const after = await snapshots(unchanged, reader ?? request.token)
  expect(after, `changed by a refused call: ${describeCall(request, answer)}`).toEqual(before)
  return answer
}
