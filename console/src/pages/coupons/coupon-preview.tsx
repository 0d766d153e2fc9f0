/** What the coupon would take off as it stands in the fields. */
import { Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { CouponPreview } from '../../api/types.ts'
import { isFilledIn, usePreview } from '../../api/use-preview.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import preview from '../../ui/preview.module.css'
import { typedNumber } from '../../ui/typed-number.ts'
import { type CouponDraft, couponBody } from './coupon-draft.ts'
import { COUPON_WORDS } from './coupon-words.ts'

const PATH = '/console/api/previews/coupon'

interface CouponPreviewProps {
  /** Whose uses count; null for a new one. */
  readonly id: number | null
  readonly draft: CouponDraft
}

/** An amount to be filled in, and what the server's rules say of it. */
export function CouponPreviewPart({ id, draft }: CouponPreviewProps): ReactNode {
  const words = useWords(COUPON_WORDS)
  const { language } = useLanguage()
  const [subtotal, setSubtotal] = useState('5000')
  const coupon = couponBody(draft)
  const yen = typedNumber(subtotal)
  const body = {
    // A coupon that has no code or name yet takes off as much.
    coupon: { ...coupon, code: coupon.code || 'PREVIEW', name: coupon.name || words.newTitle },
    coupon_id: id,
    subtotal: yen,
  }
  const isFilled = isFilledIn(body)
  const { data, error } = usePreview<CouponPreview>(PATH, isFilled ? body : null)
  const told = isFilled && error === null ? data : undefined
  return (
    <Panel title={words.preview} description={words.previewText}>
      <Stack gap="sm">
        <TextInput
          label={words.subtotal}
          inputMode="numeric"
          autoComplete="off"
          value={subtotal}
          onChange={event => setSubtotal(event.currentTarget.value)}
        />
        <div role="status" className={preview.told} data-told={told && 'line'}>
          {(!isFilled || error !== null) && (
            <Text size="sm" c="dimmed">
              {words.cannotTell}
            </Text>
          )}
          {told !== undefined && told.discount !== null && (
            <>
              <p className={preview.amount}>
                {words.discount} <strong>{formatYen(-told.discount, language)}</strong>
              </p>
              <Facts facts={[[words.rest, formatYen(yen - told.discount, language)]]} />
            </>
          )}
          {told !== undefined && told.refusal !== null && (
            <Text size="sm">{words.refusals[told.refusal] ?? told.refusal}</Text>
          )}
        </div>
      </Stack>
    </Panel>
  )
}
