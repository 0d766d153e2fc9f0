import { describe, expect, test } from 'vitest'
import { ApiRefusal, Unreachable } from './failures.ts'
import { createOnce, repeat } from './repeat.ts'

function patient(pauses: readonly number[] = [1, 2, 3]) {
  const slept: number[] = []
  return { slept, pauses, sleep: async (milliseconds: number) => void slept.push(milliseconds) }
}

/** Answers, or throws, one after the other. */
function script<T>(...answers: (T | Error)[]) {
  const call = async (): Promise<T> => {
    call.count++
    const answer = answers.shift()
    if (answer === undefined) throw new Error('called once more than expected')
    if (answer instanceof Error) throw answer
    return answer
  }
  call.count = 0
  return call
}

describe('a call that does no harm twice', () => {
  test.each([502, 503, 504])('is made again after %i, with pauses', async status => {
    const patience = patient()
    const call = script<string>(new ApiRefusal(status, ''), new Unreachable(''), 'done')
    expect(await repeat(call, patience)).toBe('done')
    expect(patience.slept).toEqual([1, 2])
  })

  test.each([400, 401, 403, 404, 422, 500])('is not made again after %i', async status => {
    const call = script<string>(new ApiRefusal(status, ''), 'done')
    await expect(repeat(call, patient())).rejects.toMatchObject({ status })
    expect(call.count).toBe(1)
  })

  test('fails as it last failed when patience ends', async () => {
    const call = script<string>(new Unreachable('1'), new Unreachable('2'), new Unreachable('3'))
    await expect(repeat(call, patient([1, 2]))).rejects.toThrow('3')
  })

  test('waits as long as the server says, however often, after 429', async () => {
    const patience = patient([])
    const call = script<string>(new ApiRefusal(429, '', 60), new ApiRefusal(429, ''), 'done')
    expect(await repeat(call, patience)).toBe('done')
    expect(patience.slept).toEqual([60_000, 1000])
  })
})

// R-SHOPIFY-5
describe('a call that must be carried out once', () => {
  test('is not made again when it is found to have been carried out', async () => {
    const create = script<number>(new Unreachable(''))
    expect(await createOnce(create, async () => 7, patient())).toBe(7)
    expect(create.count).toBe(1)
  })

  test('is made again when nothing is found, looking each time', async () => {
    const find = script<number | undefined>(new Unreachable(''), 0, 8)
    const create = script<number>(new ApiRefusal(504, ''), new Unreachable(''))
    const found = await createOnce(create, async () => (await find()) || undefined, patient([1, 2, 3]))
    expect(found).toBe(8)
    expect(create.count).toBe(2)
  })

  test('is made again without a look after 429, since it was not carried out', async () => {
    const create = script<number>(new ApiRefusal(429, '', 2), 5)
    const find = script<number>()
    expect(await createOnce(create, find, patient())).toBe(5)
    expect(find.count).toBe(0)
  })
})
