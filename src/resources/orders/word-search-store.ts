/** Searches of orders for words, by the tokens of these in `order_words`. */
import { foundOf, IN_TIME, OF_KINDS } from './search-page-store.ts'

/** The words that their tokens do not settle, $11 and $12, are looked for in the text, which is fetched once for all of them. */
const HAS_WORDS = `(cardinality($11::text[]) = 0 or not exists (
       select from (select o.search_text || '' as whole offset 0) as searched,
         unnest($11::text[], $12::text[]) as word (text, number)
       where strpos(searched.whole, word.text) = 0 and strpos(searched.whole, word.number) = 0))`

/**
 * The orders of a month that have all tokens. `offset 0` keeps the other conditions out: by any other index than that of tokens
 * the text of every order would have to be taken apart.
 */
const withTokens = (tokens: string, month: string) => `(
     select * from order_words
     where search_tokens(shop_id, ordered_at, rtrim(search_text))
       @> array(select concat($1::int, '/', ${month}, '/', token) from unnest(${tokens}::text[]) as token)
     offset 0) o`

/**
 * Where tokens settle the words and all finds are counted: by time, the finds of each of the months $12 are counted, and those of the months that have the
 * page are visited once more, so that 100,000 finds are neither kept nor sorted. By a day, they are.
 */
export function byTokens(keys: readonly string[], columns: string, byTime: boolean): string {
  const found = `${withTokens('$11', 'months.month')} where ${IN_TIME} ${OF_KINDS}`
  const months = 'unnest($12::text[]) with ordinality as months (month, nth)'
  if (!byTime)
    return `with hit as materialized (select hits.* from ${months} cross join lateral (select ${columns} from ${found}) hits)
     ${foundOf(keys, 'select * from hit', '(select count(*) from hit)')}`
  return `with in_months as materialized (select month, nth, (select count(*) from ${found}) as orders from ${months}),
     running as materialized (select month, orders, sum(orders) over (order by nth) as upto from in_months)
     ${foundOf(
       keys,
       `select hits.* from running months cross join lateral (select ${columns} from ${found}) hits
        where upto > $5::int and upto - orders < $4::int + $5::int`,
       '(select coalesce(sum(orders), 0)::bigint from in_months)',
       {
         offset: '$5::int - coalesce((select min(upto - orders)::int from running where upto > $5::int), 0)',
       },
     )}`
}

/**
 * Places in $14 of the months that are looked through together, in the order of the page: where only $15 are counted, the later ones are looked
 * through only when the earlier ones have not as many.
 */
const MONTHS_TOGETHER = ['1:1', '2:4', '5:13']

/**
 * Of what has the tokens, what has the words. Where only $15 are counted, in the order of the page and until as many are found: texts are
 * fetched, 5 µs each. What is sorted are pointers to them.
 */
export function byWords(keys: readonly string[], columns: string, byTime: boolean): string {
  const parts = (byTime ? MONTHS_TOGETHER : ['1:13']).map((months, index) => {
    const earlier = Array.from({ length: index }, (_, nth) => `(select count(*) from hit_${nth})`)
    const few = index === 0 ? '' : `and ${earlier.join(' + ')} < coalesce($15::int, ${MAX_INT})`
    return `hit_${index} as materialized (
       select * from (
         select ${columns}, o.search_text from unnest(($14::text[])[${months}]) as months (month)
           cross join lateral ${withTokens('$13', 'months.month')}
         where ${IN_TIME} ${OF_KINDS} ${few}
         order by ${keys.join(', ')} offset 0) o
       where ${HAS_WORDS} limit $15::int)`
  })
  const hits = parts.map((_, index) => `select * from hit_${index}`).join(' union all ')
  return `with ${parts.join(', ')}, hit as (${hits})
     ${foundOf(keys, 'select * from hit', '(select least(count(*), $15::int) from hit)')}`
}

const MAX_INT = 2 ** 31 - 1
