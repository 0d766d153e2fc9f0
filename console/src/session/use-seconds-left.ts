/** How long one has to wait before trying again. */
import { useEffect, useState } from 'react'
import { ProblemError } from '../api/request.ts'

/** Counts down the seconds that a problem asks to wait; 0 when it asks for none. */
export function useSecondsLeft(error: Error | null): number {
  const wait = error instanceof ProblemError ? (error.retryAfter ?? 0) : 0
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem with the same wait begins anew
  useEffect(() => {
    setLeft(wait)
    if (wait === 0) return
    const until = Date.now() + wait * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [error, wait])
  return left
}
