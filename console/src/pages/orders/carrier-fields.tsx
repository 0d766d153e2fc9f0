/** Carrier and tracking number of what is sent. */
import { Group, NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DeliveryCompany } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { ACTION_WORDS } from './order-words.ts'

/** What is chosen and typed; company `0` is none. */
export interface CarrierDraft {
  readonly company: string
  readonly tracking: string
}

/** The same as it is sent: what is none is left out. */
export function carrierBody({ company, tracking }: CarrierDraft): object {
  return {
    ...(company === '0' ? {} : { delivery_company_id: Number(company) }),
    ...(tracking === '' ? {} : { tracking_number: tracking }),
  }
}

interface CarrierFieldsProps {
  readonly value: CarrierDraft
  readonly onChange: (members: Partial<CarrierDraft>) => void
  /** What the server refused. */
  readonly error?: unknown
  /** Whether a number is asked for too; of many orders only the carrier is. Default true. */
  readonly withNumber?: boolean
}

/** The two fields beside each other, where there is room. */
export function CarrierFields({ value, onChange, error, withNumber = true }: CarrierFieldsProps): ReactNode {
  const words = useWords(ACTION_WORDS)
  const { data: companies = [] } = useResource<readonly DeliveryCompany[]>('/api/delivery_companies', {
    fresh: 3_600_000,
  })
  return (
    <Group grow align="flex-end" preventGrowOverflow={false} wrap="wrap">
      <NativeSelect
        label={words.carrier}
        value={value.company}
        onChange={event => onChange({ company: event.currentTarget.value })}
        error={faultText(error, '/delivery_company_id')}
        data={[
          { value: '0', label: words.noCarrier },
          ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {withNumber && (
        <TextInput
          label={words.tracking}
          description={words.trackingHint}
          autoComplete="off"
          value={value.tracking}
          onChange={event => onChange({ tracking: event.currentTarget.value.trim() })}
          error={faultText(error, '/tracking_number')}
        />
      )}
    </Group>
  )
}
