/** The tokens of the shop. */
import { Button } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Token, Tokens as TokenList } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { RevokeDialog } from './tokens/revoke-dialog.tsx'
import { TokenTable } from './tokens/token-table.tsx'
import { tokensWords } from './tokens/tokens-words.ts'

/** The list, where tokens are revoked too. */
export function Tokens(): ReactNode {
  const words = useWords(tokensWords)
  const { data, error } = useResource<TokenList>('/console/api/tokens')
  const [revoking, setRevoking] = useState<Token | null>(null)
  const may = useMay()
  const create = may('tokens') && (
    <Button component={Link} href="/tokens/new" leftSection={<IconPlus size={18} aria-hidden />}>
      {words.create}
    </Button>
  )
  const empty = data?.tokens.length === 0
  return (
    <>
      <PageTitle title={words.title} description={words.lead} actions={!empty && create} />
      <ProblemAlert error={error} />
      {data === undefined && error === null && <Loading />}
      {empty && (
        <EmptyState icon={IconKey} title={words.emptyTitle} text={words.emptyText}>
          {create}
        </EmptyState>
      )}
      {data && !empty && <TokenTable tokens={data.tokens} onRevoke={setRevoking} />}
      <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />
    </>
  )
}
