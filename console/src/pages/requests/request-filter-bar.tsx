/** What of the log is shown. */
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { MAX_FILTER_LENGTH } from '../../../../src/console/limits.ts'
import type { Tokens } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import type { ChangeUrl } from '../../ui/use-url-state.ts'
import classes from './requests.module.css'
import { requestsWords } from './requests-words.ts'

type Name = 'status' | 'method' | 'problem' | 'token' | 'path' | 'request_id'

interface RequestFilterBarProps {
  readonly values: Readonly<Record<Name, string>>
  readonly onChange: ChangeUrl<Name>
}

const STATUSES = ['failed', '2xx', '4xx', '5xx'] as const
const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/** Filters take effect at once; texts half a second after the last letter. */
export function RequestFilterBar({ values, onChange }: RequestFilterBarProps): ReactNode {
  const words = useWords(requestsWords)
  const { data } = useResource<Tokens>('/console/api/tokens')
  // At phone width they are folded away at first.
  const [open, setOpen] = useState(false)
  const used = Object.values(values).filter(value => value !== '').length
  const choices: Readonly<Record<'status' | 'method' | 'token', readonly (readonly [string, string])[]>> = {
    status: STATUSES.map(value => [value, words.statuses[value]]),
    method: METHODS.map(value => [value, value]),
    token: (data?.tokens ?? []).map(({ id, name, last_four }) => [String(id), `${name} …${last_four}`]),
  }
  const labels = { status: words.status, method: words.method, token: words.token }
  return (
    <search className={classes.filters} data-open={open || undefined} aria-label={words.filters}>
      <Button
        variant="default"
        className={classes.toggle ?? ''}
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words.filters}
        {used > 0 && ` (${used})`}
      </Button>
      {(['status', 'method', 'token'] as const).map(name => (
        <NativeSelect
          key={name}
          label={labels[name]}
          value={values[name]}
          onChange={event => onChange({ [name]: event.currentTarget.value })}
          data={[
            { value: '', label: words.any },
            ...withChosen(choices[name], values[name]).map(([value, label]) => ({ value, label })),
          ]}
        />
      ))}
      <TextFilter name="path" label={words.path} values={values} onChange={onChange} />
      <TextFilter name="problem" label={words.problemFilter} values={values} onChange={onChange} />
      <TextFilter name="request_id" label={words.requestId} values={values} onChange={onChange} />
    </search>
  )
}

/** The address may ask for what is not offered, such as status 404. */
function withChosen(
  choices: readonly (readonly [string, string])[],
  chosen: string,
): readonly (readonly [string, string])[] {
  return chosen === '' || choices.some(([value]) => value === chosen)
    ? choices
    : [...choices, [chosen, chosen]]
}

const PAUSE_MS = 400

function TextFilter({
  name,
  label,
  values,
  onChange,
}: RequestFilterBarProps & {
  readonly name: keyof typeof MAX_FILTER_LENGTH
  readonly label: string
}): ReactNode {
  const kept = values[name]
  const [text, setText] = useState(kept)
  useEffect(() => setText(kept), [kept])
  useEffect(() => {
    if (text.trim() === kept) return
    const timer = setTimeout(() => onChange({ [name]: text.trim() }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, kept, name, onChange])
  return (
    <TextInput
      label={label}
      maxLength={MAX_FILTER_LENGTH[name]}
      value={text}
      onChange={event => setText(event.currentTarget.value)}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
