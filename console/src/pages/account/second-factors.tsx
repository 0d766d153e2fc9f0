/** One's own second factors. */
import { Group, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Account } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from './account.module.css'
import { ACCOUNT } from './account-path.ts'
import { AppPart } from './app-part.tsx'
import { factorWords } from './factor-words.ts'
import { PasskeysPart } from './passkeys-part.tsx'
import { RecoveryPart } from './recovery-part.tsx'
import { ShownCodes } from './shown-codes.tsx'

/** The app, the passkeys and the recovery codes, which are shown here when there are new ones. */
export function SecondFactors(): ReactNode {
  const words = useWords(factorWords)
  const { data: account, error } = useResource<Account>(ACCOUNT)
  const [codes, setCodes] = useState<readonly string[]>([])
  const isOn = account !== undefined && (account.totp_since !== null || account.passkeys.length > 0)
  return (
    <section className={classes.card} aria-labelledby="factors-title">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={2} id="factors-title">
          {words.title}
        </Title>
        {account && <StatusBadge tone={isOn ? 'ok' : 'neutral'}>{isOn ? words.on : words.off}</StatusBadge>}
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {words.help}
      </Text>
      {error && <ProblemAlert error={error} />}
      {!account && !error && <Loading rows={3} />}
      {account && (
        <>
          <AppPart account={account} onCodes={setCodes} />
          <PasskeysPart account={account} onCodes={setCodes} />
          {isOn && <RecoveryPart account={account} onCodes={setCodes} />}
        </>
      )}
      <ShownCodes codes={codes} onKept={() => setCodes([])} />
    </section>
  )
}
