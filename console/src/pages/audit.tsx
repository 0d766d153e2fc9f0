/** Who did what. */
import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { AUDIT_KINDS } from '../../../src/audit/kinds.ts'
import { DEFAULT_PAGE, MAX_TOKEN_NAME_LENGTH } from '../../../src/console/limits.ts'
import { withQuery } from '../api/request.ts'
import type { AuditEvents } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pager } from '../ui/pager.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { type ChangeUrl, useUrlState } from '../ui/use-url-state.ts'
import { AuditTable } from './audit/audit-table.tsx'
import { auditWords } from './audit/audit-words.ts'

const URL_STATE = { kind: '', person: '', before: '' }
type Filter = keyof typeof URL_STATE

/** Events, the newest first. */
export function Audit(): ReactNode {
  const words = useWords(auditWords)
  const [{ kind, person, before }, change] = useUrlState<Filter>(URL_STATE)
  const { data, error, refetch } = useResource<AuditEvents>(
    withQuery('/console/api/audit', { kind, person, before, limit: DEFAULT_PAGE }),
    { keepPrevious: true },
  )
  const last = data?.events.at(-1)
  return (
    <>
      <PageTitle title={words.title} description={words.lead} />
      <Filters kind={kind} person={person} change={change} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={12} height={63} />}
      {data?.events.length === 0 && (
        <EmptyState icon={IconHistory} title={words.emptyTitle} text={words.emptyText}>
          <Button variant="default" onClick={() => change(URL_STATE)}>
            {words.clear}
          </Button>
        </EmptyState>
      )}
      {data !== undefined && data.events.length > 0 && <AuditTable events={data.events} />}
      {data && (
        <Pager
          label=""
          names={{ previous: words.newest, next: words.older }}
          onPrevious={before === '' ? undefined : () => change({ before: null }, { push: true })}
          onNext={data.more && last ? () => change({ before: String(last.id) }, { push: true }) : undefined}
        />
      )}
    </>
  )
}

interface FiltersProps {
  readonly kind: string
  readonly person: string
  readonly change: ChangeUrl<Filter>
}

function Filters({ kind, person, change }: FiltersProps): ReactNode {
  const words = useWords(auditWords)
  const [text, setText] = useState(person)
  useEffect(() => setText(person), [person])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ person: text.trim(), before: null })
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm" mb="lg">
        <NativeSelect
          label={words.kind}
          value={kind}
          onChange={event => change({ kind: event.currentTarget.value, before: null })}
          data={[
            { value: '', label: words.all },
            ...AUDIT_KINDS.map(value => ({ value, label: words.kinds[value] })),
          ]}
        />
        <TextInput
          label={words.person}
          placeholder={words.personHelp}
          maxLength={MAX_TOKEN_NAME_LENGTH}
          autoComplete="off"
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          flex="1 1 14rem"
          maw="24rem"
        />
        <Button type="submit" variant="default">
          {words.apply}
        </Button>
      </Group>
    </form>
  )
}
