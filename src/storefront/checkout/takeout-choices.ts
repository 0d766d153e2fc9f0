/** Where and when goods are fetched. */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import { field, fields, tiedTo } from '../field.ts'
import type { Words } from '../words/words.ts'
import { choices } from './choices.ts'

/** Nothing where nothing is fetched. Times are those of the place that was chosen; another's are asked for by a button. */
export function takeoutChoices(
  words: Words,
  { takeout_choices: offered, takeout }: CheckoutDocument,
  errors: Readonly<Record<string, string>>,
): Markup | false {
  if (offered === null) return false
  const { buying } = words
  const place = { id: 'takeout-place', label: buying.takeoutPlace, error: errors['takeout-place'] }
  const time = { id: 'takeout-at', label: buying.takeoutTime, error: errors['takeout-at'] }
  const chosen = takeout === null ? undefined : Date.parse(takeout.at)
  const shown = offered.places.map(({ name, address }) => ({
    ...{ value: name, label: name, note: address, isChosen: name === offered.place },
  }))
  const hasSeveral = offered.places.length > 1
  return markup`<div class="part">
<h2 class="heading">${buying.takeoutTitle}</h2>
${fields(
  words,
  place,
  markup`${choices('takeout-place', shown)}
${hasSeveral && markup`<p><button class="button plain" name="place" value="1" formnovalidate>${buying.showTimes}</button></p>`}`,
)}${
  offered.days.length === 0
    ? markup`<p class="error" id="takeout-at">${buying.noTimes}</p>`
    : field(
        words,
        { ...time, required: true },
        markup`<select ${tiedTo({ ...time, required: true })}>
<option value="">${buying.chooseTime}</option>
${offered.days.map(
  ({ day, times }) => markup`<optgroup label="${buying.day(day)}">
${times.map(at => markup`<option value="${at}"${Date.parse(at) === chosen && markup` selected`}>${buying.at(at)}</option>\n`)}</optgroup>
`,
)}</select>`,
      )
}</div>
`
}
