import { expect, test } from 'vitest'
import type { Plan } from '../../../../cli/shopify/plan/planned.ts'
import { parseCsv } from '../../../../cli/shopify/read/parse-csv.ts'
import { choosePictures } from './chosen-pictures.ts'
import { choose, firstAnswers, picturesOf, planOf } from './import-state.ts'

const CSV = `Handle,Title,Price,Currency,Image Src,Image Position
cup,Cup,400,JPY,https://cdn.example/files/Cup%20Front.jpg?v=1,2
cup,,,,https://cdn.example/files/cup-side.png,1
pot,Pot,500,JPY,https://cdn.example/files/notes.txt,1
pot,,,,https://cdn.example/files/missing.jpg,2
`

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name)
const png = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], name)

const aboutPictures = (plan: Plan | undefined) =>
  plan?.notes.flatMap(({ kind, text }) => (kind.startsWith('picture') ? [`${kind} ${text}`] : []))

// R-SHOPIFY-11
test('items get the pictures that were chosen, by the names that the file has for them', async () => {
  const file = choose('x.csv', parseCsv(new TextEncoder().encode(CSV)))
  expect(picturesOf(file).size).toBe(4)
  const [front, side] = [jpeg('cup front.JPG'), png('cup-side.png')]
  const pictures = await choosePictures(
    [front, side, new File(['text'], 'notes.txt'), jpeg('of-something-else.jpg')],
    picturesOf(file),
  )
  expect([pictures.chosen, pictures.matched]).toEqual([4, 2])
  const plan = planOf(file, firstAnswers(file), pictures)
  const [cup, pot] = plan?.products.flatMap(({ items }) => items) ?? []
  expect(cup?.pictures.map(picture => pictures.fileOf(picture))).toEqual([side, front])
  expect(pot?.pictures).toEqual([])
  expect(aboutPictures(plan)).toEqual([
    'picture-refused names notes.txt, which is no JPEG, PNG, GIF or WebP',
    'picture-missing names missing.jpg, which is not in the folder',
  ])
})

test('without any there are none, and nothing is said of each', () => {
  const file = choose('x.csv', parseCsv(new TextEncoder().encode(CSV)))
  const plan = planOf(file, firstAnswers(file))
  expect(aboutPictures(plan)).toEqual([])
  expect(plan?.products.flatMap(({ items }) => items.flatMap(({ pictures }) => pictures))).toEqual([])
})
