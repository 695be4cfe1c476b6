import { expect, it } from 'vitest';
import { toNetwork } from './client-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:102:304', '1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1::2:3:4', '2001:db8:1:0::/64', '2001:db8:1::/48'],
  ['::1', 'unknown', 'unknown'],
  ['127.0.0.1', 'unknown', 'unknown'],
  ['::ffff:127.0.0.1', 'unknown', 'unknown'],
  ['::1:cb00:7107', '0:0:0:0::/64', '0:0:0::/48'],
  ['::203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['FE80:0::2%', 'unknown', 'unknown'],
  ['', 'unknown', 'unknown'],
  ['asha@example.com', 'unknown', 'unknown'],
  ['203.0.113.256', 'unknown', 'unknown'],
  ['203.0.113.7:443', 'unknown', 'unknown'],
  ['2001:db8::1::2', 'unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6:7', 'unknown', 'unknown'],
  ['2001:db8:12345::1', 'unknown', 'unknown'],
  [':'.repeat(10_000), 'unknown', 'unknown'],
])('toNetwork puts %s into %s of the site %s', (address, client, site) => {
  expect(toNetwork(address)).toEqual({ client, site });
});
