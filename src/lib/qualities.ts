/** Lists with weights, as in the headers `Accept` and `Accept-Encoding` (RFC 9110, 12.4.2). */

/** The quality of each member, 0 to 1, by its name in lower case. What cannot be read is left out. */
export function readQualities(header: string): ReadonlyMap<string, number> {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim())
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    if (weight === undefined) qualities.set(name, 1)
    else if (/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight)) qualities.set(name, Number(weight))
  }
  return qualities
}
