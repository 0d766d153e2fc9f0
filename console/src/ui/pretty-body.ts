/** A body in lines when it is JSON; else as it is, such as one that was cut short. */
export function prettyBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
