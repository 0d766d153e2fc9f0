import { expect } from 'vitest'
import { imageFolder } from '../../../src/images/image-types.ts'
import { MAX_KEPT, OWN_SIZES } from '../../../src/images/sizes.ts'
import { addItem } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'
import { makeVisitor } from '../../support/storefront/visitor.ts'
import { colours } from '../images/support/pictures.ts'
import { showImage } from '../images/support/shown-image.ts'

/** Wider than the largest size, and lower than some squares. */
const [WIDTH, HEIGHT] = [2_100, 700]

// R-PICTURE-7
test('every size that a page of a storefront names is made and kept, however many odd ones are', async ({
  api,
  context,
  shopId,
  outside,
}) => {
  const itemId = await addItem(api)
  const photo = await colours(WIDTH, HEIGHT).jpeg().toBuffer()
  const { name } = await showImage(context, { shopId, itemId }, photo, 'image/jpeg')
  // With a second one beside it the page of the item has small squares too.
  await showImage(context, { shopId, itemId }, photo, 'image/jpeg')
  await outside.query('update items set visible = true, own_stock = 3, version = version + 1')
  const get = (path: string) => api.app.inject({ url: path, headers: { accept: 'image/webp' } })
  // As somebody would who knows the address of the picture, and asks for all widths.
  await Promise.all(
    Array.from({ length: MAX_KEPT }, (_, n) =>
      context.objects.put(`${imageFolder(name)}/w${101 + n * 11}.avif`, photo, 'image/avif'),
    ),
  )
  // By the first it is found out that no more are kept, and beyond so many a minute the others are refused.
  let odd = 500
  await expect
    .poll(async () => (await get(`/images/w/${++odd}/${name}`)).statusCode, { interval: 1, timeout: 20_000 })
    .toBe(503)

  const buyer = makeVisitor(api.app)
  await buyer.post('/cart/lines', { item: String(itemId), amount: '1' })
  const named = new Set<string>()
  for (const path of ['', `/items/${itemId}`, '/search?q=手ぬぐい', '/cart']) {
    const { body, statusCode } = await buyer.get(encodeURI(path))
    const addresses = [...body.matchAll(/\/images\/(?:w|sq)\/\d+\/\w+\.jpg/g)].map(([address]) => address)
    expect([path, statusCode, addresses.length > 0]).toEqual([path, 200, true])
    for (const address of addresses) if (address.endsWith(name)) named.add(address)
  }
  const own = Object.entries(OWN_SIZES).flatMap(([shape, sizes]) =>
    sizes.map(pixels => `/images/${shape}/${pixels}/${name}`),
  )
  expect([...named].toSorted()).toEqual(own.toSorted())

  const before = await context.objects.count(imageFolder(name), 1_000)
  const answers = await Promise.all([...named].map(async path => [path, (await get(path)).statusCode]))
  expect(answers).toEqual([...named].map(path => [path, 200]))
  // The square of 900 is that of 700; every one is kept.
  await expect.poll(() => context.objects.count(imageFolder(name), 1_000)).toBe(before + named.size)
})
