/** The recovery codes. */
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Account, RecoveryCodes } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { ACCOUNT } from './account-path.ts'
import { FactorPart } from './factor-part.tsx'
import { factorWords } from './factor-words.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/** Says how many are left, and makes new ones. */
export function RecoveryPart({
  account,
  onCodes,
}: {
  readonly account: Account
  readonly onCodes: (codes: readonly string[]) => void
}): ReactNode {
  const words = useWords(factorWords)
  const [renewing, setRenewing] = useState(false)
  const renew = useAction<void, RecoveryCodes>({
    call: () => request('POST', '/console/api/recovery_codes'),
    refresh: [ACCOUNT],
    showsProblem: true,
    onDone: ({ recovery_codes }) => {
      setRenewing(false)
      onCodes(recovery_codes)
    },
  })
  return (
    <FactorPart
      title={words.codes}
      text={words.codesLeft(account.recovery_codes)}
      action={
        <Button variant="default" onClick={() => setRenewing(true)}>
          {words.renew}
        </Button>
      }
    >
      <RemovalDialog
        opened={renewing}
        title={words.renewTitle}
        text={words.renewText}
        confirm={words.renew}
        action={renew}
        onClose={() => setRenewing(false)}
      />
    </FactorPart>
  )
}
