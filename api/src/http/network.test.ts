import { expect, test } from 'vitest'
import { clientAddress, networkOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['nonsense', 'unknown'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  [0, '9.9.9.9', '10.0.0.1'],
  [1, '9.9.9.9', '9.9.9.9'],
  [1, 'forged, 9.9.9.9', '9.9.9.9'],
  [2, 'forged, 9.9.9.9, 10.0.0.2', '9.9.9.9'],
  [3, '9.9.9.9, 10.0.0.2', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
])('behind %i proxies, %s means %s', (hops, forwarded, address) =>
  expect(clientAddress('10.0.0.1', forwarded, hops)).toBe(address),
)
