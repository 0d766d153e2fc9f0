/** Who placed an order, with all orders of the same mail address. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { withQuery } from '../api/request.ts'
import type { BuyerOrders } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatNumber, formatYen } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import columns from '../ui/columns.module.css'
import { Facts } from '../ui/facts.tsx'
import { useListPlace } from '../ui/list-place.ts'
import { Loading } from '../ui/loading.tsx'
import { MailAddress } from '../ui/mail-address.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pager } from '../ui/pager.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { Telephone } from '../ui/telephone.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { BUYER_WORDS } from './orders/buyer-words.ts'
import { OrderMails } from './orders/order-mails.tsx'
import { PostalAddress } from './orders/order-people.tsx'
import { OrderTable } from './orders/order-table.tsx'
import { ORDER_WORDS } from './orders/order-words.ts'

const URL_STATE = { page: '1' }

/** The address is that of an order, so that nobody's mail address stands in it. */
export function Buyer(): ReactNode {
  const words = useWords(BUYER_WORDS)
  const { key = '' } = useParams<{ key: string }>()
  const [{ page }, change] = useUrlState<keyof typeof URL_STATE>(URL_STATE)
  const path = `/console/api/orders/${encodeURIComponent(key)}/buyer`
  const { data, error, refetch } = useResource<BuyerOrders>(
    withQuery(path, { page: page === '1' ? null : page }),
    { keepPrevious: true },
  )
  useListPlace(`/orders/${key}/buyer`, data !== undefined)
  const back = { href: `/orders/${key}`, label: words.back(key) }
  if (data === undefined) {
    return (
      <>
        <PageTitle title={words.title} back={back} />
        {error ? <ProblemAlert error={error} again={() => refetch()} /> : <Loading rows={10} height={64} />}
      </>
    )
  }
  const name = [data.name.last, data.name.first].filter(part => part !== '').join(' ')
  const goTo = (to: number) => () => change({ page: String(to) }, { push: true })
  return (
    <>
      <PageTitle title={name === '' ? words.title : words.titleOf(name)} back={back} />
      <Totals totals={data.totals} />
      <div className={columns.columns}>
        <div className={columns.column}>
          <Panel title={words.orders}>
            {data.orders.length === 0 ? (
              <Text c="dimmed" size="sm">
                {words.noAddress}
              </Text>
            ) : (
              <OrderTable orders={data.orders} caption={words.orders} ofOne />
            )}
            <Pager
              label={words.page(String(data.page))}
              onPrevious={data.page > 1 ? goTo(data.page - 1) : undefined}
              onNext={data.more ? goTo(data.page + 1) : undefined}
            />
          </Panel>
          <OrderMails orderKey={data.unique_key} ofBuyer />
        </div>
        <div className={columns.column}>
          <Contact buyer={data} name={name} />
        </div>
      </div>
    </>
  )
}

function Totals({ totals }: { readonly totals: BuyerOrders['totals'] }) {
  const words = useWords(BUYER_WORDS)
  const { language } = useLanguage()
  return (
    <Text mb="lg">
      {words.totals(
        formatNumber(totals.orders, language),
        formatYen(totals.total, language),
        totals.cancelled === 0 ? null : formatNumber(totals.cancelled, language),
      )}
    </Text>
  )
}

function Contact({ buyer, name }: { readonly buyer: BuyerOrders; readonly name: string }) {
  const [words, names] = [useWords(BUYER_WORDS), useWords(ORDER_WORDS)]
  const { address, mail_address: mail, mail_magazine_opt_in: optIn } = buyer
  const kana = [buyer.name.last_kana, buyer.name.first_kana].filter(Boolean).join(' ')
  return (
    <Panel title={words.contact} description={words.asOf}>
      <Facts
        facts={[
          [names.name, name],
          [names.kana, kana],
          [names.mailAddress, mail && <MailAddress key="mail" address={mail} />],
          [
            names.telephone,
            <Telephone key="telephone" number={address.tel} country={address.country_code} />,
          ],
          [names.address, <PostalAddress key="address" address={address} />],
          ...(optIn === null ? [] : [[words.news, optIn ? words.yes : words.no] as const]),
        ]}
      />
    </Panel>
  )
}
