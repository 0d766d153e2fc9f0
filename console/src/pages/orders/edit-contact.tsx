/** Changes of who bought, where it goes and when. */
import { Group, NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { DELIVERY_SLOTS } from '../../../../src/resources/orders/delivery-slots.ts'
import type { Order } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { prefecturesIn } from '../../ui/prefectures.ts'
import { useMailNotice } from '../../ui/use-mail-notice.ts'
import { EditButton } from './edit-dialog.tsx'
import { EDIT_WORDS } from './edit-words.ts'
import { ORDER_WORDS } from './order-words.ts'
import { timeZoneText } from './time-zone.ts'

interface EditProps {
  readonly order: Order
}

/** Of the mail address; nothing where that is over. */
export function EditCustomer({ order }: EditProps): ReactNode {
  const [words, names] = [useWords(EDIT_WORDS), useWords(ORDER_WORDS)]
  const { who } = useMailNotice()
  if (order.status === 'cancelled') return null
  return (
    <EditButton
      title={words.customerTitle}
      text={who.bothAddresses}
      done={words.customerSaved}
      path={`/api/orders/${order.unique_key}/customer`}
      of={order}
      initial={() => ({ mail_address: order.customer.mail_address })}
      body={draft => draft}
    >
      {({ mail_address }, change, error) => (
        <TextInput
          type="email"
          label={names.mailAddress}
          required
          value={mail_address}
          onChange={event => change({ mail_address: event.currentTarget.value })}
          error={faultText(error, '/mail_address')}
        />
      )}
    </EditButton>
  )
}

/** Whether something of the order is still to be sent, so that where and when can be changed. */
function awaitsSending({ status, lines }: Order): boolean {
  return (
    ['ordered', 'unpaid', 'unshippable'].includes(status) && lines.some(line => line.status === 'ordered')
  )
}

interface ShippingDraft {
  readonly last: string
  readonly first: string
  readonly zip_code: string
  readonly prefecture: string
  readonly address: string
  readonly address2: string
  readonly tel: string
}

function draftOf({ shipping: { name, address } }: Order): ShippingDraft {
  return {
    ...{ last: name.last ?? '', first: name.first ?? '', zip_code: address.zip_code ?? '' },
    ...{ prefecture: address.prefecture ?? '', address: address.address ?? '' },
    ...{ address2: (address.address2 ?? '').trim(), tel: address.tel ?? '' },
  }
}

/** Of the destination. */
export function EditShipping({ order }: EditProps): ReactNode {
  const { language } = useLanguage()
  const words = useWords(EDIT_WORDS)
  const { who } = useMailNotice()
  if (!awaitsSending(order)) return null
  const inJapan = order.shipping.address.country_code === 'JP'
  const stored = order.shipping.address.address2
  return (
    <EditButton
      title={words.shippingTitle}
      text={who.buyerAndShop}
      done={words.shippingSaved}
      path={`/api/orders/${order.unique_key}/shipping`}
      of={order}
      initial={() => draftOf(order)}
      body={({ last, first, address2, ...address }) => ({
        name: { last, first },
        // No second line is a space, unless the order has it empty.
        address: { ...address, address2: address2 === '' && stored !== '' ? ' ' : address2 },
      })}
    >
      {(draft, change, error) => {
        const field = (name: keyof ShippingDraft, pointer = `/address/${name}`) => ({
          value: draft[name],
          onChange: (event: { currentTarget: { value: string } }) =>
            change({ [name]: event.currentTarget.value }),
          error: faultText(error, pointer),
        })
        return (
          <>
            <Group grow align="flex-start">
              <TextInput label={words.lastName} required {...field('last', '/name/last')} />
              <TextInput label={words.firstName} required {...field('first', '/name/first')} />
            </Group>
            <Group grow align="flex-start">
              <TextInput label={words.zipCode} required inputMode="numeric" {...field('zip_code')} />
              {inJapan ? (
                <NativeSelect
                  label={words.prefecture}
                  required
                  data={prefecturesIn(language)}
                  {...field('prefecture')}
                />
              ) : (
                <TextInput label={words.prefecture} required {...field('prefecture')} />
              )}
            </Group>
            <TextInput label={words.address} required {...field('address')} />
            <TextInput label={words.address2} {...field('address2')} />
            <TextInput
              label={words.telephone}
              description={words.telephoneHint}
              required
              type="tel"
              {...field('tel')}
            />
          </>
        )
      }}
    </EditButton>
  )
}

/** Of the wished date and time. */
export function EditDelivery({ order }: EditProps): ReactNode {
  const words = useWords(EDIT_WORDS)
  const { who } = useMailNotice()
  const { data: settings } = useResource<{ readonly delivery_slots: readonly string[] }>(
    '/console/api/settings',
    { fresh: 60_000 },
  )
  if (!awaitsSending(order)) return null
  const { delivery_date, delivery_time_zone } = order.delivery
  const slots = new Set([
    ...DELIVERY_SLOTS,
    ...(settings?.delivery_slots ?? []),
    ...(delivery_time_zone === null ? [] : [delivery_time_zone]),
  ])
  return (
    <EditButton
      title={words.deliveryTitle}
      label={words.deliveryTitle}
      text={who.buyerAndShop}
      done={words.deliverySaved}
      path={`/api/orders/${order.unique_key}/delivery`}
      of={order}
      initial={() => ({ date: delivery_date ?? '', zone: delivery_time_zone ?? '' })}
      body={({ date, zone }) => ({
        delivery_date: date === '' ? null : date,
        delivery_time_zone: zone === '' ? null : zone,
      })}
    >
      {({ date, zone }, change, error) => (
        <Group grow align="flex-start">
          <TextInput
            type="date"
            label={words.deliveryDate}
            value={date}
            onChange={event => change({ date: event.currentTarget.value })}
            error={faultText(error, '/delivery_date')}
          />
          <NativeSelect
            label={words.deliveryTime}
            value={zone}
            onChange={event => change({ zone: event.currentTarget.value })}
            error={faultText(error, '/delivery_time_zone')}
            data={[
              { value: '', label: words.anyTime },
              ...[...slots].map(value => ({ value, label: timeZoneText(value) })),
            ]}
          />
        </Group>
      )}
    </EditButton>
  )
}
