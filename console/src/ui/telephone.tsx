/** A telephone number as it is written in its country. */
import { type ReactNode, useEffect, useState } from 'react'

/** Numbering plans, 80 kB that only pages with numbers load. */
type Plans = typeof import('libphonenumber-js/min')

let plans: Plans | undefined

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
  return <span className="telephone">{known ? written(known, number, country ?? 'JP') : number}</span>
}

function written(
  { isSupportedCountry, parsePhoneNumberFromString }: Plans,
  number: string,
  country: string,
): string {
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : 'JP')
  if (parsed === undefined) return number
  return number.startsWith('+') && parsed.country !== 'JP'
    ? parsed.formatInternational()
    : parsed.formatNational()
}
