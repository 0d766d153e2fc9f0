/** How it goes out and is paid, what it comes to, and the buttons. */
import { Alert, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Checkout, CompletedCheckout } from '../../api/types.ts'
import type { useAction } from '../../api/use-resource.ts'
import { formatTime, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useTold } from '../../problems/use-told.ts'
import { Facts } from '../../ui/facts.tsx'
import { Fault, faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { PAYMENT_METHOD, termOf } from '../orders/order-terms.ts'
import orders from '../orders/orders.module.css'
import { timeZoneText } from '../orders/time-zone.ts'
import type { Checked } from '../take-order.tsx'
import { BY_HAND_WORDS } from './by-hand-words.ts'
import { chosenDelivery, type Draft, paymentsByHand } from './checkout-draft.ts'
import { faultsOf } from './faults.ts'
import { isOver } from './say-wishes.ts'

type Action<Input, Result> = ReturnType<typeof useAction<Input, Result>>

interface CheckoutPanelProps {
  readonly draft: Draft
  readonly change: (members: Partial<Draft>) => void
  readonly checked: Checked | null
  readonly check: Action<Draft, Checkout>
  readonly place: Action<Checkout, CompletedCheckout>
}

/** What can be chosen is known once it was checked. */
export function CheckoutPanel(props: CheckoutPanelProps): ReactNode {
  const { draft, change, checked, check, place } = props
  const words = useWords(BY_HAND_WORDS)
  const methods = useWords(PAYMENT_METHOD)
  const checkout = checked?.checkout
  // Why another checkout was not ordered says nothing of this one.
  const refusal = place.variables === checkout ? place.error : null
  const over = isOver(refusal)
  const stale = checked !== null && (checked.draft !== draft || over)
  const faults = check.error ?? faultsOf(checkout)
  return (
    <Panel title={words.how}>
      <Stack gap="sm">
        {draft.lines.length === 0 && (
          <Text size="sm" c="dimmed">
            {words.without}
          </Text>
        )}
        {checkout !== undefined && (
          <DeliveryFields checkout={checkout} draft={draft} change={change} faults={faults} />
        )}
        {checkout !== undefined && (
          <NativeSelect
            label={words.payment}
            value={draft.payment}
            error={faultText(faults, '/payment')}
            onChange={event => change({ payment: event.currentTarget.value })}
            data={[
              { value: '', label: words.choose },
              ...paymentsByHand(checkout).map(value => ({ value, label: termOf(methods, value) })),
            ]}
          />
        )}
        {checkout !== undefined && <Amounts checkout={checkout} />}
        <ProblemAlert error={check.error ?? (over ? null : refusal)} />
        {stale && <Text size="sm">{over ? words.over : words.stale}</Text>}
        <Button
          variant={checkout?.status === 'ready' && !stale ? 'default' : 'filled'}
          disabled={draft.lines.length === 0}
          loading={check.isPending}
          onClick={() => check.mutate(draft)}
        >
          {words.check}
        </Button>
        {checkout?.status === 'ready' && !stale && (
          <Button loading={place.isPending} onClick={() => place.mutate(checkout)}>
            {words.place}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}

type FieldsProps = Pick<CheckoutPanelProps, 'draft' | 'change'> & {
  readonly checkout: Checkout
  /** What is not yet right. */
  readonly faults: unknown
}

function DeliveryFields({ checkout, draft, change, faults }: FieldsProps) {
  const words = useWords(BY_HAND_WORDS)
  const { language } = useLanguage()
  const { delivery_choices: choices, takeout_choices: takeout } = checkout
  const chosen = chosenDelivery(draft, checkout)
  return (
    <>
      {choices.length > 0 && (
        <NativeSelect
          label={words.delivery}
          value={draft.method}
          error={faultText(faults, '/delivery/shipping_method_id')}
          onChange={event => change({ method: event.currentTarget.value, date: '', zone: '' })}
          data={choices.map(({ shipping_method_id, name, fee }, index) => ({
            value: index === 0 ? '' : String(shipping_method_id),
            label: `${name} · ${formatYen(fee, language)}`,
          }))}
        />
      )}
      {chosen !== undefined && chosen.first_date !== null && chosen.last_date !== null && (
        <TextInput
          type="date"
          label={words.day}
          min={chosen.first_date}
          max={chosen.last_date}
          value={draft.date}
          error={faultText(faults, '/delivery/delivery_date')}
          onChange={event => change({ date: event.currentTarget.value })}
        />
      )}
      {chosen !== undefined && chosen.time_zones.length > 0 && (
        <NativeSelect
          label={words.time}
          value={draft.zone}
          error={faultText(faults, '/delivery/delivery_time_zone')}
          onChange={event => change({ zone: event.currentTarget.value })}
          data={[
            { value: '', label: words.any },
            ...chosen.time_zones.map(value => ({ value, label: timeZoneText(value) })),
          ]}
        />
      )}
      {takeout !== null && <TakeoutFields {...{ takeout, draft, change, faults }} />}
    </>
  )
}

type TakeoutProps = Pick<FieldsProps, 'draft' | 'change' | 'faults'> & {
  readonly takeout: NonNullable<Checkout['takeout_choices']>
}

function TakeoutFields({ takeout: { places, place, days }, draft, change, faults }: TakeoutProps) {
  const words = useWords(BY_HAND_WORDS)
  const { language } = useLanguage()
  // The times of another place are known once it was checked.
  const isOther = (draft.place === '' ? places[0]?.name : draft.place) !== place
  const times = isOther ? [] : days.flatMap(day => day.times)
  return (
    <>
      {places.length > 1 && (
        <NativeSelect
          label={words.fetchedWhere}
          value={draft.place}
          error={faultText(faults, '/takeout/place')}
          onChange={event => change({ place: event.currentTarget.value, takeout: '' })}
          data={places.map(({ name }, index) => ({ value: index === 0 ? '' : name, label: name }))}
        />
      )}
      <NativeSelect
        label={places.length > 1 ? words.fetched : `${words.fetched} (${place})`}
        value={draft.takeout}
        error={faultText(faults, '/takeout/at') ?? faultText(faults, '/takeout')}
        onChange={event => change({ takeout: event.currentTarget.value })}
        data={[
          { value: '', label: words.choose },
          ...times.map(value => ({ value, label: formatTime(value, language) })),
        ]}
      />
    </>
  )
}

function Amounts({ checkout: { amounts, problems } }: { readonly checkout: Checkout }) {
  const words = useWords(BY_HAND_WORDS)
  const { language } = useLanguage()
  const told = useTold()
  const place = (pointer: string) => {
    const name = told.place(pointer)
    return name === undefined ? '' : words.at(name)
  }
  return (
    <>
      <Facts
        facts={[
          [words.shippingFee, formatYen(amounts.shipping_fee, language)],
          ...(amounts.cod_fee === 0 ? [] : [[words.codFee, formatYen(amounts.cod_fee, language)] as const]),
          [words.total, <strong key="total">{formatYen(amounts.total, language)}</strong>],
        ]}
      />
      {problems.length > 0 && (
        <Alert color="yellow" title={words.problems}>
          <ul className={orders.results}>
            {problems.map(({ pointer, code, detail }) => (
              <li key={`${pointer}${code}`}>
                {place(pointer)}
                <Fault detail={detail} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
