/** A telephone number as it is written in its country. */
import { type ReactNode, useEffect, useState } from 'react'
import { type NumberingPlans, telephoneInWords } from '../../../src/lib/japanese.ts'

/** 80 kB, which only pages with numbers load. */
let plans: NumberingPlans | undefined

/** With hyphens, such as 03-1234-5678, once the plans are there; a number that no plan has stays as it was written. */
export function Telephone({
  number,
  country,
}: {
  readonly number: string | null
  /** Its country by ISO 3166-1; Japan where none is given. */
  readonly country: string | null
}): ReactNode {
  const [known, setKnown] = useState(plans)
  useEffect(() => {
    if (known !== undefined) return
    let isShown = true
    import('libphonenumber-js/min').then(
      loaded => {
        plans = loaded
        if (isShown) setKnown(loaded)
      },
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [known])
  if (number === null) return null
  return (
    <span className="telephone">{known ? telephoneInWords(known, number, country ?? 'JP') : number}</span>
  )
}
