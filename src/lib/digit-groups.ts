/** Groups of digits, as a number is read out at a till. Pure. */

/** Four by four, such as 7549, 4436, 0589, 7; what is no number stays in one piece. */
export function digitGroups(number: string): readonly string[] {
  return /^\d+$/.test(number) ? (number.match(/.{1,4}/g) ?? []) : [number]
}
