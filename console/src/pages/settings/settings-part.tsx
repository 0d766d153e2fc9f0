/** Settings that belong together, saved with one button. */
import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SettingEntry, Settings } from '../../../../src/shops/setting-table.ts'
import { ProblemError, request } from '../../api/request.ts'
import { useBase } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useSave } from '../../ui/use-save.ts'
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
  head,
}: {
  readonly settings: Settings
  readonly name: Exclude<SettingEntry['part'], 'payment'>
  /** Stands before the fields, such as a preview of what they hold. */
  readonly head?: (draft: Draft) => ReactNode
}): ReactNode {
  const words = useWords(SETTINGS_WORDS)
  const part = words.parts[name]
  const names = settingsOfPart(name)
  const form = useDraft(draftOf(settings))
  const { draft, change, isChanged } = form
  const { saving, submit } = useSave(form, {
    call: () => request<Settings>('PUT', SETTINGS_PATH, valuesOf(draft, names)),
    refresh: SETTINGS_REFRESHED,
    done: words.saved(part.title),
    of: useBase(settings, isChanged),
  })
  const faults = faultsOf(saving.error, names)
  return (
    <Panel title={part.title} description={part.text} place={name}>
      <Allowed need="settings">
        <form onSubmit={submit} noValidate>
          <Stack>
            {head?.(draft)}
            {names.map(name => (
              <SettingField
                key={name}
                name={name}
                value={draft[name]}
                fault={faults?.[name]}
                onChange={value => change({ [name]: value })}
              />
            ))}
            {faults === undefined && <ProblemAlert error={saving.error} />}
            <Button
              type="submit"
              variant="default"
              w="fit-content"
              disabled={!isChanged}
              loading={saving.isSaving}
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
  error: unknown,
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
