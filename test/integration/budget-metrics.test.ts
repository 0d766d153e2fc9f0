import { expect } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { mostUsed } from '../../src/budgets/use-store.ts'
import { createTestShop } from '../support/context.ts'
import { test } from '../support/fixture.ts'

test('tell what is free of the disk, and of each budget the share of the shop that used most, without its name', async ({
  context,
  shopId,
  outside,
}) => {
  const other = await createTestShop(context, 'other')
  await outside.query(
    `insert into mail_counts (shop_id, day, subject, mails) values
       ($1, '2026-11-20', 'shop', 5000), ($2, '2026-11-20', 'shop', 100), ($2, '2026-11-19', 'shop', 20000),
       ($2, '2026-11-20', 'order:A', 20000)`,
    [shopId, other],
  )
  await outside.query('insert into request_log_use values ($1, 1000), ($2, 104857600)', [shopId, other])
  await outside.query(
    `insert into files (shop_id, id, purpose, content_type, image_name, created_at, expires_at, uploaded_bytes, used_at)
     select $1, 'f' || n, 'item_image', 'image/png', 'n' || n, $2, $2, 1048576, case when n > 100 then $2::timestamptz end
     from generate_series(1, 200) n`,
    [shopId, context.clock.now()],
  )
  const app = await buildApp(context)
  const page = (await app.inject('/metrics')).body
  const lines = page.split('\n').filter(line => line.startsWith('akinai_shop_budget_used_ratio{'))
  expect(lines).toEqual([
    'akinai_shop_budget_used_ratio{budget="order_mails"} 0.25',
    'akinai_shop_budget_used_ratio{budget="log_of_calls"} 0.5',
    'akinai_shop_budget_used_ratio{budget="open_uploads"} 0.1',
    'akinai_shop_budget_used_ratio{budget="open_upload_bytes"} 0.09765625',
  ])
  expect(page).toMatch(/^akinai_disk_free_bytes [1-9]\d{6,}$/m)
  expect(page).toMatch(/^akinai_disk_floor_bytes 536870912$/m)
  await app.close()
  const named = await mostUsed(context.db, context.config, context.clock.now(), 2)
  expect(named.filter(({ budget }) => budget === 'log_of_calls').map(({ shop_key }) => shop_key)).toEqual([
    'other',
    'test',
  ])
})

test('go on without a database', async ({ context }) => {
  const db = { ...context.db, query: () => Promise.reject(new Error('gone')) }
  const app = await buildApp({ ...context, db })
  const answer = await app.inject('/metrics')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('akinai_disk_free_bytes')
  expect(answer.body).not.toContain('akinai_shop_budget_used_ratio{')
  await app.close()
})
