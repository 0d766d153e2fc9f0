/** Changing prices, quantities, fees and discounts of an order. */
import { Group, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Order } from '../../api/types.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { useMailNotice } from '../../ui/use-mail-notice.ts'
import {
  type AmountsDraft,
  amountsBody,
  carriesFees,
  draftOfAmounts,
  type LineDraft,
  openLines,
  totalOf,
} from './amounts-draft.ts'
import { EditButton } from './edit-dialog.tsx'
import { EDIT_WORDS } from './edit-words.ts'
import { ORDER_WORDS } from './order-words.ts'
import classes from './orders.module.css'

type ChangeAmounts = (members: Partial<AmountsDraft>) => void

/** Nothing where all is sent or over. */
export function EditAmounts({ order }: { readonly order: Order }): ReactNode {
  const words = useWords(EDIT_WORDS)
  const { who } = useMailNotice()
  const open = ['ordered', 'unpaid', 'unshippable'].includes(order.status)
  if (!open || openLines(order).length === 0) return null
  return (
    <EditButton<AmountsDraft>
      wide
      title={words.amountsTitle}
      text={words.amountsText(who.buyerAndShop)}
      done={words.amountsSaved}
      path={`/api/orders/${order.unique_key}`}
      of={order}
      initial={() => draftOfAmounts(order)}
      body={draft => amountsBody(order, draft)}
    >
      {(draft, change, error) => (
        <Stack gap="lg">
          {draft.lines.map((line, index) => (
            <LineFields
              key={line.id}
              order={order}
              line={line}
              at={`/lines/${index}`}
              error={error}
              onChange={members =>
                change({
                  lines: draft.lines.map(one => (one === line ? { ...one, ...members } : one)),
                })
              }
            />
          ))}
          <Fees order={order} draft={draft} change={change} error={error} />
          <Total order={order} draft={draft} />
        </Stack>
      )}
    </EditButton>
  )
}

interface LineFieldsProps {
  readonly order: Order
  readonly line: LineDraft
  /** Where it stands in what is sent. */
  readonly at: string
  readonly error: unknown
  readonly onChange: (members: Partial<LineDraft>) => void
}

function LineFields({ order, line, at, error, onChange }: LineFieldsProps) {
  const words = useWords(EDIT_WORDS)
  const stored = order.lines.find(({ id }) => id === line.id)
  if (stored === undefined) return null
  const field = (name: 'price' | 'amount' | 'fee', pointer: string) => ({
    value: line[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
    error: faultText(error, `${at}/${pointer}`),
    inputMode: 'numeric' as const,
    required: true,
  })
  return (
    <fieldset className={classes.editedLine}>
      <legend>
        {stored.title}
        {stored.variation !== null && ` ${stored.variation}`}
      </legend>
      <Group grow align="flex-start">
        <TextInput label={words.price} {...field('price', 'price')} />
        <TextInput label={words.pieces} {...field('amount', 'amount')} />
        {stored.shipping_fee > 0 && <TextInput label={words.lineFee} {...field('fee', 'shipping_fee')} />}
      </Group>
      {stored.options.map((option, index) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: an order from elsewhere can have an option several times
          key={index}
          mt="xs"
          label={words.optionPrice(option.name)}
          inputMode="numeric"
          value={line.options[index] ?? ''}
          onChange={event => {
            const { value } = event.currentTarget
            onChange({ options: line.options.map((price, at) => (at === index ? value : price)) })
          }}
          error={faultText(error, `${at}/options/${index}/price`)}
        />
      ))}
    </fieldset>
  )
}

interface FeesProps {
  readonly order: Order
  readonly draft: AmountsDraft
  readonly change: ChangeAmounts
  readonly error: unknown
}

function Fees({ order, draft, change, error }: FeesProps) {
  const words = useWords(EDIT_WORDS)
  const { language } = useLanguage()
  const carried = carriesFees(order)
  const field = (name: 'fee' | 'coupon' | 'discount', pointer: string) => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
    error: faultText(error, `/amounts/${pointer}`),
    inputMode: 'numeric' as const,
    required: true,
  })
  return (
    <>
      {order.shipping_lines.map(({ order_line_ids }, index) => (
        <TextInput
          key={order_line_ids.join()}
          label={words.parcelFee(index + 1)}
          inputMode="numeric"
          value={draft.parcels[index] ?? ''}
          onChange={event => {
            const { value } = event.currentTarget
            change({ parcels: draft.parcels.map((fee, at) => (at === index ? value : fee)) })
          }}
          error={faultText(error, `/shipping_lines/${index}/shipping_fee`)}
        />
      ))}
      <Group grow align="flex-start">
        {carried ? (
          <Text size="sm">
            {words.shippingFee}: {formatYen(totalOf(order, draft)?.fee ?? 0, language)}
            <Text span c="dimmed" size="xs" display="block">
              {words.feeHint}
            </Text>
          </Text>
        ) : (
          <TextInput label={words.shippingFee} {...field('fee', 'shipping_fee')} />
        )}
        <TextInput label={words.coupon} {...field('coupon', 'coupon_discount')} />
        <TextInput
          label={words.adjustment}
          description={words.adjustmentHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('discount', 'adjustment')}
        />
      </Group>
    </>
  )
}

function Total({ order, draft }: { readonly order: Order; readonly draft: AmountsDraft }) {
  const [words, names] = [useWords(EDIT_WORDS), useWords(ORDER_WORDS)]
  const { language } = useLanguage()
  const total = totalOf(order, draft)?.total
  return (
    <Text aria-live="polite" ta="right">
      {names.grandTotal} <strong>{total === undefined ? '—' : formatYen(total, language)}</strong>
      <Text span c="dimmed" size="sm" display="block">
        {words.totalWas(formatYen(order.amounts.total, language))}
      </Text>
    </Text>
  )
}
