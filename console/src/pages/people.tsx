/** Who may sign in to the console. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { People as Answer, Person } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { AddDialog } from './people/add-dialog.tsx'
import { ChangeDialog } from './people/change-dialog.tsx'
import { PeopleTable } from './people/people-table.tsx'
import { peopleWords } from './people/people-words.ts'
import { RemoveDialog } from './people/remove-dialog.tsx'
import { ResetDialog } from './people/reset-dialog.tsx'

/** The list, where people are added, changed and removed too. */
export function People(): ReactNode {
  const words = useWords(peopleWords)
  const { data, error, refetch } = useResource<Answer>('/console/api/people')
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<Person | null>(null)
  const [resetting, setResetting] = useState<Person | null>(null)
  const [removing, setRemoving] = useState<Person | null>(null)
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageTitle title={words.title} description={words.lead} actions={add} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <PeopleTable
          people={data.people}
          onChange={setChanging}
          onReset={setResetting}
          onRemove={setRemoving}
        />
      )}
      <AddDialog opened={adding} onClose={() => setAdding(false)} />
      <ChangeDialog person={changing} onClose={() => setChanging(null)} />
      <ResetDialog person={resetting} onClose={() => setResetting(null)} />
      <RemoveDialog person={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
