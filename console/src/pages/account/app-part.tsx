/** The authenticator app. */
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Account, NewTotp } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { ACCOUNT } from './account-path.ts'
import { AppSetup } from './app-setup.tsx'
import { FactorPart } from './factor-part.tsx'
import { factorWords } from './factor-words.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/** Sets one up, or removes it. */
export function AppPart({
  account,
  onCodes,
}: {
  readonly account: Account
  readonly onCodes: (codes: readonly string[]) => void
}): ReactNode {
  const words = useWords(factorWords)
  const { language } = useLanguage()
  const [setup, setSetup] = useState<NewTotp>()
  const [removing, setRemoving] = useState(false)
  const begin = useAction<void, NewTotp>({
    call: () => request('POST', '/console/api/totp'),
    onDone: setSetup,
  })
  const remove = useAction({
    call: () => request<void>('DELETE', '/console/api/totp'),
    refresh: [ACCOUNT],
    done: words.removed,
    showsProblem: true,
    onDone: () => setRemoving(false),
  })
  const { totp_since: since } = account
  const action =
    since === null ? (
      <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
        {words.setUp}
      </Button>
    ) : (
      <Button variant="default" onClick={() => setRemoving(true)} aria-label={words.removeApp}>
        {words.remove}
      </Button>
    )
  return (
    <FactorPart
      title={words.app}
      text={since === null ? words.appOff : words.appSince(formatTime(since, language))}
      action={action}
    >
      <AppSetup
        setup={setup}
        onClose={() => setSetup(undefined)}
        onDone={codes => {
          setSetup(undefined)
          onCodes(codes)
        }}
      />
      <RemovalDialog
        opened={removing}
        title={words.removeApp}
        text={words.removeAppText}
        last={account.passkeys.length === 0}
        confirm={words.remove}
        action={remove}
        onClose={() => setRemoving(false)}
      />
    </FactorPart>
  )
}
