/** Stops a coupon, or lets it be used again. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import type { Coupon } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { COUPONS_PATH } from './coupon-draft.ts'
import { COUPON_WORDS } from './coupon-words.ts'

interface StopButtonProps {
  readonly coupon: Coupon
  readonly size: 'xs' | 'sm'
}

/** Nothing else of the coupon changes. */
export function StopButton({ coupon, size }: StopButtonProps): ReactNode {
  const words = useWords(COUPON_WORDS)
  const { id, used: _, ...settings } = coupon
  const { code, active } = coupon
  const set = useAction<void, void>({
    call: () => request('PUT', `${COUPONS_PATH}/${id}`, { ...settings, active: !active }),
    refresh: [COUPONS_PATH],
    done: active ? words.stopped(code) : words.resumed(code),
  })
  return (
    <Button
      variant="default"
      size={size}
      aria-label={active ? words.stopOf(code) : words.resumeOf(code)}
      loading={set.isPending}
      onClick={() => set.mutate()}
    >
      {active ? words.stop : words.resume}
    </Button>
  )
}
