/** Asks who one is again, wherever a call wants it, and has the call made once more. */
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconFingerprint } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ProblemError, request, setConfirm } from '../api/request.ts'
import type { Account } from '../api/types.ts'
import { useAction, useResource } from '../api/use-resource.ts'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { hasPasskeys, signByPasskey } from './passkey.ts'
import { PasskeyAlert } from './passkey-alert.tsx'
import { useSession } from './use-session.ts'

const confirmationWords = inBoth(
  {
    title: 'Confirm that it is you',
    text: 'Please enter your password again. It is good for 5 minutes.',
    password: 'Password',
    show: 'Show or hide the password',
    wrong: 'The password is wrong.',
    missing: 'Please fill this in.',
    confirm: 'Confirm',
    passkey: 'Use a passkey',
    cancel: 'Cancel',
  },
  {
    title: '本人確認',
    text: 'この操作にはもう一度パスワードが必要です。確認は5分間有効です。',
    password: 'パスワード',
    show: 'パスワードの表示を切り替える',
    wrong: 'パスワードが違います。',
    missing: '入力してください。',
    confirm: '確認する',
    passkey: 'パスキーを使う',
    cancel: 'キャンセル',
  },
)

/** Over dialogs that ask for what is to be confirmed. */
const Z_INDEX = 400

/** Stands in every page, and opens when a call is refused for want of proof. Calls that wait at the same time share it. */
export function ConfirmationDialog(): ReactNode {
  const words = useWords(confirmationWords)
  const [opened, setOpened] = useState(false)
  const waiting = useRef<((proved: boolean) => void)[]>([])
  const settle = (proved: boolean) => {
    for (const resolve of waiting.current.splice(0)) resolve(proved)
    setOpened(false)
  }
  // A dialog below would close with this one, and lose what is filled in there. It is told later, as it opened later than
  // this one came into the page.
  const leave = (event: KeyboardEvent) => {
    if (!opened || event.key !== 'Escape' || event.isComposing) return
    event.stopImmediatePropagation()
    settle(false)
  }
  useWindowEvent('keydown', leave, { capture: true })
  useEffect(() => {
    setConfirm(() => {
      setOpened(true)
      return new Promise(resolve => waiting.current.push(resolve))
    })
    return () => setConfirm(undefined)
  }, [])
  return (
    <Modal.Root opened={opened} onClose={() => settle(false)} closeOnEscape={false} centered zIndex={Z_INDEX}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          {/* Not in a header: with that of a dialog below there would be two in the page. */}
          <Modal.Title mb="md">{words.title}</Modal.Title>
          <ConfirmationForm onDone={settle} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function ConfirmationForm({ onDone }: { readonly onDone: (proved: boolean) => void }): ReactNode {
  const words = useWords(confirmationWords)
  const { user } = useSession()
  const account = useResource<Account>('/console/api/account')
  const [missing, setMissing] = useState(false)
  const prove = useAction<string>({
    call: password => request('POST', '/console/api/confirmation', { password }),
    showsProblem: true,
    onDone: () => onDone(true),
  })
  const proveByPasskey = useAction({
    call: async () =>
      request<void>(
        'POST',
        '/console/api/confirmation/passkey',
        await signByPasskey('/console/api/confirmation/passkey_options'),
      ),
    showsProblem: true,
    onDone: () => onDone(true),
  })
  const wrong =
    prove.error instanceof ProblemError && prove.error.problem.type === '/errors/console/wrong-credentials'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setMissing(password === '')
    if (password !== '') prove.mutate(password)
  }
  const usable = hasPasskeys && account.data?.passkeys.some(passkey => passkey.usable)
  return (
    <form onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={user.mail_address} readOnly hidden />
      <Stack gap="md">
        <Text size="sm">{words.text}</Text>
        <PasskeyAlert error={(wrong ? null : prove.error) ?? proveByPasskey.error} />
        <PasswordInput
          label={words.password}
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': words.show }}
          error={missing ? words.missing : wrong && words.wrong}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          {usable && (
            <Button
              variant="default"
              leftSection={<IconFingerprint size={18} aria-hidden />}
              loading={proveByPasskey.isPending}
              onClick={() => proveByPasskey.mutate()}
              mr="auto"
            >
              {words.passkey}
            </Button>
          )}
          <Button variant="default" onClick={() => onDone(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={prove.isPending}>
            {words.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
