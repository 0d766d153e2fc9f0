/** What the shop sells by, and how it looks to buyers. */
import type { ReactNode } from 'react'
import type { Settings } from '../../../src/shops/setting-table.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import columns from '../ui/columns.module.css'
import { Loading } from '../ui/loading.tsx'
import { OnlyToSee } from '../ui/only-to-see.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { VisitButton } from '../ui/shop-link.tsx'
import { usePlaceInPage } from '../ui/use-place-in-page.ts'
import { DeliveryPreview } from './selling/delivery-preview.tsx'
import { LegalPreview } from './selling/legal-preview.tsx'
import { PayingPreview } from './selling/paying-preview.tsx'
import { TakeoutPreview } from './selling/takeout-preview.tsx'
import { type Theme, ThemePreview } from './selling/theme-preview.tsx'
import type { Draft } from './settings/draft.ts'
import { SELLING_WORDS } from './settings/selling-words.ts'
import classes from './settings/settings.module.css'
import { SETTINGS_PATH, SettingsPart } from './settings/settings-part.tsx'
import { SETTINGS_WORDS } from './settings/settings-words.ts'

/** The page. */
export function Selling(): ReactNode {
  const words = useWords(SELLING_WORDS)
  const { notAllowed } = useWords(SETTINGS_WORDS)
  const { data: settings, error, refetch } = useResource<Settings>(SETTINGS_PATH)
  usePlaceInPage(settings !== undefined)
  return (
    <>
      <PageTitle title={words.title} description={words.description} actions={<VisitButton />} />
      <OnlyToSee need="settings" text={notAllowed} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!settings && !error && <Loading rows={14} height={56} />}
      {settings && (
        <div className={classes.parts}>
          <div className={columns.column}>
            <PreviewedPart name="paying" settings={settings} preview={PayingPreview} />
            <PreviewedPart name="delivery" settings={settings} preview={DeliveryPreview} />
            <PreviewedPart name="takeout" settings={settings} preview={TakeoutPreview} />
          </div>
          <div className={columns.column}>
            <PreviewedPart name="theme" settings={settings} preview={DraftedTheme} />
            <PreviewedPart name="legal" settings={settings} preview={LegalPreview} />
          </div>
        </div>
      )}
    </>
  )
}

interface PreviewProps {
  readonly settings: Settings
  /** What stands in the fields now. */
  readonly draft: Draft
}

interface PreviewedPartProps {
  readonly name: 'paying' | 'delivery' | 'takeout' | 'theme' | 'legal'
  readonly settings: Settings
  readonly preview: (props: PreviewProps) => ReactNode
}

/** A part with a preview that follows what is typed. */
function PreviewedPart({ name, settings, preview: Preview }: PreviewedPartProps) {
  return (
    <SettingsPart
      settings={settings}
      name={name}
      head={draft => <Preview settings={settings} draft={draft} />}
    />
  )
}

function DraftedTheme({ settings, draft: { theme_logo: logo, ...rest } }: PreviewProps) {
  const theme = { ...settings, ...rest, theme_logo: logo === '' ? null : logo } as unknown as Theme
  return <ThemePreview theme={theme} />
}
