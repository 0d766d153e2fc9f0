/** What the API's words about items are called by people who sell. */
import { type InBoth, inBoth } from '../../language/in-both.ts'

type Terms = InBoth<Readonly<Record<string, string>>>

/** Kinds of items. */
export const ITEM_TYPE: Terms = inBoth(
  {
    normal: 'Standard',
    takeout: 'Takeout',
    digital: 'Digital',
    subscription: 'Subscription',
    lottery: 'Lottery',
  },
  {
    normal: '通常商品',
    takeout: 'テイクアウト',
    digital: 'デジタル',
    subscription: '定期便',
    lottery: '抽選販売',
  },
)

/** Whether an item is on sale. */
export const SALES_STATUS: Terms = inBoth(
  {
    item_waiting_for_sale: 'Not yet on sale',
    item_now_on_sale: 'On sale',
    item_end_of_sale: 'No longer on sale',
  },
  { item_waiting_for_sale: '販売開始前', item_now_on_sale: '販売中', item_end_of_sale: '販売終了' },
)

/** Rates of the consumption tax. */
export const TAX_TYPE: Terms = inBoth(
  { standard: 'Standard rate', reduced: 'Reduced rate' },
  { standard: '標準税率', reduced: '軽減税率' },
)

/** How often a subscription is sent. */
export const CYCLE: Terms = inBoth(
  {
    weekly: 'every week',
    every_2_weeks: 'every 2 weeks',
    monthly: 'every month',
    every_45_days: 'every 45 days',
    every_2_months: 'every 2 months',
    every_3_months: 'every 3 months',
  },
  {
    weekly: '毎週',
    every_2_weeks: '2週間ごと',
    monthly: '毎月',
    every_45_days: '45日ごと',
    every_2_months: '2か月ごと',
    every_3_months: '3か月ごと',
  },
)

/** How many times a subscription is sent. */
export const REPEATS: Terms = inBoth(
  {
    repeat_3_times: '3 times',
    repeat_6_times: '6 times',
    repeat_12_times: '12 times',
    unlimited: 'until cancelled',
  },
  { repeat_3_times: '3回', repeat_6_times: '6回', repeat_12_times: '12回', unlimited: '回数の定めなし' },
)

/** The word for a value of the API, or the value itself where there is none yet. */
export function termOf(terms: Readonly<Record<string, string>>, value: string): string {
  return terms[value] ?? value
}
