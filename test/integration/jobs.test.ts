import { expect, vi } from 'vitest'
import { uploadKey } from '../../src/images/image-types.ts'
import { startJobs } from '../../src/jobs/runner.ts'
import { beginAttempt, findMail, markSent } from '../../src/mail/store.ts'
import { createFileUpload } from '../../src/resources/files/create-file-upload.ts'
import { createTestShop } from '../support/context.ts'
import { test } from '../support/fixture.ts'
import { mailTo } from './mail/support/orders.ts'

test('a job is done once, by one of several servers, and none is left running', async ({
  context,
  outside,
}) => {
  const shop = await createTestShop(context)
  const { id } = await createFileUpload(context, shop, { purpose: 'item_image', contentType: 'image/png' })
  await context.objects.put(uploadKey(id), Buffer.from('bytes'), 'image/png')
  context.setTime('2026-11-22T12:00:00Z')
  {
    await using _first = await startJobs(context)
    await using _second = await startJobs(context)
    await outside.query(`select graphile_worker.add_job('sweep_files')`)
    await vi.waitFor(async () => expect(await context.objects.size(uploadKey(id))).toBeUndefined(), {
      timeout: 20_000,
    })
    await vi.waitFor(
      async () => {
        const { rows } = await outside.query('select from graphile_worker.jobs where task_identifier = $1', [
          'sweep_files',
        ])
        expect(rows).toEqual([])
      },
      { timeout: 20_000 },
    )
  }
  // PostgreSQL notices the end of a connection a moment later.
  await vi.waitFor(
    async () => {
      const { rows } = await outside.query(
        `select from pg_stat_activity where application_name = 'akinai jobs' and datname = current_database()`,
      )
      expect(rows).toEqual([])
    },
    { timeout: 20_000 },
  )
})

test('hours that were missed are made good for by one run', async ({ context, outside }) => {
  await using _jobs = await startJobs(context)
  const { rows } = await outside.query<{ identifier: string }>(
    'select identifier from graphile_worker._private_known_crontabs',
  )
  const regular = rows.map(({ identifier }) => identifier)
  expect(regular).toEqual(expect.arrayContaining(['sweep_files', 'sweep_mails']))
})

test('mails that were sent long ago are swept by a job', async ({ context, outside }) => {
  context.setTime('2026-11-20T01:02:03Z')
  const shop = await createTestShop(context, 'mails')
  const mail = await mailTo(context, shop, 'buyer@example.jp')
  await beginAttempt(context.db, mail, '<1@example.jp>', context.clock.now())
  await markSent(context.db, mail, context.clock.now())
  context.setTime('2027-12-25T01:02:04Z')
  await using _jobs = await startJobs(context)
  await outside.query(`select graphile_worker.add_job('sweep_mails')`)
  await vi.waitFor(async () => expect(await findMail(context.db, shop, mail.id)).toBeUndefined(), {
    timeout: 20_000,
  })
})
