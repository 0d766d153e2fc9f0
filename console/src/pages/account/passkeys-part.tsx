/** The passkeys. */
import { ActionIcon, Anchor, Button, Group, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Account, Passkey } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { hasPasskeys } from '../../session/passkey.ts'
import classes from './account.module.css'
import { ACCOUNT } from './account-path.ts'
import { FactorPart } from './factor-part.tsx'
import { factorWords } from './factor-words.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { RemovalDialog } from './removal-dialog.tsx'

/** Lists them, and adds, renames and removes. */
export function PasskeysPart({
  account,
  onCodes,
}: {
  readonly account: Account
  readonly onCodes: (codes: readonly string[]) => void
}): ReactNode {
  const words = useWords(factorWords)
  const [naming, setNaming] = useState<Passkey | 'new'>()
  const [removing, setRemoving] = useState<Passkey>()
  const remove = useAction({
    call: () => request<void>('DELETE', `/console/api/passkeys/${removing?.id}`),
    refresh: [ACCOUNT],
    done: words.removed,
    showsProblem: true,
    onDone: () => setRemoving(undefined),
  })
  const { passkeys, passkey_origin: origin, totp_since } = account
  const isHere = origin === window.location.origin
  const hint = origin === null ? words.passkeysNowhere : <ThereText origin={origin} />
  return (
    <FactorPart
      title={words.passkeys}
      text={!hasPasskeys && isHere ? words.unsupported : isHere ? words.passkeysOff : hint}
      action={
        isHere &&
        hasPasskeys && (
          <Button variant="default" onClick={() => setNaming('new')}>
            {words.addPasskey}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className={classes.passkeys}>
          {passkeys.map(passkey => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onRename={() => setNaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      )}
      <PasskeyDialog
        naming={naming}
        onClose={() => setNaming(undefined)}
        onDone={codes => {
          setNaming(undefined)
          onCodes(codes)
        }}
      />
      <RemovalDialog
        opened={removing !== undefined}
        title={words.removePasskey}
        text={words.removePasskeyText(removing?.name ?? '')}
        last={passkeys.length === 1 && totp_since === null}
        confirm={words.remove}
        action={remove}
        onClose={() => setRemoving(undefined)}
      />
    </FactorPart>
  )
}

/** Where passkeys work, as the way there. */
function ThereText({ origin }: { readonly origin: string }): ReactNode {
  const { before, after } = useWords(factorWords).passkeysHere
  return (
    <>
      {before}
      <Anchor inherit underline="always" href={`${origin}/console/account`}>
        {origin}
      </Anchor>
      {after}
    </>
  )
}

function PasskeyLine({
  passkey,
  onRename,
  onRemove,
}: {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}): ReactNode {
  const words = useWords(factorWords)
  const { language } = useLanguage()
  const { name, created_at, used_at, host, usable } = passkey
  const times = [
    words.made(formatTime(created_at, language)),
    ...(used_at === null ? [] : [words.used(formatTime(used_at, language))]),
  ]
  return (
    <li>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {usable ? times.join(' · ') : words.unusable(host)}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={onRename}
          aria-label={words.renameOf(name)}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={onRemove}
          aria-label={words.removeOf(name)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  )
}
