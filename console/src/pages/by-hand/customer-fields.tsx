/** Who orders. */
import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useResource } from '../../api/use-resource.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { prefecturesIn } from '../../ui/prefectures.ts'
import { BY_HAND_WORDS } from './by-hand-words.ts'
import type { Draft } from './checkout-draft.ts'

interface CustomerFieldsProps {
  readonly draft: Draft
  readonly change: (members: Partial<Draft>) => void
  /** What the server refused. */
  readonly error: unknown
}

type Field = 'last' | 'first' | 'mail_address' | 'zip_code' | 'prefecture' | 'address' | 'address2' | 'tel'

/** Name, address and what else an order wants of a buyer. */
export function CustomerFields({ draft, change, error }: CustomerFieldsProps): ReactNode {
  const words = useWords(BY_HAND_WORDS)
  const { language } = useLanguage()
  const { data: settings } = useResource<{ readonly mail_address: string }>('/console/api/settings', {
    fresh: 60_000,
  })
  const field = (name: Field, pointer = `/customer/address/${name}`) => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
    error: faultText(error, pointer),
  })
  const mail = settings?.mail_address ?? ''
  return (
    <Panel title={words.customer}>
      <Stack gap="sm">
        <Group grow align="flex-start">
          <TextInput label={words.lastName} required {...field('last', '/customer/name/last')} />
          <TextInput label={words.firstName} required {...field('first', '/customer/name/first')} />
        </Group>
        <TextInput
          type="email"
          label={words.mail}
          required
          {...field('mail_address', '/customer/mail_address')}
        />
        {draft.mail_address === '' && mail !== '' && (
          <Button variant="default" size="xs" w="fit-content" onClick={() => change({ mail_address: mail })}>
            {words.ownMail}
          </Button>
        )}
        <TextInput
          type="tel"
          label={words.telephone}
          description={words.telephoneHint}
          required
          {...field('tel')}
        />
        <Group grow align="flex-start">
          <TextInput label={words.zipCode} required inputMode="numeric" {...field('zip_code')} />
          <NativeSelect
            label={words.prefecture}
            required
            data={[{ value: '', label: words.choose }, ...prefecturesIn(language)]}
            {...field('prefecture')}
          />
        </Group>
        <TextInput label={words.address} required {...field('address')} />
        <TextInput label={words.address2} {...field('address2')} />
        <Textarea
          label={words.remark}
          autosize
          minRows={2}
          value={draft.remark}
          onChange={event => change({ remark: event.currentTarget.value })}
          error={faultText(error, '/remark')}
        />
      </Stack>
    </Panel>
  )
}
