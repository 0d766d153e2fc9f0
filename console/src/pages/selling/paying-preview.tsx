/** How an order of a total could be paid. */
import { Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { FeeStep } from '../../../../src/shops/setting-values.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Loading } from '../../ui/loading.tsx'
import { typedNumber } from '../../ui/typed-number.ts'
import { PAYMENT_METHOD, termOf } from '../orders/order-terms.ts'
import { type Draft, valuesOf } from '../settings/draft.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PREVIEW_WORDS } from './preview-words.ts'
import { useSellingPreview } from './use-selling-preview.ts'

/** Each way with its fee or why it is not offered, and the steps of cash on delivery. */
export function PayingPreview({ draft }: { readonly draft: Draft }): ReactNode {
  const words = useWords(PREVIEW_WORDS)
  const names = useWords(PAYMENT_METHOD)
  const { language } = useLanguage()
  const [total, setTotal] = useState('3000')
  const offered = valuesOf(draft, ['payment_methods']).payment_methods as readonly string[]
  const { data, error } = useSellingPreview(draft, 'paying', typedNumber(total))
  return (
    <PreviewFrame title={words.payments} isWrong={error !== null}>
      <TextInput
        label={words.total}
        size="xs"
        maw="12rem"
        inputMode="numeric"
        autoComplete="off"
        value={total}
        onChange={event => setTotal(event.currentTarget.value)}
      />
      {data === undefined && error === null && <Loading rows={offered.length} height={30} />}
      {data?.payments.length === 0 && <Text size="sm">{words.noPayments}</Text>}
      {data && (
        <Facts
          facts={data.payments.map(({ method, fee, refusal }) => [
            termOf(names, method),
            refusal === null
              ? fee === 0
                ? words.free
                : words.fee(formatYen(fee, language))
              : (words.refusals[refusal] ?? words.notOffered),
          ])}
        />
      )}
      <Steps draft={draft} />
    </PreviewFrame>
  )
}

/** The steps as sentences. */
function Steps({ draft }: { readonly draft: Draft }) {
  const words = useWords(PREVIEW_WORDS)
  const { language } = useLanguage()
  const { payment_methods, cod_fees } = valuesOf(draft, ['payment_methods', 'cod_fees'])
  const steps = cod_fees as readonly FeeStep[]
  if (!(payment_methods as readonly string[]).includes('cod')) return null
  if (steps.length === 0) return <Text size="sm">{words.noSteps}</Text>
  const yen = (value: number) => formatYen(value, language)
  const last = steps.at(-1)?.below ?? 0
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {words.steps}
      </Text>
      <Facts
        facts={[
          ...steps.map(({ below, fee }, index): [string, string, string] => [
            words.stepTo(yen(below - 1)),
            yen(fee),
            String(index),
          ]),
          [words.stepFrom(yen(last)), words.notOffered, 'last'],
        ]}
      />
    </div>
  )
}
