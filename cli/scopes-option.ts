/** Scopes as commands take them. */
import { isScope, SCOPES, type Scope } from '../src/auth/scopes.ts'
import { UsageError } from './output.ts'

/** All scopes, or those that are named, split by commas. Throws a `UsageError` that names what is none. */
export function parseScopes(text: string): readonly Scope[] {
  if (text === 'all') return SCOPES
  const names = [...new Set(text.split(',').map(name => name.trim()))]
  const unknown = names.filter(name => !isScope(name))
  if (unknown.length > 0)
    throw new UsageError(`No such scope: ${unknown.join(', ')}. There are ${SCOPES.join(', ')}, and all.`)
  return names.filter(isScope)
}
