/** The words of sales on the first page. */
import { inBoth } from '../../language/in-both.ts'

export const salesWords = inBoth(
  {
    title: 'Sales and orders',
    unit: 'Group by',
    units: { day: 'Day', week: 'Week', month: 'Month' },
    of: {
      day: 'Last 30 days (Japan time), excluding cancelled orders',
      week: 'Last 12 weeks (from Monday), excluding cancelled orders',
      month: 'Last 12 months, excluding cancelled orders',
    },
    sales: 'Sales',
    orders: 'Orders',
    orderCount: (count: string) => (count === '1' ? '1 order' : `${count} orders`),
    previous: { day: 'previous 30 days', week: 'previous 12 weeks', month: 'previous 12 months' },
    compared: (now: string, period: string, before: string, change: string | null) =>
      `${now} (${period}: ${before}${change === null ? '' : `, ${change}`})`,
    fromDay: (day: string) => `Week of ${day}`,
    none: 'No orders in this period',
    best: 'Best sellers',
    bestOf: (orders: string) => `Last 30 days, newest ${orders} orders`,
    item: 'Item',
    pieces: 'Quantity',
    channels: 'Sales channels',
    channel: 'Channel',
    nothing: 'Nothing was sold in the last 30 days.',
  },
  {
    title: '売上と注文',
    unit: '集計の単位',
    units: { day: '日', week: '週', month: '月' },
    of: {
      day: '直近30日（日本時間、キャンセルを除く）',
      week: '直近12週（月曜から、キャンセルを除く）',
      month: '直近12か月（キャンセルを除く）',
    },
    sales: '売上',
    orders: '注文数',
    orderCount: count => `${count}件`,
    previous: { day: '前の30日間', week: '前の12週間', month: '前の12か月' },
    compared: (now, period, before, change) =>
      `${now}（${period} ${before}${change === null ? '' : `、${change}`}）`,
    fromDay: day => `${day}からの週`,
    none: 'この期間の注文はありません',
    best: '売れ筋の商品',
    bestOf: orders => `直近30日、新しい注文${orders}件から`,
    item: '商品',
    pieces: '個数',
    channels: '注文の経路',
    channel: '経路',
    nothing: '直近30日に売れた商品はありません。',
  },
)
