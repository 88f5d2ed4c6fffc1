import { expect, test } from 'vitest'
import { addressesIn, isAllowedFrom } from './allowed-addresses.ts'

test('networks are read line by line, of both families, and the first line that is none is told', () => {
  const { allowed, wrong } = addressesIn('systemAdmin 10.0.0.0/8, 192.168.1.5\n\nauditAdmin fd00::/8\n')
  expect(wrong).toBeNull()
  const at = (ip: string, ...roles: string[]) => isAllowedFrom(allowed, roles, ip)
  expect([
    at('10.9.8.7', 'systemAdmin'),
    at('::ffff:10.9.8.7', 'systemAdmin'),
    at('192.168.1.5', 'systemAdmin'),
    at('192.168.1.6', 'systemAdmin'),
  ]).toEqual([true, true, true, false])
  expect([
    at('fd12::1', 'auditAdmin'),
    at('10.9.8.7', 'auditAdmin'),
    at('10.9.8.7', 'auditAdmin', 'systemAdmin'),
    at('1.2.3.4', 'staff'),
  ]).toEqual([true, false, false, true])
  expect(['a 10.0.0.0/33', 'ok 10.0.0.1\nb', 'c ten'].map((text) => addressesIn(text).wrong)).toEqual([1, 2, 1])
})
