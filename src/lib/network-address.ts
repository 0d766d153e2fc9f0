/** Network addresses: as limits count them, and sets of them as an operator writes them down. */
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Groups of 16 bits: the /64 that one customer is given at the least, and the /48 that one is given at the most. */
const NETWORK_GROUPS = 4
const SITE_GROUPS = 3

/** The address itself; of IPv6 the /64, in which every address is the same person's. */
export function networkOf(address: string): string {
  // IPv4 as it comes nearly always, with every request.
  if (!address.includes(':')) return address
  return prefixOf(withoutPort(address), NETWORK_GROUPS)
}

/** The address itself; of IPv6 the /48, which may be one person's or those of a mobile carrier's many. */
export function siteOf(address: string): string {
  return prefixOf(withoutPort(address), SITE_GROUPS)
}

/** The site of an address where that is more than its network, so that a bound by it is another; undefined for one of IPv4. */
export function siteBeyond(address: string): string | undefined {
  if (!address.includes(':')) return undefined
  const site = siteOf(address)
  return site === networkOf(address) ? undefined : site
}

/** Some proxies write the caller's port behind its address, which is another one for every connection. */
function withoutPort(address: string): string {
  const [, version6, version4] = /^(?:\[(.*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? []
  return version6 ?? version4 ?? address
}

function prefixOf(address: string, kept: number): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  return version4Within(groups) ?? `${groups.slice(0, kept).map(hexadecimal).join(':')}::/${kept * 16}`
}

/** The eight groups of 16 bits of an IPv6 address, in whichever of its many forms it is written. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const left = numbersOf(head)
  const right = numbersOf(tail ?? '')
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}

/** The groups of a part of an address. One that is written as IPv4 stands for two. */
function numbersOf(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap(group => {
      const [a, b, c, d] = group.split('.').map(Number)
      if (a === undefined || b === undefined || c === undefined || d === undefined)
        return [Number.parseInt(group, 16)]
      return [a * 256 + b, c * 256 + d]
    })
}

/** The IPv4 address that is written as one of IPv6 (`::ffff:0:0/96`), which is the same caller's; else undefined. */
function version4Within(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  if (groups[5] !== 0xffff || groups.slice(0, 5).some(group => group !== 0)) return undefined
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function hexadecimal(group: number): string {
  return group.toString(16)
}

/** Whether the text names an address, or as CIDR a range of them: `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

/** Answers whether an address lies in one of the ranges. One of IPv4 that is written as IPv6 is one of IPv4. */
export function isWithin(ranges: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return address => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

const ofThisMachine = isWithin(['127.0.0.0/8', '::1'])

/** Whether only this machine reaches what listens at this host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || ofThisMachine(host)
}
