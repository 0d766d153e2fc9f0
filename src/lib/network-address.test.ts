import { expect, test } from 'vitest'
import { isAddressRange, isLoopback, isWithin, networkOf, siteOf } from './network-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:0707:070a', '7.7.7.10'],
  ['::ffff:707:70a', '7.7.7.10'],
  ['0:0:0:0:0:ffff:707:70a', '7.7.7.10'],
  ['0:0:0:0:0:ffff:7.7.7.10', '7.7.7.10'],
  ['0000:0000::0000:ffff:7.7.7.10', '7.7.7.10'],
  ['::ffff:7.7.7.10%eth0', '7.7.7.10'],
  ['[::ffff:707:70a]:4711', '7.7.7.10'],
  ['::ffff:0:0', '0.0.0.0'],
  ['0:0:0:0:0:ffff::', '0.0.0.0'],
  ['::ffff:ffff:ffff', '255.255.255.255'],
  ['::fffe:707:70a', '0:0:0:0::/64'],
  ['::1:0:ffff:707:70a', '0:0:0:1::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['1::2:3:4:5:192.0.2.7', '1:0:2:3::/64'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['[2001:db8:1:2:3:4:5:6]:80', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::ffff:0707:070a', '7.7.7.10'],
])('%s is of the site %s', (address, site) => {
  expect(siteOf(address)).toBe(site)
})

test.each(['192.0.2.7', '10.0.0.0/8', '0.0.0.0/0', '::1', '2001:db8::/32', '::ffff:10.0.0.1'])(
  '%s is a range of addresses',
  text => expect(isAddressRange(text)).toBe(true),
)

test.each([
  '',
  'loopback',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0/8',
  '::/129',
  '::/-1',
  '10.0.0.1/1e1',
])('%j is none', text => expect(isAddressRange(text)).toBe(false))

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['::ffff:0a01:0203', true],
  ['0:0:0:0:0:ffff:a01:203', true],
  ['11.1.2.3', false],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['2001:db8:5::1', true],
  ['2001:db9::1', false],
  ['10.1.2.3:80', false],
  ['nonsense', false],
  [undefined, false],
])('%s lies within: %s', (address, within) => {
  expect(isWithin(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])(address)).toBe(within)
})

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.0.1', false],
  ['shop.example', false],
])('%s is reached from this machine only: %s', (host, only) => {
  expect(isLoopback(host)).toBe(only)
})
