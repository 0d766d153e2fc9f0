/** The switch of the payment service. */
import { type ReactNode, useState } from 'react'
import type { Settings } from '../../../../src/shops/setting-table.ts'
import { request } from '../../api/request.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { useSession } from '../../session/use-session.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { InstantSwitch } from '../../ui/instant-switch.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { say } from '../../ui/say.ts'
import { SETTINGS_PATH, SETTINGS_REFRESHED } from './settings-part.tsx'
import { SETTINGS_WORDS } from './settings-words.ts'

/** Says through what payments go, and whether that is under maintenance: begun after a question, ended at once. */
export function PaymentPanel({ settings }: { readonly settings: Settings }): ReactNode {
  const words = useWords(SETTINGS_WORDS)
  const { payment_service: service } = useSession()
  const [asked, setAsked] = useState(false)
  const set = useAction<boolean, Settings>({
    call: on => request<Settings>('PUT', SETTINGS_PATH, { payment_maintenance: on }),
    refresh: SETTINGS_REFRESHED,
    showsProblem: true,
    // The switch shows what is stored by itself.
    onTheirs: () => setAsked(false),
    onDone: (_, on) => {
      setAsked(false)
      say(words.maintenanceSaved[on ? 'on' : 'off'])
    },
  })
  return (
    <Panel
      title={words.payment}
      description={service.simulated ? words.simulator(service.name) : words.service(service.name)}
    >
      <Allowed need="settings">
        <InstantSwitch
          stored={settings.payment_maintenance}
          save={async on => (on ? setAsked(true) : await set.mutateAsync(false))}
          label={() => words.maintenance}
          description={words.maintenanceOn}
        />
      </Allowed>
      {set.error && !asked && <ProblemAlert error={set.error} />}
      <AskDialog
        opened={asked}
        title={words.maintenanceAsk}
        text={words.maintenanceOn}
        action={{ ...set, mutate: () => set.mutate(true) }}
        confirm={words.maintenanceYes}
        leave={words.maintenanceNo}
        danger
        onClose={() => setAsked(false)}
      />
    </Panel>
  )
}
