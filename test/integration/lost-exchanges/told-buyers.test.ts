/** What a buyer is told on a page whose form lost the database on the way, and where it leads. */
import { expect, test } from 'vitest'
import { COMMIT } from '../../../src/db/transact.ts'
import { textOf } from '../../support/storefront/visitor.ts'
import { onSale } from '../checkout/support/buyer.ts'
import { makePageBuyer, THANKS } from '../storefront/support/buyer.ts'
import type { Loss } from './support/road.ts'
import { startWorld } from './support/world.ts'

// R-STORE-1, R-FAULT-1
test.each<[Loss, RegExp]>([
  ['question', /^\/checkout$/],
  ['answer', THANKS],
])(
  'who orders and loses the %s of a commit is told that it may be done, and led to what became of it',
  async (loss, leadsTo) => {
    await using world = await startWorld()
    const buyer = makePageBuyer(world, 'page')
    const confirm = await buyer.confirm(await onSale(await world.page.makeShop('page'), 3))
    world.road.lose(COMMIT.name, loss)
    const told = await buyer.order(confirm)
    expect(world.road.mend()?.asked).toContain(COMMIT.name)
    expect(told.status).toBe(502)
    expect(textOf(told.html)).toContain('処理は済んでいるかもしれません。')
    const [, link = ''] = /<a class="button" href="\/shops\/page([^"]*)">結果を確認する/.exec(told.html) ?? []
    const { path, status } = await buyer.open(link)
    expect([path, status]).toEqual([expect.stringMatching(leadsTo), 200])
  },
)
