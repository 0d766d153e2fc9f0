/** Why signing in did not go on. */
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ProblemError } from '../api/request.ts'
import { useWords } from '../language/language.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import classes from './sign-in.module.css'
import { signInWords } from './sign-in-words.ts'

/** Says it; `left` are the seconds until the next attempt. Nothing when there is no failure. */
export function SignInFailure({
  error,
  left,
}: {
  readonly error: Error | null
  readonly left: number
}): ReactNode {
  const words = useWords(signInWords)
  if (error === null) return null
  const type = error instanceof ProblemError ? error.problem.type : ''
  if (type === '/errors/console/too-many-attempts') {
    return left > 0 ? (
      <SignInMessage text={words.wait(timeLeft(left, words))} />
    ) : (
      <SignInMessage text={words.now} />
    )
  }
  if (type === '/errors/console/wrong-second-factor') return <SignInMessage text={words.wrongCode} />
  // What is no mail address cannot be one of a user.
  const wrong = ['/errors/console/wrong-credentials', '/errors/console/invalid-body'].includes(type)
  return wrong ? <SignInMessage text={words.wrong} /> : <ProblemAlert error={error} />
}

/** One line in the form. */
export function SignInMessage({ text }: { readonly text: string }): ReactNode {
  return (
    <div className={classes.message} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <span>{text}</span>
    </div>
  )
}

/** In steps, so that a screen reader does not say every second. */
function timeLeft(seconds: number, words: (typeof signInWords)['en']): string {
  return seconds > 90 ? words.minutes(Math.ceil(seconds / 60)) : words.seconds(Math.ceil(seconds / 10) * 10)
}
