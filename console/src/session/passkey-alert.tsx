/** What became of a passkey, or of any other call. */
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { PasskeyFault } from './passkey.ts'

const passkeyAlertWords = inBoth(
  {
    elsewhere: 'Passkeys for this server work at another address. Open the console there:',
    refused: 'No passkey was used. Try again, or choose another way.',
  },
  {
    elsewhere: 'このサーバーのパスキーは別のアドレスで使えます。次のアドレスで管理画面を開いてください。',
    refused: 'パスキーは使われませんでした。もう一度試すか、別の方法を選んでください。',
  },
)

/** Nothing when there is no fault. */
export function PasskeyAlert({ error }: { readonly error: unknown }): ReactNode {
  const words = useWords(passkeyAlertWords)
  if (!(error instanceof PasskeyFault)) return <ProblemAlert error={error} />
  if (error.origin === undefined) {
    return (
      <Text size="sm" c="var(--akinai-bad)" role="alert">
        {words.refused}
      </Text>
    )
  }
  return (
    <Text size="sm" role="alert">
      {words.elsewhere} <Anchor href={`${error.origin}/console/`}>{error.origin}/console/</Anchor>
    </Text>
  )
}
