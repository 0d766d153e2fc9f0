/** What the API tells of an item beside its name, pictures and stock. */
import type { ReactNode } from 'react'
import type { DigitalItem, Item, LotteryItem, SubscriptionItem } from '../../api/types.ts'
import { formatNumber, formatTime, formatYen } from '../../language/format.ts'
import type { Language } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CYCLE, ITEM_TYPE, REPEATS, SALES_STATUS, TAX_TYPE, termOf } from './item-terms.ts'
import { ITEM_WORDS } from './item-words.ts'
import { Price } from './price.tsx'

/** Price, kind, and what only some kinds have. */
export function ItemFacts({ item }: { readonly item: Item }): ReactNode {
  const words = useWords(ITEM_WORDS)
  const { language } = useLanguage()
  const [types, sales, taxes] = [useWords(ITEM_TYPE), useWords(SALES_STATUS), useWords(TAX_TYPE)]
  const [cycles, repeats] = [useWords(CYCLE), useWords(REPEATS)]
  const limit = item.quantity_limit
  return (
    <Panel title={words.about}>
      <Facts
        facts={[
          [words.price, <Price key="price" item={item} />],
          [words.tax, termOf(taxes, item.item_tax_type)],
          [words.type, termOf(types, item.type)],
          [words.sale, termOf(sales, item.sales_status)],
          [words.identifier, item.identifier],
          [words.limit, limit === null ? null : words.pieces(limit)],
          ...(item.type === 'subscription' ? subscriptionFacts(item, words, language, cycles, repeats) : []),
          ...(item.type === 'lottery' ? lotteryFacts(item, words, language) : []),
          [words.file, item.type === 'digital' ? fileText(item, language) : undefined],
          ['ID', String(item.id)],
          [words.created, formatTime(item.created_at, language)],
          [words.modified, formatTime(item.modified_at, language)],
        ]}
      />
    </Panel>
  )
}

type Words = (typeof ITEM_WORDS)['en']
type Terms = Readonly<Record<string, string>>

function subscriptionFacts(
  { subscription: { cycle_plan, repeat_times, repeat_price } }: SubscriptionItem,
  words: Words,
  language: Language,
  cycles: Terms,
  repeats: Terms,
): Fact[] {
  return [
    [words.cycle, `${termOf(cycles, cycle_plan)} · ${termOf(repeats, repeat_times)}`],
    [words.repeatPrice, repeat_price === null ? null : formatYen(repeat_price, language)],
  ]
}

function lotteryFacts({ lottery }: LotteryItem, words: Words, language: Language): Fact[] {
  const [start, end, result] = [
    lottery.application_start_at,
    lottery.application_end_at,
    lottery.scheduled_announce_at,
  ].map(at => formatTime(at, language))
  return [
    [words.applications, `${start} – ${end}`],
    [words.announced, result],
  ]
}

function fileText({ digital: { file_name, file_size } }: DigitalItem, language: Language): string {
  return `${file_name} (${formatNumber(Math.ceil(file_size / 1024), language)} KiB)`
}
