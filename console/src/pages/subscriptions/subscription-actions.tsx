/** Pauses, resumes and stops a subscription. */
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Subscription } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { RowActions } from '../../ui/row-actions.tsx'
import { SUBSCRIPTION_WORDS } from './subscription-words.ts'
import { SUBSCRIPTIONS_PATH } from './subscriptions-path.ts'

interface SubscriptionProps {
  readonly subscription: Subscription
}

/** The buttons of one that goes on; stopping is asked about, as nothing brings it back. */
export function SubscriptionActions({ subscription }: SubscriptionProps): ReactNode {
  const { status } = subscription
  return (
    <RowActions>
      {status === 'active' && <AtOnce subscription={subscription} action="pause" />}
      {status === 'paused' && <AtOnce subscription={subscription} action="resume" />}
      <Stop subscription={subscription} />
    </RowActions>
  )
}

function AtOnce({
  subscription: { unique_key, title },
  action,
}: SubscriptionProps & { readonly action: 'pause' | 'resume' }) {
  const words = useWords(SUBSCRIPTION_WORDS)
  const change = useAction<void, unknown>({
    call: () => request('POST', `${SUBSCRIPTIONS_PATH}/${unique_key}/${action}`),
    refresh: [SUBSCRIPTIONS_PATH],
    done: words.done[action],
  })
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={words.of(words[action], title)}
      loading={change.isPending}
      onClick={() => change.mutate()}
    >
      {words[action]}
    </Button>
  )
}

function Stop({ subscription: { unique_key, title } }: SubscriptionProps) {
  const words = useWords(SUBSCRIPTION_WORDS)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const stop = useAction<void, unknown>({
    call: () => request('POST', `${SUBSCRIPTIONS_PATH}/${unique_key}/stop`),
    refresh: [SUBSCRIPTIONS_PATH],
    done: words.done.stop,
    showsProblem: true,
    onDone: close,
  })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={words.of(words.stop, title)}
        onClick={() => setAsking(true)}
      >
        {words.stop}
      </Button>
      <AskDialog
        opened={asking}
        title={words.stopTitle(title)}
        text={words.stopText}
        action={stop}
        confirm={words.stop}
        leave={words.keep}
        danger
        onClose={close}
      />
    </>
  )
}
