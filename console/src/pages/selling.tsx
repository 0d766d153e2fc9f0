/** What the shop sells by, and how it looks to buyers. */
import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Settings } from '../../../src/shops/setting-table.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import columns from '../ui/columns.module.css'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import type { Draft } from './settings/draft.ts'
import { SELLING_WORDS } from './settings/selling-words.ts'
import classes from './settings/settings.module.css'
import { SETTINGS_PATH, SettingsPart } from './settings/settings-part.tsx'
import { SETTINGS_WORDS } from './settings/settings-words.ts'
import { type Theme, ThemePreview } from './settings/theme-preview.tsx'

/** The page. */
export function Selling(): ReactNode {
  const words = useWords(SELLING_WORDS)
  const { notAllowed } = useWords(SETTINGS_WORDS)
  const may = useMay()
  const { data: settings, error, refetch } = useResource<Settings>(SETTINGS_PATH)
  return (
    <>
      <PageTitle title={words.title} description={words.description} />
      {!may('settings') && (
        <Alert color="gray" mb="lg" icon={<IconLock size={20} aria-hidden />}>
          {notAllowed}
        </Alert>
      )}
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!settings && !error && <Loading rows={14} height={56} />}
      {settings && (
        <div className={classes.parts}>
          <div className={columns.column}>
            <SettingsPart settings={settings} name="paying" />
            <SettingsPart settings={settings} name="delivery" />
            <SettingsPart settings={settings} name="takeout" />
          </div>
          <div className={columns.column}>
            <ThemePart settings={settings} />
            <SettingsPart settings={settings} name="legal" />
          </div>
        </div>
      )}
    </>
  )
}

/** The look, with a preview that follows what is typed. */
function ThemePart({ settings }: { readonly settings: Settings }) {
  const [draft, setDraft] = useState<Partial<Draft>>({})
  const { theme_logo: logo, ...rest } = { ...settings, ...draft }
  const theme = { ...rest, theme_logo: logo === '' ? null : logo } as Theme
  return (
    <SettingsPart settings={settings} name="theme" onDraft={setDraft}>
      <ThemePreview theme={theme} />
    </SettingsPart>
  )
}
