/** The fields of a coupon, beside what it would take off. */
import { Group, Radio, Stack, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { MAX_CODE_LENGTH, MAX_COUPON_NAME_LENGTH } from '../../../../src/selling/limits.ts'
import type { Coupon } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { EntryForm } from '../../ui/entry-form.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useEntry } from '../../ui/use-entry.ts'
import { COUPONS_PATH, type CouponDraft, couponBody } from './coupon-draft.ts'
import { CouponPreviewPart } from './coupon-preview.tsx'
import { COUPON_WORDS } from './coupon-words.ts'

interface CouponFormProps {
  /** Null for a new one. */
  readonly id: number | null
  readonly stored: CouponDraft
  /** The coupon as it was read; undefined for a new one. */
  readonly of?: Coupon
}

interface PartProps {
  readonly draft: CouponDraft
  readonly change: (changes: Partial<CouponDraft>) => void
  readonly error: Error | null
}

/** The whole form, saved with one button. */
export function CouponForm({ id, stored, of: coupon }: CouponFormProps): ReactNode {
  const words = useWords(COUPON_WORDS)
  const form = useDraft(stored)
  const { draft, change } = form
  const entry = useEntry({
    ...{ id, path: COUPONS_PATH, form, body: couponBody, of: coupon, words, leadsTo: '/coupons' },
  })
  const part = { draft, change, error: entry.error }
  return (
    <EntryForm
      entry={entry}
      save={id === null ? words.create : words.save}
      preview={<CouponPreviewPart id={id} draft={draft} />}
    >
      <Basics {...part} />
      <Limits {...part} />
    </EntryForm>
  )
}

function Basics({ draft, change, error }: PartProps) {
  const words = useWords(COUPON_WORDS)
  return (
    <Panel title={words.basics}>
      <Stack>
        <TextInput
          label={words.code}
          description={words.codeHint}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          maw="18rem"
          value={draft.code}
          error={faultText(error, '/code')}
          onChange={event => change({ code: event.currentTarget.value })}
        />
        <TextInput
          label={words.name}
          description={words.nameHint}
          required
          autoComplete="off"
          maxLength={MAX_COUPON_NAME_LENGTH}
          value={draft.name}
          error={faultText(error, '/name')}
          onChange={event => change({ name: event.currentTarget.value })}
        />
        <Radio.Group
          label={words.kind}
          value={draft.kind}
          onChange={kind => change({ kind: kind === 'amount' ? 'amount' : 'percent' })}
        >
          <Group mt="xs">
            <Radio value="percent" label={words.percent} />
            <Radio value="amount" label={words.amount} />
          </Group>
        </Radio.Group>
        <TextInput
          label={words.value[draft.kind]}
          required
          inputMode="numeric"
          autoComplete="off"
          maw="14rem"
          value={draft.value}
          error={faultText(error, `/${draft.kind}`)}
          onChange={event => change({ value: event.currentTarget.value })}
        />
        <Switch
          label={words.active}
          checked={draft.active}
          onChange={event => change({ active: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  )
}

function Limits({ draft, change, error }: PartProps) {
  const words = useWords(COUPON_WORDS)
  const number = (name: 'minimum' | 'maxUses' | 'maxUsesPerBuyer', pointer: string) => (
    <TextInput
      label={words[name]}
      {...(name === 'minimum' ? {} : { description: words.endlessHint })}
      inputMode="numeric"
      autoComplete="off"
      maw="14rem"
      value={draft[name]}
      error={faultText(error, pointer)}
      onChange={event => change({ [name]: event.currentTarget.value })}
    />
  )
  const time = (name: 'startsAt' | 'endsAt', pointer: string) => (
    <TextInput
      type="datetime-local"
      label={words[name]}
      description={words.openHint}
      maw="18rem"
      value={draft[name]}
      error={faultText(error, pointer)}
      onChange={event => change({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <Panel title={words.limits} description={words.limitsText}>
      <Stack>
        {time('startsAt', '/starts_at')}
        {time('endsAt', '/ends_at')}
        {number('minimum', '/minimum')}
        {number('maxUses', '/max_uses')}
        {number('maxUsesPerBuyer', '/max_uses_per_buyer')}
      </Stack>
    </Panel>
  )
}
