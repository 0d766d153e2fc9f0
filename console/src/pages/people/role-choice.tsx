/** What somebody may do: a role, and of staff the scopes. */
import { Radio, Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { ROLES, type Role } from '../../../../src/auth/roles.ts'
import type { Scopes } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { operationNeeds } from '../tokens/callable.ts'
import { ScopeChoice } from '../tokens/scope-choice.tsx'
import { ALL_SCOPES } from '../tokens/scope-words.ts'
import { peopleWords } from './people-words.ts'

/** What is chosen so far. */
export interface ChosenRole {
  readonly role: Role
  readonly scopes: ReadonlySet<string>
}

/** Whether staff would have no scope at all, which the server refuses. */
export function lacksScopes({ role, scopes }: ChosenRole): boolean {
  return role === 'staff' && scopes.size === 0
}

/** As the server takes it: only staff have scopes of their own. */
export function bodyOf({ role, scopes }: ChosenRole): { readonly role: Role; readonly scopes: string[] } {
  return { role, scopes: role === 'staff' ? ALL_SCOPES.filter(scope => scopes.has(scope)) : [] }
}

interface RoleChoiceProps {
  readonly chosen: ChosenRole
  readonly onChange: (chosen: ChosenRole) => void
  /** Whether it is said that scopes are missing. */
  readonly missing: boolean
}

/** The roles with what they mean. */
export function RoleChoice({ chosen, onChange, missing }: RoleChoiceProps): ReactNode {
  const words = useWords(peopleWords)
  const offered = useResource<Scopes>('/console/api/scopes')
  const needs = useMemo(() => (offered.data ? operationNeeds(offered.data) : []), [offered.data])
  return (
    <>
      <Radio.Group
        label={words.role}
        value={chosen.role}
        onChange={role => onChange({ ...chosen, role: role as Role })}
      >
        <Stack gap="xs" mt="xs">
          {ROLES.map(role => (
            <Radio
              key={role}
              value={role}
              label={words.roles[role].name}
              description={words.roles[role].text}
            />
          ))}
        </Stack>
      </Radio.Group>
      {chosen.role === 'staff' && (
        <ScopeChoice
          needs={needs}
          chosen={chosen.scopes}
          onChange={scopes => onChange({ ...chosen, scopes })}
          missing={missing}
        />
      )}
    </>
  )
}
