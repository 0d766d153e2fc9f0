/** A switch that is saved as soon as it is pressed. */
import { Switch, type SwitchProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'

/** Shows what was asked for until `save` has ended, and what is stored from then on; `save` tells of failures itself. */
export function InstantSwitch({
  stored,
  save,
  label,
  ...rest
}: Omit<SwitchProps, 'checked' | 'onChange' | 'label'> & {
  readonly stored: boolean
  readonly save: (on: boolean) => Promise<unknown>
  /** The words beside the switch as it stands. */
  readonly label: (on: boolean) => string
}): ReactNode {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const on = wanted ?? stored
  const set = async (to: boolean) => {
    setWanted(to)
    await save(to).catch(() => undefined)
    setWanted(null)
  }
  return (
    <Switch
      {...rest}
      label={label(on)}
      checked={on}
      disabled={wanted !== null}
      onChange={event => set(event.currentTarget.checked)}
    />
  )
}
