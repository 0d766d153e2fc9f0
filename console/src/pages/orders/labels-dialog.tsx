/** Asks for what a carrier's program needs, and gives the file. */
import { Alert, Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { CARRIERS, type Carrier } from '../../../../src/carriers/kinds.ts'
import { request } from '../../api/request.ts'
import type { LabelFile } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { CARRIER_WORDS } from './carrier-words.ts'
import classes from './orders.module.css'

interface Draft {
  readonly carrier: Carrier
  readonly customer_code: string
  readonly fare_code: string
  readonly label_type: string
}

const EMPTY: Draft = { carrier: 'yamato', customer_code: '', fare_code: '01', label_type: '' }
const STORED = 'akinai.carrier'

/** What was said the last time in this browser: the shop's contract does not change from day to day. */
function remembered(): Draft {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Draft>) }
  } catch {
    return EMPTY
  }
}

interface LabelsDialogProps {
  /** Null for all that are to be sent. */
  readonly keys: readonly string[] | null
  readonly onClose: () => void
}

/** The dialog of POST /console/api/labels. */
export function LabelsDialog({ keys, onClose }: LabelsDialogProps): ReactNode {
  const words = useWords(CARRIER_WORDS)
  const { language } = useLanguage()
  const [draft, setDraft] = useState(remembered)
  const [shipsOn, setShipsOn] = useState('')
  const make = useAction<void, LabelFile>({
    call: () => {
      const { carrier, ...codes } = draft
      const given = Object.entries({ ...codes, ships_on: shipsOn }).filter(([, value]) => value !== '')
      return request<LabelFile>('POST', '/console/api/labels', {
        carrier,
        ...(keys === null ? {} : { unique_keys: keys }),
        ...Object.fromEntries(given),
      })
    },
    showsProblem: true,
    onDone: file => {
      localStorage.setItem(STORED, JSON.stringify(draft))
      if (file.count > 0) save(file)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate()
  }
  const field = (name: Exclude<keyof Draft, 'carrier'>) => ({
    value: draft[name],
    description: words.remembered,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value.trim() }),
    error: faultText(make.error, `/${name}`),
  })
  const code = words.customerCode[draft.carrier]
  return (
    <Modal opened onClose={onClose} title={words.labelsTitle} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            {keys === null ? words.labelsAll : words.labelsChosen(formatNumber(keys.length, language))}
          </Text>
          <Group grow align="flex-start">
            <NativeSelect
              label={words.carrier}
              value={draft.carrier}
              onChange={event => setDraft({ ...draft, carrier: event.currentTarget.value as Carrier })}
              data={CARRIERS.map(value => ({ value, label: words.carriers[value] }))}
            />
            <TextInput
              type="date"
              label={words.shipsOn}
              value={shipsOn}
              onChange={event => setShipsOn(event.currentTarget.value)}
            />
          </Group>
          <Group grow align="flex-start">
            {code !== '' && <TextInput label={code} {...field('customer_code')} />}
            {draft.carrier === 'yamato' && <TextInput label={words.fareCode} {...field('fare_code')} />}
            {draft.carrier === 'yupack' && <TextInput label={words.labelType} {...field('label_type')} />}
          </Group>
          <ProblemAlert error={make.error} />
          {make.data && <Told file={make.data} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.close}
            </Button>
            <Button type="submit" loading={make.isPending}>
              {words.make}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function save({ content, file_name }: LabelFile): void {
  const bytes = Uint8Array.from(atob(content), letter => letter.charCodeAt(0))
  saveFile(new Blob([bytes], { type: 'text/csv' }), file_name)
}

function Told({ file }: { readonly file: LabelFile }) {
  const words = useWords(CARRIER_WORDS)
  const { language } = useLanguage()
  return (
    <div role="status">
      <Text size="sm">{words.made(formatNumber(file.count, language))}</Text>
      {file.refused.length > 0 && (
        <Alert color="yellow" title={words.refused} mt="sm">
          <ul className={classes.results}>
            {file.refused.map(({ unique_key, reason }) => (
              <li key={unique_key}>
                {unique_key}: {words.reasons[reason]}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {file.cut.length > 0 && (
        <Alert color="yellow" title={words.cut} mt="sm">
          <ul className={classes.results}>
            {file.cut.map(({ unique_key, columns }) => (
              <li key={unique_key}>
                {unique_key}: {columns.join('、')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
