/** What an order would cost by the method as it stands in the fields. */
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { MethodPreview } from '../../api/types.ts'
import { isFilledIn, usePreview } from '../../api/use-preview.ts'
import { formatDay, formatList, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { prefecturesIn } from '../../ui/prefectures.ts'
import preview from '../../ui/preview.module.css'
import { typedNumber } from '../../ui/typed-number.ts'
import { PAYMENT_METHOD, termOf } from '../orders/order-terms.ts'
import { type MethodDraft, methodBody } from './method-draft.ts'
import classes from './shipping.module.css'
import { SHIPPING_WORDS } from './shipping-words.ts'

const PATH = '/console/api/previews/shipping_method'

/** An order to be filled in, and what the server's rules say of it. */
export function MethodPreviewPart({ draft }: { readonly draft: MethodDraft }): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const { language } = useLanguage()
  const [asked, setAsked] = useState({ subtotal: '3000', prefecture: '東京都', pieces: '1', size: '1' })
  const put = (changes: Partial<typeof asked>) => setAsked(before => ({ ...before, ...changes }))
  const method = methodBody(draft)
  const body = {
    method: { ...method, name: method.name || words.unnamed },
    subtotal: typedNumber(asked.subtotal),
    pieces: typedNumber(asked.pieces),
    size: draft.classes.length === 0 ? 1 : typedNumber(asked.size),
    prefecture: asked.prefecture || null,
  }
  const isFilled = isFilledIn(body)
  const { data, error } = usePreview<MethodPreview>(PATH, isFilled ? body : null)
  const isTold = isFilled && error === null
  const number = (name: 'subtotal' | 'pieces' | 'size') => (
    <TextInput
      label={words[name]}
      inputMode="numeric"
      autoComplete="off"
      value={asked[name]}
      onChange={event => put({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <Panel title={words.preview} description={words.previewText}>
      <Stack gap="sm">
        {number('subtotal')}
        <NativeSelect
          label={words.prefecture}
          data={[{ value: '', label: words.anywhere }, ...prefecturesIn(language)]}
          value={asked.prefecture}
          onChange={event => put({ prefecture: event.currentTarget.value })}
        />
        {draft.classes.length > 0 && (
          <div className={classes.pair}>
            {number('pieces')}
            {number('size')}
          </div>
        )}
        <div role="status" className={preview.told} data-told={isTold ? 'list' : undefined}>
          {!isTold && (
            <Text size="sm" c="dimmed">
              {words.cannotTell}
            </Text>
          )}
          {isTold && data !== undefined && <Told answer={data} />}
        </div>
      </Stack>
    </Panel>
  )
}

function Told({ answer: { delivery, payments } }: { readonly answer: MethodPreview }) {
  const words = useWords(SHIPPING_WORDS)
  const names = useWords(PAYMENT_METHOD)
  const { language } = useLanguage()
  if (delivery === null) return <Text size="sm">{words.tooLarge}</Text>
  const { name, fee, first_date: first, last_date: last, time_zones: times } = delivery
  const paid = payments
    .filter(({ refusal }) => refusal === null)
    .map(({ method, fee: extra }) => {
      const called = termOf(names, method)
      return extra === 0 ? called : words.withFee(called, formatYen(extra, language))
    })
  return (
    <>
      <p className={preview.amount}>
        {words.shippingFee} <strong>{formatYen(fee, language)}</strong>
      </p>
      <Facts
        facts={[
          [words.sentAs, name],
          [
            words.dates,
            first === null || last === null
              ? words.noDates
              : words.fromTo(formatDay(first, language), formatDay(last, language)),
          ],
          [words.times, times.length === 0 ? words.noTimes : formatList(times.map(hoursOf), language)],
          [words.paying, paid.length === 0 ? words.notPaid : formatList(paid, language)],
        ]}
      />
    </>
  )
}

/** 0812 as people read it. */
function hoursOf(zone: string): string {
  return `${Number(zone.slice(0, 2))}–${Number(zone.slice(2))}`
}
