/** The settings of the shop. */
import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Settings as Values } from '../../../src/shops/setting-table.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { ApiCall } from '../ui/api-call.tsx'
import columns from '../ui/columns.module.css'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { ShopAddress } from '../ui/shop-link.tsx'
import { BlockListPanel } from './settings/block-list-panel.tsx'
import { PaymentPanel } from './settings/payment-panel.tsx'
import classes from './settings/settings.module.css'
import { SETTINGS_PATH, SettingsPart } from './settings/settings-part.tsx'
import { SETTINGS_WORDS } from './settings/settings-words.ts'

/** Everything that a shop can decide for itself. */
export function Settings(): ReactNode {
  const words = useWords(SETTINGS_WORDS)
  const may = useMay()
  const { data: settings, error, refetch } = useResource<Values>(SETTINGS_PATH)
  return (
    <>
      <PageTitle title={words.title} description={words.description} />
      {!may('settings') && (
        <Alert color="gray" mb="lg" icon={<IconLock size={20} aria-hidden />}>
          {words.notAllowed}
        </Alert>
      )}
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!settings && !error && <Loading rows={14} height={56} />}
      {settings && (
        <div className={classes.parts}>
          <div className={columns.column}>
            <SettingsPart settings={settings} name="shop" head={() => <ShopAddress />} />
            {may('orders.read') && <BlockListPanel />}
          </div>
          <div className={columns.column}>
            <PaymentPanel settings={settings} />
            <SettingsPart settings={settings} name="prices" />
            <SettingsPart settings={settings} name="changes" />
          </div>
        </div>
      )}
      <div className={layout.call}>
        <ApiCall path="/api/user" />
      </div>
    </>
  )
}
