/** Pictures on their way into a shop, whatever happens to it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { planImport } from '../plan/plan.ts'
import { parseDecimal } from '../plan/price.ts'
import type { PictureFolder } from '../read/picture-file.ts'
import { readCsv } from '../read/read-csv.ts'
import { makeReport, type Report } from '../report/report.ts'
import { ApiRefusal, Unreachable } from '../shop/failures.ts'
import { MemoryShop } from '../testing/memory-shop.ts'
import { runImport } from './run-import.ts'

const HEADER =
  'Handle,Title,Published,Option1 Value,Variant Price,Variant Inventory Qty,Variant Image,Image Src,Image Position'
const LINES = [
  'tee,Tee,true,Red,900,3,http://x/red.jpg,http://x/tee.jpg,1',
  'tee,,,Green,800,5,http://x/green.jpg,http://x/back.jpg,2',
  'pot,Pot,true,Default Title,500,2,,http://x/pot-2.jpg,2',
  'pot,,,,,,,http://x/pot-1.jpg,1',
  'cup,Cup,false,Default Title,300,1,,http://x/cup.jpg,1',
  'mug,Mug,true,Default Title,400,1,,http://x/missing.jpg,1',
]

const FOLDER: PictureFolder = {
  find: name => (name === 'missing.jpg' ? undefined : { name, path: `/p/${name}`, type: 'image/jpeg' }),
}

const IMAGES = [
  ['Tee (Red)', ['red.jpg', 'tee.jpg', 'back.jpg']],
  ['Tee (Green)', ['green.jpg', 'tee.jpg', 'back.jpg']],
  ['Pot', ['pot-1.jpg', 'pot-2.jpg']],
  ['Cup', ['cup.jpg']],
  ['Mug', []],
]

let shop: MemoryShop
beforeEach(() => {
  shop = new MemoryShop()
})

async function run(pictures: PictureFolder | undefined = FOLDER): Promise<Report> {
  const chosen = {
    variantPrices: 'split',
    html: 'text',
    categories: 'none',
    tax: 'standard',
    hidden: false,
    untracked: 0,
  } as const
  const table = readCsv(Buffer.from([HEADER, ...LINES].join('\n')))
  const plan = planImport(table, { rate: parseDecimal('1')!, ...chosen, pictures })
  const patience = { pauses: [0, 0], sleep: async () => {} }
  const signal = new AbortController().signal
  const outcome = await runImport(plan, shop.api, {
    places: 3,
    patience,
    signal,
    onItem: () => {},
    onSurvey: () => {},
  })
  return makeReport(plan, { file: 'x.csv', url: 'http://x', seconds: 1, outcome })
}

function withoutPictures(): Promise<Report> {
  // An argument of undefined would bring the default.
  return run({ find: () => undefined })
}

function images(): [string, string[]][] {
  return shop.items.map(({ name, images }) => [name, images.map(image => image.name)])
}

function notes(report: Report): string[] {
  return report.notes.filter(({ kind }) => kind !== 'price-split').map(({ kind, text }) => `${kind} ${text}`)
}

describe('a run', () => {
  test('gives items their pictures in order, before they are shown', async () => {
    shop.before = call => {
      const [what, id] = call.split(' ')
      if (what === 'image') expect(shop.item(Number(id)).visible).toBe(false)
    }
    const report = await run()
    expect(images()).toEqual(IMAGES)
    expect(report.counts).toMatchObject({ created: 4, images_added: 9, images_missing: 1, images_refused: 0 })
    expect(notes(report)).toEqual(['picture-missing names missing.jpg, which is not in the folder'])
    expect(report.products[1]?.items[0]).toMatchObject({
      pictures: ['pot-1.jpg', 'pot-2.jpg'],
      images_added: 2,
    })
  })

  test('changes nothing the second time', async () => {
    await run()
    shop.writes.length = 0
    const report = await run()
    expect(shop.writes).toEqual([])
    expect(report.counts).toMatchObject({ already_there: 4, images_added: 0 })
  })

  test('after one without pictures adds them to what has none, and to nothing else', async () => {
    await withoutPictures()
    const [red, green] = shop.items
    red?.images.push({ id: 1000, name: 'own.jpg' })
    green?.images.push(...[1001, 1002, 1003].map(id => ({ id, name: 'own.jpg' })))
    shop.writes.length = 0
    const report = await run()
    expect(images()).toEqual([
      ['Tee (Red)', ['own.jpg']],
      ['Tee (Green)', ['own.jpg', 'own.jpg', 'own.jpg']],
      ...IMAGES.slice(2),
    ])
    expect(shop.writes.every(call => /^(send|image) /.test(call))).toBe(true)
    expect(report.counts).toMatchObject({ created: 0, already_there: 4, images_added: 3, images_missing: 1 })
    expect(notes(report)).toContain(
      'differs-now is there as item 1, which has 1 images, fewer than the 3 pictures',
    )
  })
})

describe('cut short after any number of writes', () => {
  test('a new import ends in the same shop, and doubles no picture', async () => {
    await run()
    const count = shop.writes.length
    for (let writes = 0; writes < count; writes++) {
      shop = new MemoryShop()
      shop.before = () => {
        if (shop.writes.length >= writes) throw new ApiRefusal(401, 'revoked')
      }
      expect((await run()).stopped).toContain('does not accept the token')
      shop.before = () => {}
      expect((await run()).counts.refused).toBe(0)
      expect(images(), `after ${writes} writes`).toEqual(IMAGES)
    }
  })

  test('an import of pictures alone doubles none, and tells what is incomplete', async () => {
    await withoutPictures()
    shop.before = call => {
      if (call.endsWith('back.jpg')) throw new ApiRefusal(401, 'revoked')
    }
    const cut = await run()
    expect(cut.products[0]).toMatchObject({ state: 'refused', kind: 'rejected' })
    expect(cut.products[0]?.reason).toMatch(/^is there as item \d, and its pictures could not be put in: /)
    shop.before = () => {}
    const report = await run()
    expect(images().slice(2)).toEqual(IMAGES.slice(2))
    for (const [, names] of images()) expect(new Set(names).size).toBe(names.length)
    expect(notes(report).filter(note => note.startsWith('differs-now'))).toHaveLength(2)
  })
})

describe('when the way to the server breaks', () => {
  test.each(['before', 'after'] as const)(
    'once, %s a call is carried out, no picture is lost or doubled',
    async where => {
      await run()
      for (const call of new Set(shop.writes)) {
        shop = new MemoryShop()
        let isBroken = false
        shop[where] = made => {
          if (made !== call || isBroken) return
          isBroken = true
          throw new Unreachable('reset')
        }
        const report = await run()
        expect([isBroken, report.stopped, report.counts.refused]).toEqual([true, null, 0])
        expect(images(), call).toEqual(IMAGES)
      }
    },
  )
})

test('a picture that is refused is left out and told; the item and the next run are none the worse', async () => {
  shop.unfit.add('tee.jpg')
  const report = await run()
  const expected = IMAGES.map(([name, names]) => [
    name,
    [...(names ?? [])].filter(image => image !== 'tee.jpg'),
  ])
  expect(images()).toEqual(expected)
  expect(report.counts).toMatchObject({ created: 4, refused: 0, images_added: 7, images_refused: 2 })
  expect(notes(report)).toContain('picture-refused names tee.jpg, which was refused: it is no picture')
  shop.writes.length = 0
  await run()
  expect(shop.writes).toEqual([])
})

test('a token that may send no files is refused before anything is written, unless there are no pictures', async () => {
  shop.scopes.delete('files.write')
  await expect(run()).rejects.toThrow('The token lacks the scope files.write, and nothing was changed.')
  expect(shop.writes).toEqual([])
  expect((await withoutPictures()).counts.created).toBe(4)
  await expect(run()).rejects.toThrow('files.write')
})
