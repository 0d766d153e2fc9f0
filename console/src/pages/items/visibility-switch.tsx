/** Whether an item can be seen in the shop, changed in place. */
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { InstantSwitch } from '../../ui/instant-switch.tsx'
import { say } from '../../ui/say.ts'
import { ITEM_PATHS } from './item-paths.ts'
import { ITEM_WORDS } from './item-words.ts'

/** The switch, with its state in words beside it. */
export function VisibilitySwitch({
  itemId,
  visible,
  name,
}: {
  readonly itemId: number
  readonly visible: boolean
  readonly name: string
}): ReactNode {
  const words = useWords(ITEM_WORDS)
  const set = useAction<boolean>({
    call: to => request('PUT', `/api/items/${itemId}/visibility`, { visible: to }),
    refresh: ITEM_PATHS,
    onDone: (_, to) => say(to ? words.published(name) : words.madePrivate(name)),
  })
  return (
    <Allowed need="items.publish">
      <InstantSwitch
        size="sm"
        stored={visible}
        save={set.mutateAsync}
        label={on => (on ? words.visible : words.hidden)}
        aria-label={words.visibilityOf(name)}
      />
    </Allowed>
  )
}
