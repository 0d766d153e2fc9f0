/** Network addresses as the limit of attempts counts them. */
import { isIPv6 } from 'node:net'

const PREFIX_GROUPS = 4

/** The address itself; of IPv6 the /64 that one customer is given at the least, in which every address is the same person's. */
export function networkOf(address: string): string {
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
  const groups = [...left, ...zeros, ...right].slice(0, PREFIX_GROUPS)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
