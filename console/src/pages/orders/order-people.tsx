/** Who bought, and where it goes. */

import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { postalCodeInWords } from '../../../../src/lib/japanese.ts'
import type { DeliveryCompany, Order } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { formatDay, formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Telephone } from '../../ui/telephone.tsx'
import { BUYER_WORDS } from './buyer-words.ts'
import { EditCustomer, EditDelivery, EditShipping } from './edit-contact.tsx'
import { EditDispatch } from './edit-dispatch.tsx'
import { ORDER_WORDS } from './order-words.ts'
import classes from './orders.module.css'
import { timeZoneText } from './time-zone.ts'

type Address = Omit<{ readonly [Name in keyof Order['shipping']['address']]: string | null }, 'tel'>

/** The buyer. */
export function CustomerPanel({ order }: { readonly order: Order }): ReactNode {
  const [words, names] = [useWords(ORDER_WORDS), useWords(BUYER_WORDS)]
  const { customer } = order
  const { name, mail_address: mail, address } = customer
  return (
    <Panel title={words.customer} actions={<EditCustomer order={order} />}>
      <Facts
        facts={[
          [words.name, joined([name.last, name.first])],
          [words.kana, joined([name.last_kana, name.first_kana])],
          [words.mailAddress, mail && <MailAddress key="mail" address={mail} />],
          [words.telephone, <Telephone key="tel" number={address.tel} country={address.country_code} />],
          [words.address, <PostalAddress key="address" address={address} />],
        ]}
      />
      {mail !== '' && (
        <Anchor
          data-touch
          component={Link}
          href={`/orders/${order.unique_key}/buyer`}
          size="sm"
          mt="sm"
          display="inline-block"
        >
          {names.all}
        </Anchor>
      )}
    </Panel>
  )
}

/** The destination, and what has been sent there. */
export function ShippingPanel({ order }: { readonly order: Order }): ReactNode {
  const words = useWords(ORDER_WORDS)
  const { language } = useLanguage()
  const { shipping, delivery } = order
  if (shipping.address.zip_code === null && shipping.name.last === null) {
    return (
      <Panel title={words.shipping}>
        <Text c="dimmed" size="sm">
          {words.noDestination}
        </Text>
      </Panel>
    )
  }
  const day = delivery.delivery_date === null ? null : formatDay(delivery.delivery_date, language)
  const wish = joined([day, delivery.delivery_time_zone && timeZoneText(delivery.delivery_time_zone)])
  return (
    <Panel title={words.shipping} actions={<EditShipping order={order} />}>
      <Facts
        facts={[
          [words.name, joined([shipping.name.last, shipping.name.first])],
          [
            words.telephone,
            <Telephone key="tel" number={shipping.address.tel} country={shipping.address.country_code} />,
          ],
          [words.address, <PostalAddress key="address" address={shipping.address} />],
          [words.method, delivery.shipping_method],
          [words.wished, wish === '' ? words.anyTime : wish],
        ]}
      />
      <div className={classes.editBelow}>
        <EditDelivery order={order} />
      </div>
      <Dispatches order={order} />
    </Panel>
  )
}

function Dispatches({ order }: { readonly order: Order }) {
  const { delivery } = order
  const words = useWords(ORDER_WORDS)
  const { language } = useLanguage()
  const { data: companies } = useResource<readonly DeliveryCompany[]>('/api/delivery_companies', {
    fresh: 3_600_000,
  })
  if (delivery.dispatches.length === 0) return null
  return (
    <>
      <Text component="h3" size="sm" fw={600} mt="md" mb={4}>
        {words.dispatches}
      </Text>
      {delivery.dispatches.map(dispatch => (
        <div key={dispatch.id} className={classes.dispatch}>
          <Text size="sm">
            {formatTime(dispatch.dispatched_at, language)} ·{' '}
            {words.dispatchOf(dispatch.order_line_ids.length)}
          </Text>
          <Text size="sm">
            {joined([
              companies?.find(({ id }) => id === dispatch.delivery_company_id)?.name ?? null,
              dispatch.tracking_number,
            ])}
          </Text>
          {dispatch.comment !== null && (
            <Text size="sm" c="dimmed" className={classes.preserve}>
              {dispatch.comment}
            </Text>
          )}
          <EditDispatch order={order} dispatch={dispatch} />
        </div>
      ))}
    </>
  )
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(part => part !== null && part !== undefined && part !== '').join(' ')
}

/** As it stands on a parcel; the country where it is not Japan. */
export function PostalAddress({ address }: { readonly address: Address }): ReactNode {
  const { zip_code, prefecture, address: street, address2, country, country_code } = address
  return (
    <address className={classes.address}>
      {zip_code !== null && <span>{postalCodeInWords(zip_code)}</span>}
      <span>
        {prefecture}
        {withHouseNumbers(street)}
      </span>
      {address2?.trim() && <span className={classes.building}>{withHouseNumbers(address2)}</span>}
      {country_code !== 'JP' && <span>{country}</span>}
    </address>
  )
}

/** Digits with hyphens between them, of either width. */
const HOUSE_NUMBER = /([0-9０-９]+(?:[-‐‑–−－ー][0-9０-９]+)+)/

/** The numbers of a house stay on one line. */
function withHouseNumbers(text: string | null): ReactNode {
  return text?.split(HOUSE_NUMBER).map((part, index) =>
    HOUSE_NUMBER.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is what its place makes it
      <span key={index} className={classes.houseNumber}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
