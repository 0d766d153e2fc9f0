/** What a buyer can choose with the method. */
import { Checkbox, Group, Radio, Stack, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { OFFERED_METHODS } from '../../../../src/shops/setting-values.ts'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PAYMENT_METHOD, termOf } from '../orders/order-terms.ts'
import type { PartProps } from './part-props.ts'
import classes from './shipping.module.css'
import { SHIPPING_WORDS } from './shipping-words.ts'

/** Ways to pay, days and times. */
export function ChoicesPart({ draft, change, error }: PartProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const names = useWords(PAYMENT_METHOD)
  const { payments } = draft
  return (
    <Panel title={words.choices}>
      <Stack>
        <Radio.Group
          label={words.payments}
          value={payments === null ? 'all' : 'some'}
          onChange={which => change({ payments: which === 'all' ? null : OFFERED_METHODS })}
        >
          <Group mt="xs">
            <Radio value="all" label={words.allPayments} />
            <Radio value="some" label={words.somePayments} />
          </Group>
        </Radio.Group>
        {payments !== null && (
          <Checkbox.Group
            aria-label={words.somePayments}
            value={[...payments]}
            error={faultText(error, '/payment_methods')}
            onChange={now => change({ payments: OFFERED_METHODS.filter(one => now.includes(one)) })}
          >
            <Group>
              {OFFERED_METHODS.map(one => (
                <Checkbox key={one} value={one} label={termOf(names, one)} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
        <Switch
          label={words.takesDate}
          checked={draft.takesDate}
          onChange={event => change({ takesDate: event.currentTarget.checked })}
        />
        <Switch
          label={words.takesTime}
          checked={draft.takesTime}
          onChange={event => change({ takesTime: event.currentTarget.checked })}
        />
        <TextInput
          label={words.carrierDays}
          description={words.carrierDaysHint}
          inputMode="numeric"
          autoComplete="off"
          classNames={{ wrapper: classes.short ?? '' }}
          value={draft.carrierDays}
          error={faultText(error, '/carrier_days')}
          onChange={event => change({ carrierDays: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
}
