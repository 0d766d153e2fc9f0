/** What jobs do, who does them, and when those come that no request causes. */
import type { CronItem, Task, TaskList } from 'graphile-worker'
import { sweepAudit } from '../audit/sweep.ts'
import { sweepCarts } from '../checkout/carts/sweep.ts'
import { settleCheckouts } from '../checkout/checkouts/settle-checkout.ts'
import { sweepCheckouts } from '../checkout/checkouts/sweep.ts'
import { provideFiles } from '../checkout/digital/provide-files.ts'
import {
  drawLotteries,
  settleWins,
  sweepApplications,
  tellApplicants,
} from '../checkout/lottery/draw-lotteries.ts'
import { settleBeginnings } from '../checkout/subscriptions/begin-subscription.ts'
import { settleCards } from '../checkout/subscriptions/change-card.ts'
import { lookAhead } from '../checkout/subscriptions/look-ahead.ts'
import { orderAgain } from '../checkout/subscriptions/order-again.ts'
import { sweepConsole } from '../console/sweep.ts'
import type { Context } from '../context.ts'
import { sweepKeys } from '../http/idempotency/sweep.ts'
import { inCall } from '../lib/shop-at-work.ts'
import { traced } from '../lib/tracing.ts'
import { sweepMails } from '../mail/sweep.ts'
import { sweepRequests } from '../request-log/sweep.ts'
import { sweepFiles } from '../resources/files/sweep.ts'
import { seeToSales } from '../resources/items/commands/set-item-sale.ts'
import { foldItems } from '../resources/items/fold-items.ts'
import { foldCounts } from '../resources/orders/fold-counts-store.ts'
import { openOrders } from '../resources/orders/jobs/open-orders.ts'
import { refoldOrders } from '../resources/orders/jobs/refold-orders.ts'
import { resolvePayments } from '../resources/orders/jobs/resolve-payments.ts'
import {
  hearLateMessages,
  resolvePlacements,
  sweepPlacements,
} from '../resources/orders/jobs/resolve-placements.ts'
import { freeJobsOfTheDead } from './lock-store.ts'

/** What the jobs of a process are. */
export interface Work {
  /** Jobs that are done at once. */
  readonly workers: number
  /** By the name of the task. */
  readonly tasks: TaskList
  /** What is done regularly. */
  readonly regular: readonly CronItem[]
}

/** All of it but mails, which are sent by `mail/send-due.ts`: they are many, and a mail server that hangs holds up none of these. */
export function workOf(context: Context): Work {
  return {
    workers: 2,
    tasks: eachAsARun(everyTask(context)),
    regular: [
      hourly('sweep_carts', 7),
      hourly('sweep_checkouts', 17),
      hourly('sweep_files', 17),
      hourly('sweep_mails', 27),
      hourly('sweep_requests', 37),
      hourly('sweep_console', 47),
      hourly('sweep_audit', 57),
      hourly('sweep_placements', 7),
      hourly('sweep_keys', 7),
      { task: 'fold_order_counts', match: '* * * * *', options: { maxAttempts: 1 } },
      asking('open_orders'),
      { task: 'fold_items', match: '* * * * *', options: { maxAttempts: 1 } },
      { task: 'refold_orders', match: '* * * * *', options: { maxAttempts: 1 } },
      asking('resolve_payments'),
      asking('resolve_placements'),
      asking('provide_files'),
      asking('order_again'),
      { task: 'see_to_sales', match: '* * * * *', options: { maxAttempts: 1 } },
      { task: 'see_to_lotteries', match: '* * * * *', options: { maxAttempts: 1 } },
      hourly('sweep_applications', 57),
      { task: 'free_jobs', match: '* * * * *', options: { maxAttempts: 1 } },
    ],
  }
}

/**
 * Every minute, one of these after the other: they ask the payment service, and where that hangs one worker waits for it and the other has the rest. Of each
 * one is in line at most.
 */
function asking(task: string): CronItem {
  return {
    task,
    match: '* * * * *',
    options: { maxAttempts: 1, queueName: 'payments', jobKey: task, jobKeyMode: 'preserve_run_at' },
  }
}

/** At this minute of each hour. Missed hours are made good for by one run: a server that is only up by day sweeps too. */
function hourly(task: string, minute: number): CronItem {
  return {
    task,
    match: `${minute} * * * *`,
    options: { backfillPeriod: 60 * 60 * 1000, maxAttempts: 3 },
  }
}

/**
 * Each run of a task as a span; what it takes up for somebody goes on in that one's trace. As a call does, it waits once for a database
 * that says nothing, and not with each of what it takes up.
 */
function eachAsARun(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      (payload, helpers) =>
        traced(`job ${name}`, { kind: 'consumer', parent: null }, async () =>
          inCall(undefined, () => task?.(payload, helpers)),
        ),
    ]),
  )
}

function everyTask(context: Context): TaskList {
  const { db, log } = context
  return {
    ...afterBuying(context),
    sweep_carts: async () => {
      const swept = await sweepCarts(context)
      if (swept > 0) log.info({ carts: swept }, 'carts that nobody used are forgotten')
    },
    sweep_checkouts: async () => {
      const swept = await sweepCheckouts(context)
      if (swept > 0) log.info({ checkouts: swept }, 'checkouts that are over are forgotten')
    },
    sweep_files: async () => {
      const swept = await sweepFiles(context)
      log.info({ files: swept }, 'swept')
    },
    sweep_mails: async () => {
      const swept = await sweepMails(context)
      if (swept > 0) log.info({ mails: swept }, 'mails that were sent long ago are forgotten')
    },
    sweep_requests: async () => {
      const swept = await sweepRequests(context)
      if (swept > 0) log.info({ requests: swept }, 'calls of long ago are forgotten')
    },
    sweep_console: () => sweepConsole(context),
    sweep_audit: async () => {
      const swept = await sweepAudit(context)
      if (swept > 0) log.info({ events: swept }, 'what was done long ago is forgotten')
    },
    sweep_keys: async () => {
      const swept = await sweepKeys(context)
      if (swept > 0) log.info({ keys: swept }, 'answers that were kept for a day are forgotten')
    },
    fold_order_counts: () => foldCounts(db),
    open_orders: async () => {
      const opened = await openOrders(context)
      if (opened > 0) log.info({ orders: opened }, 'what was due of orders was done')
    },
    fold_items: async () => {
      const folded = await foldItems(context)
      if (folded > 0) log.info({ items: folded }, 'items can be found by their words')
    },
    refold_orders: async () => {
      const refolded = await refoldOrders(context)
      if (refolded > 0) log.info({ orders: refolded }, 'search texts were brought up to date')
    },
    resolve_payments: async () => {
      const { settled, open } = await resolvePayments(context)
      if (settled + open > 0) log.info({ settled, open }, 'open payments were taken up')
    },
    resolve_placements: async () => {
      await hearLateMessages(context)
      const { settled, open } = await resolvePlacements(context)
      if (settled + open > 0) log.info({ settled, open }, 'orders with open payments were taken up')
      const checkouts = await settleCheckouts(context)
      if (checkouts > 0) log.info({ checkouts }, 'checkouts were told what became of their orders')
    },
    sweep_placements: async () => {
      const swept = await sweepPlacements(context)
      if (swept > 0) log.info({ placements: swept }, 'what was asked for and is no order is forgotten')
    },
    free_jobs: async () => {
      const pools = await freeJobsOfTheDead(db)
      if (pools.length > 0) log.warn({ pools }, 'jobs of a server that is gone run again')
    },
  }
}

/** What follows of what was bought. */
function afterBuying(context: Context): TaskList {
  const { log } = context
  return {
    provide_files: async () => {
      const provided = await provideFiles(context)
      if (provided > 0) log.info({ orders: provided }, 'downloads were made available')
    },
    order_again: async () => {
      const begun = await settleBeginnings(context)
      const cards = await settleCards(context)
      const told = await lookAhead(context)
      const orders = await orderAgain(context)
      const done = { begun, cards, told, orders }
      if (begun + cards + told + orders > 0) log.info(done, 'subscriptions were seen to')
    },
    see_to_sales: async () => {
      const sales = await seeToSales(context)
      if (sales > 0) log.info({ sales }, 'sales were begun and ended')
    },
    see_to_lotteries: async () => {
      // First, so that what nobody has ordered in time is drawn for.
      const settled = await settleWins(context)
      const drawn = await drawLotteries(context)
      const told = await tellApplicants(context)
      if (drawn + told + settled > 0) log.info({ drawn, told, settled }, 'lotteries were seen to')
    },
    sweep_applications: async () => {
      const swept = await sweepApplications(context)
      if (swept > 0) log.info({ applications: swept }, 'applications of long ago are forgotten')
    },
  }
}
