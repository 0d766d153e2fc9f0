/** A Japanese postal code with its mark and hyphen, 〒872-0471, however it was written; another country's as it is. */
export function formatPostalCode(code: string): string {
  const [, area, place] = /^(\d{3})-?(\d{4})$/.exec(code) ?? []
  return area === undefined ? code : `〒${area}-${place}`
}
