/** What stands in place of every page until somebody has chosen a password that nobody else has seen. */
import { Button, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { forgetSession } from '../api/query-client.ts'
import { request } from '../api/request.ts'
import { useAction } from '../api/use-resource.ts'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { PasswordForm } from '../pages/account/password-form.tsx'
import { Preferences } from '../shell/preferences.tsx'
import { ShopName } from '../shell/shop-name.tsx'
import classes from './sign-in.module.css'
import { useSession } from './use-session.ts'

const firstPasswordWords = inBoth(
  {
    title: 'Choose your own password',
    text: 'You signed in with a temporary password that somebody else has seen. Choose one that only you know to open the console.',
    signOut: 'Sign out',
    detail: 'Console',
  },
  {
    title: '新しいパスワードの設定',
    text: '今のパスワードは、ほかの人が発行した仮のものです。自分だけが知っているパスワードに変更すると、管理画面が開きます。',
    signOut: 'サインアウト',
    detail: '管理画面',
  },
)

/** The form, and the way out. */
export function FirstPassword(): ReactNode {
  const words = useWords(firstPasswordWords)
  const client = useQueryClient()
  const { shop } = useSession()
  const signOut = useAction({
    call: () => request('DELETE', '/console/api/session'),
    onDone: () => forgetSession(client),
  })
  useEffect(() => {
    document.title = `${words.title} · Akinai`
  }, [words.title])
  return (
    <div className={classes.root}>
      <main className={classes.main}>
        <ShopName name={shop.name} detail={words.detail} />
        <Title order={1} mt="xl" mb={4}>
          {words.title}
        </Title>
        <Text c="dimmed" mb="lg">
          {words.text}
        </Text>
        <PasswordForm />
        <div className={classes.hint}>
          <Button
            variant="subtle"
            size="sm"
            loading={signOut.isPending}
            onClick={() => signOut.mutate()}
            // Its words begin where the other lines do.
            style={{ justifySelf: 'start', marginInlineStart: 'calc(-1 * var(--button-padding-x))' }}
          >
            {words.signOut}
          </Button>
        </div>
      </main>
      <footer className={classes.foot}>
        <Preferences />
      </footer>
    </div>
  )
}
