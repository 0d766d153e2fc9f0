/** Settings that belong together, saved with one button. */
import { Button, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { SettingEntry, Settings } from '../../../../src/shops/setting-table.ts'
import { ProblemError, request } from '../../api/request.ts'
import { useAction, useBase } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { type Draft, draftOf, type SettingName, settingsOfPart, valuesOf } from './draft.ts'
import { SettingField } from './setting-field.tsx'
import { SETTINGS_WORDS } from './settings-words.ts'

/** Where settings are read and written. */
export const SETTINGS_PATH = '/console/api/settings'

/** What is read again once settings have changed; the session names the shop. */
export const SETTINGS_REFRESHED = [SETTINGS_PATH, '/console/api/session', '/api/user']

/** A form of the settings of one part; what the server says of one stands at its field. */
export function SettingsPart({
  settings,
  name,
  onDraft,
  children,
}: {
  readonly settings: Settings
  readonly name: Exclude<SettingEntry['part'], 'payment'>
  /** Is told what was changed and not saved, whenever something is typed. */
  readonly onDraft?: (changed: Partial<Draft>) => void
  /** Stands before the fields, such as a preview. */
  readonly children?: ReactNode
}): ReactNode {
  const words = useWords(SETTINGS_WORDS)
  const part = words.parts[name]
  const names = settingsOfPart(name)
  const [changed, setChanged] = useState<Partial<Draft>>({})
  const stored = draftOf(settings)
  const draft = { ...stored, ...changed }
  const isSame = names.every(one => draft[one] === stored[one])
  const save = useAction<void, Settings>({
    call: () => request<Settings>('PUT', SETTINGS_PATH, valuesOf(draft, names)),
    refresh: SETTINGS_REFRESHED,
    done: words.saved(part.title),
    showsProblem: true,
    of: useBase(settings, !isSame),
    onTheirs: () => {
      setChanged({})
      onDraft?.({})
    },
  })
  useUnsaved(!isSame)
  const faults = faultsOf(save.error, names)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Panel title={part.title} description={part.text} place={name}>
      <Allowed need="settings">
        <form onSubmit={submit} noValidate>
          <Stack>
            {children}
            {names.map(name => (
              <SettingField
                key={name}
                name={name}
                value={draft[name]}
                fault={faults?.[name]}
                onChange={value => {
                  const now = { ...changed, [name]: value }
                  setChanged(now)
                  onDraft?.(now)
                }}
              />
            ))}
            {save.error && faults === undefined && <ProblemAlert error={save.error} />}
            <Button
              type="submit"
              variant="default"
              w="fit-content"
              disabled={isSame}
              loading={save.isPending}
            >
              {words.save}
            </Button>
          </Stack>
        </form>
      </Allowed>
    </Panel>
  )
}

/** What is wrong with which setting; undefined when the problem is not, or not only, about these. */
function faultsOf(
  error: Error | null,
  names: readonly SettingName[],
): Partial<Record<SettingName, string>> | undefined {
  const violations = error instanceof ProblemError ? error.problem.errors : undefined
  if (violations === undefined || violations.length === 0) return undefined
  const faults: Partial<Record<SettingName, string>> = {}
  for (const { pointer, detail } of violations) {
    const name = names.find(one => pointer === `/${one}` || pointer.startsWith(`/${one}/`))
    if (name === undefined) return undefined
    faults[name] ??= detail
  }
  return faults
}
