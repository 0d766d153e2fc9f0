/** What a new token may do. */
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language.tsx'
import { missingFor, type OperationNeeds, operationsOf } from './callable.ts'
import classes from './new-token.module.css'
import { newTokenWords } from './new-token-words.ts'
import { ALL_SCOPES, PRESETS, SCOPE_GROUPS, type ScopeName, scopeWords } from './scope-words.ts'

interface ScopeChoiceProps {
  readonly needs: readonly OperationNeeds[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  /** Whether nothing was chosen although it has to be. */
  readonly missing: boolean
  /** Scopes that can be chosen; all when it is left out. */
  readonly offered?: (scope: ScopeName) => boolean
}

/** Scopes in their groups, each with the calls that it opens. */
export function ScopeChoice({
  needs,
  chosen,
  onChange,
  missing,
  offered = () => true,
}: ScopeChoiceProps): ReactNode {
  const words = useWords(newTokenWords)
  const { groups } = useWords(scopeWords)
  const set = (scope: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(scope)
    else next.delete(scope)
    onChange(next)
  }
  return (
    <fieldset
      className={classes.fieldset}
      data-field="scopes"
      tabIndex={-1}
      aria-describedby="scopes-missing"
    >
      <legend className={classes.legend}>{words.allowed}</legend>
      <Presets chosen={chosen} onChange={onChange} offered={offered} />
      <Text id="scopes-missing" role="alert" size="sm" c="var(--mantine-color-error)">
        {missing && chosen.size === 0 ? words.scopesMissing : ''}
      </Text>
      <Stack gap="md">
        {SCOPE_GROUPS.map(({ name, scopes }) => (
          <fieldset key={name} className={classes.group}>
            <legend className={classes.groupName}>{groups[name]}</legend>
            {scopes.map(scope => (
              <ScopeRow key={scope} {...{ scope, needs, chosen }} offered={offered(scope)} onSet={set} />
            ))}
          </fieldset>
        ))}
      </Stack>
    </fieldset>
  )
}

interface PresetsProps extends Pick<ScopeChoiceProps, 'chosen' | 'onChange'> {
  readonly offered: (scope: ScopeName) => boolean
}

function Presets({ chosen, onChange, offered }: PresetsProps): ReactNode {
  const words = useWords(newTokenWords)
  const { presets } = useWords(scopeWords)
  const choices: readonly (readonly [label: string, scopes: readonly ScopeName[]])[] = [
    [presets.readOnly, PRESETS.readOnly],
    [presets.stockSync, PRESETS.stockSync],
    [presets.shipping, PRESETS.shipping],
    [words.all, ALL_SCOPES],
  ]
  return (
    <Group gap="xs" mb="sm" role="group" aria-label={words.presets}>
      {choices.map(([label, scopes]) => {
        const on = scopes.length === chosen.size && scopes.every(scope => chosen.has(scope))
        return (
          <Button
            key={label}
            variant={on ? 'light' : 'default'}
            size="sm"
            radius="xl"
            aria-pressed={on}
            disabled={!scopes.every(offered)}
            onClick={() => onChange(new Set(on ? [] : scopes))}
          >
            {label}
          </Button>
        )
      })}
    </Group>
  )
}

interface ScopeRowProps {
  readonly scope: ScopeName
  readonly needs: readonly OperationNeeds[]
  readonly chosen: ReadonlySet<string>
  readonly offered: boolean
  readonly onSet: (scope: string, on: boolean) => void
}

function ScopeRow({ scope, needs, chosen, offered, onSet }: ScopeRowProps): ReactNode {
  const words = useWords(newTokenWords)
  const [does, more] = useWords(scopeWords).scopes[scope]
  const own = operationsOf(scope, needs)
  const missing = chosen.has(scope) ? missingFor(scope, needs, chosen) : []
  return (
    <div className={classes.scope}>
      <Checkbox
        checked={chosen.has(scope)}
        disabled={!offered}
        onChange={event => onSet(scope, event.currentTarget.checked)}
        label={
          <span className={classes.does}>
            {does} <code className={classes.code}>{scope}</code>
          </span>
        }
        description={more}
        classNames={{ description: classes.description ?? '' }}
      />
      <div className={classes.below}>
        {missing.length > 0 && (
          <Group gap="xs" className={classes.needs ?? ''} role="status">
            <span>{words.needs}</span>
            {missing.map(other => (
              <Button
                key={other}
                variant="default"
                size="compact-sm"
                leftSection={<IconPlus size={14} aria-hidden />}
                aria-label={words.add(other)}
                onClick={() => onSet(other, true)}
              >
                {other}
              </Button>
            ))}
          </Group>
        )}
        {own.length > 0 && <Operations operations={own} />}
      </div>
    </div>
  )
}

function Operations({ operations }: { readonly operations: readonly OperationNeeds[] }): ReactNode {
  const words = useWords(newTokenWords)
  const { language } = useLanguage()
  return (
    <details className={classes.operations}>
      <summary>{words.operations(operations.length)}</summary>
      <ul>
        {operations.map(({ operation_id, method, path, summary, summary_ja }) => (
          <li key={operation_id}>
            <code>
              {method} {path}
            </code>
            <span>{language === 'ja' ? summary_ja : summary}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
