/** Whether this device is connected, and what waits until it is. */
import { onlineManager, useMutationState } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** What is known of it. */
export interface Connection {
  readonly offline: boolean
  /** Changes that were asked for meanwhile; they go out by themselves when it is back. */
  readonly waiting: number
}

/** By what the browser says of its network. */
export function useConnection(): Connection {
  const online = useSyncExternalStore(
    changed => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
  const paused = useMutationState({
    filters: { predicate: ({ state }) => state.isPaused },
    select: () => true,
  })
  return { offline: !online, waiting: paused.length }
}
