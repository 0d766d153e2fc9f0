import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '../../../src/http/problems.ts'
import { type ImageProcessor, ProcessingTimeout } from '../../../src/images/image-processor.ts'
import {
  makeImageProcessor,
  PROCESSOR_LIMITS,
  type ProcessorLimits,
} from '../../../src/images/make-image-processor.ts'
import { onBehalfOf } from '../../../src/lib/shop-at-work.ts'
import { signal } from '../../support/signal.ts'
import { colours, plainPng, withChunks } from './support/pictures.ts'
import { isAlive, refusal, until, workersOf } from './support/processor.ts'

const NO_LOG = { warn: () => {} }

let small: Buffer
/** Takes a second and more to be normalised, on any machine: 40 megapixels of 16 bits with a profile. */
let slow: Buffer
/** Takes a quarter of that. */
let tardy: Buffer
/** Takes long enough for something to happen meanwhile. */
let medium: Buffer

let processor: ImageProcessor | undefined

function start(limits: Partial<ProcessorLimits> = {}): ImageProcessor {
  processor = makeImageProcessor(NO_LOG, { ...PROCESSOR_LIMITS, ...limits })
  return processor
}

/** A processor whose process runs already, so that limits of time are spent on the work. */
async function startWarm(limits: Partial<ProcessorLimits> = {}): Promise<ImageProcessor> {
  const started = start(limits)
  for (let tries = 0; tries < 50; tries++) {
    if (
      await started.normalise(small, 'image/png').then(
        () => true,
        () => false,
      )
    )
      return started
  }
  throw new Error('the process for images does not start')
}

function thrown(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

function isBusy(error: unknown): boolean {
  return error instanceof Problem && error.type === 'images/busy' && 'retry-after' in error.headers
}

beforeAll(async () => {
  small = await colours(8, 8).png().toBuffer()
  medium = plainPng(5_000, 5_000)
  const profile = await sharp(small).withIccProfile('p3').png().toBuffer()
  const chunk = profile.subarray(profile.indexOf('iCCP') - 4)
  const deep = (width: number, height: number) =>
    withChunks(plainPng(width, height, { bits: 16 }), chunk.subarray(0, 12 + chunk.readUInt32BE()))
  slow = deep(8_000, 5_000)
  tardy = deep(4_000, 2_500)
})

afterEach(async () => {
  await processor?.[Symbol.asyncDispose]()
  expect(workersOf()).toEqual([])
})

describe('the process', () => {
  test('starts with the first work, one for all, and ends when there is none', async () => {
    const images = start({ idleMs: 300 })
    expect(workersOf()).toEqual([])
    await Promise.all(Array.from({ length: 8 }, () => images.normalise(small, 'image/png')))
    expect(workersOf().length).toBe(1)
    await until(() => workersOf().length === 0, 'the end of the idle process')
    expect((await images.normalise(small, 'image/png')).width).toBe(8)
  })

  test('is replaced when it dies, and what it worked on is done again', async () => {
    const images = await startWarm({ waitMs: 20_000, totalMs: 30_000 })
    const [victim = 0] = workersOf()
    const works = [images.normalise(medium, 'image/png'), images.normalise(medium, 'image/png')]
    signal(victim, 'SIGKILL')
    for (const { width } of await Promise.all(works)) expect(width).toBe(5_000)
    expect(workersOf()).not.toContain(victim)
  })

  test('that dies of a picture twice is not tried again with it', async () => {
    const images = await startWarm({ waitMs: 20_000, totalMs: 30_000 })
    let killing = true
    const killer = (async () => {
      while (killing) {
        signal(workersOf(), 'SIGKILL')
        await new Promise(resolve => setTimeout(resolve, 1))
      }
    })()
    const error = await thrown(images.normalise(slow, 'image/png'))
    killing = false
    await killer
    expect(String(error)).toMatch(/too long or too much memory|cannot be worked on/)
    expect((await images.normalise(small, 'image/png')).width).toBe(8)
  })

  // R-FAULT-7
  test('that cannot be started is told as something that will pass', async () => {
    const lost = () => Promise.reject(new Error('its attendant ended'))
    await using images = makeImageProcessor({ warn: () => {} }, PROCESSOR_LIMITS, lost)
    expect(await thrown(images.normalise(small, 'image/png'))).toMatchObject({ type: 'images/busy' })
  })

  test('ends with the program that started it, also when that is killed', async () => {
    const program = fileURLToPath(new URL('support/work-for-long.ts', import.meta.url))
    const parent = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
    parent.stdin.end(slow)
    await once(parent.stdout, 'data')
    await until(() => workersOf(parent.pid).length === 1, 'the start of the process')
    const [worker = 0] = workersOf(parent.pid)
    parent.kill('SIGKILL')
    await until(() => !isAlive(worker), 'the end of the orphan')
  })

  test('does not keep a program running that has nothing else to do', async () => {
    const program = fileURLToPath(new URL('support/work-once.ts', import.meta.url))
    const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin.end(small)
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
  })
})

describe('time', () => {
  test('a picture that takes too long is refused, and the next one is not', async () => {
    const images = await startWarm({ works: 1, waitMs: 200, totalMs: 700 })
    expect(await refusal(images.normalise(slow, 'image/png'))).toContain('too long')
    const size = images.resize(slow, { shape: 'w', pixels: 2_000 }, 'image/avif')
    expect(isBusy(await thrown(size)) || (await thrown(size)) instanceof ProcessingTimeout).toBe(true)
    await startAgain(images)
  })

  test('who waits for too long is sent away, and is told when to come again', async () => {
    const images = await startWarm({ works: 1, waitMs: 100, totalMs: 10_000 })
    const first = thrown(images.normalise(slow, 'image/png'))
    expect(isBusy(await thrown(images.normalise(small, 'image/png')))).toBe(true)
    // Nobody waits for its end.
    await images[Symbol.asyncDispose]()
    expect(isBusy(await first)).toBe(true)
  })

  async function startAgain(images: ImageProcessor): Promise<void> {
    for (let tries = 0; tries < 50; tries++) {
      if ((await thrown(images.normalise(small, 'image/png'))) === undefined) return
    }
    throw new Error('the processor did not recover')
  }
})

describe('the line', () => {
  test('is bounded, and those who stand in it hold no picture', async () => {
    const images = await startWarm({ works: 1, waiting: 2, waitMs: 20_000, totalMs: 30_000 })
    let read = 0
    const source = (picture: Buffer) => async () => {
      read += 1
      return Buffer.from(picture)
    }
    const works = [tardy, small, small, small].map(each => images.normalise(source(each), 'image/png'))
    const results = works.map(thrown)
    expect(isBusy(await results[3])).toBe(true)
    expect(read).toBe(1)
    expect([await results[1], await results[2]]).toEqual([undefined, undefined])
  })

  // R-PICTURE-7
  test('of what nobody needs is a second one, behind the first and full by itself', async () => {
    const images = await startWarm({ works: 1, waitingOfShop: 3, waitMs: 20_000, totalMs: 30_000 })
    const ended: string[] = []
    const resize = (name: string, line: 'first' | 'second') =>
      onBehalfOf(1, () =>
        thrown(images.resize(small, { shape: 'w', pixels: 4 }, 'image/png', line)).then(error => {
          ended.push(isBusy(error) ? `${name} refused` : name)
        }),
      )
    const works = [onBehalfOf(1, () => thrown(images.normalise(tardy, 'image/png')))]
    for (const name of ['a', 'b', 'c', 'd']) works.push(resize(name, 'second'))
    for (const name of ['1', '2', '3', '4']) works.push(resize(name, 'first'))
    await Promise.all(works)
    expect(ended).toEqual(['d refused', '4 refused', '1', '2', '3', 'a', 'b', 'c'])
  })

  test('goes on when a picture cannot be got', async () => {
    const images = start({ works: 1 })
    const lost = images.normalise(() => Promise.reject(new Error('lost')), 'image/png')
    const next = images.normalise(small, 'image/png')
    await expect(lost).rejects.toThrow('lost')
    expect((await next).width).toBe(8)
  })

  test('ends with the processor', async () => {
    const images = await startWarm({ works: 1 })
    const works = [slow, small].map(each => thrown(images.normalise(each, 'image/png')))
    await images[Symbol.asyncDispose]()
    for (const work of works) expect(isBusy(await work)).toBe(true)
    expect(isBusy(await thrown(images.normalise(small, 'image/png')))).toBe(true)
  })

  test('a hundred at once are all served', async () => {
    const images = start({ waitMs: 20_000, totalMs: 30_000 })
    const photo = await colours(400, 300).jpeg().toBuffer()
    const sizes = Array.from({ length: 100 }, (_, index) =>
      images.resize(photo, { shape: index % 2 === 0 ? 'w' : 'sq', pixels: 100 + index }, 'image/webp'),
    )
    const widths = await Promise.all(
      (await Promise.all(sizes)).map(async bytes => (await sharp(bytes).metadata()).width),
    )
    expect(widths).toEqual(Array.from({ length: 100 }, (_, index) => 100 + index))
  })
})
