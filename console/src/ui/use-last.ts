import { useRef } from 'react'

/** The last value that was there: what a dialog is about stays to be read while it closes. */
export function useLast<Value>(value: Value | null): Value | null {
  const last = useRef(value)
  if (value !== null) last.current = value
  return last.current
}
