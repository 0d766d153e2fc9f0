/** Network addresses as the limit of attempts counts them. */
import { isIPv6 } from 'node:net'

/** Groups of 16 bits: the /64 that one customer is given at the least, and the /48 that one is given at the most. */
const NETWORK_GROUPS = 4
const SITE_GROUPS = 3

/** The address itself; of IPv6 the /64, in which every address is the same person's. */
export function networkOf(address: string): string {
  return prefixOf(address, NETWORK_GROUPS)
}

/** The address itself; of IPv6 the /48, which may be one person's or those of a mobile carrier's many. */
export function siteOf(address: string): string {
  return prefixOf(address, SITE_GROUPS)
}

function prefixOf(address: string, kept: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  // A last group written as IPv4 stands for two, but only beyond the prefix.
  const length = left.length + right.length + (plain.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - length }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, kept)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/${kept * 16}`
}
