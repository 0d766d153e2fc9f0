/** Times of delivery as people read them. Pure. */

/** 1416 is 14:00 to 16:00. */
export function timeZoneText(zone: string): string {
  return `${zone.slice(0, 2)}:00–${zone.slice(2)}:00`
}
