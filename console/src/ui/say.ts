/** Says that something is done. */
import { notifications } from '@mantine/notifications'

/** What was said last. */
let last: string | undefined

/** Says it in place of what was said before: who does one thing after the other is not told late of the first ones. */
export function say(message: string): void {
  if (last !== undefined) notifications.hide(last)
  last = notifications.show({ message, color: 'teal' })
}
