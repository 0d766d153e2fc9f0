/** In which encodings files of a page are sent. */
import { readQualities } from './qualities.ts'

/** How a file can be compressed, the better way first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best encoding that a request's `Accept-Encoding` allows. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined
  const qualities = readQualities(accepted)
  return ENCODINGS.find(encoding => (qualities.get(encoding) ?? 0) > 0)
}
