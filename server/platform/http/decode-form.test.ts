import { expect, test } from 'vitest'
import { decodeForm } from './decode-form.ts'

test('SES-04 nested objects and arrays of a form become objects and lists', () => {
  expect(decodeForm('dir=desc&page=1&parameters%5BuserZt%5D=1&parameters[param]=%E7%8E%8B')).toEqual({
    dir: 'desc',
    page: '1',
    parameters: { userZt: '1', param: '王' },
  })
  expect(decodeForm('lines[0][qty]=1&lines[1][qty]=2&lines[1][goods]=a')).toEqual({
    lines: [{ qty: '1' }, { qty: '2', goods: 'a' }],
  })
  expect(decodeForm('ids[]=a&ids[]=b')).toEqual({ ids: ['a', 'b'] })
  expect(decodeForm('ids[1]=b&ids[0]=a')).toEqual({ ids: ['a', 'b'] })
  expect(decodeForm('id=a&id=b&id=c')).toEqual({ id: ['a', 'b', 'c'] })
  expect(decodeForm('a=1+2&b=%2B&empty=')).toEqual({ a: '1 2', b: '+', empty: '' })
  expect(decodeForm('')).toEqual({})
})

test('names that reach into prototypes are refused, and harmless ones stay own properties', () => {
  for (const body of [
    '__proto__[polluted]=1',
    'a[__proto__][x]=1',
    'constructor[prototype][x]=1',
    'a[constructor]=1',
    'a[prototype]=1',
    '__proto__=1',
  ]) {
    expect(() => decodeForm(body)).toThrow('request.malformed')
  }
  const decoded = decodeForm('toString=1&parameters[hasOwnProperty]=2&parameters[valueOf]=3')
  expect(Object.keys(decoded)).toEqual(['toString', 'parameters'])
  expect(decoded['parameters']).toEqual({ hasOwnProperty: '2', valueOf: '3' })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined() // a look at the prototype itself
})

test('brackets that do not close, depth, number and strange names are refused', () => {
  const bodies = [
    'a[b=1',
    'a]b[=1',
    'a[b]c=1',
    '[a]=1',
    'a[b][c][d][e]=1',
    '=1',
    'a b=1',
    'a.b=1',
    'a[][b]=1',
    'a[1e9]=1',
    'a[-1]=1',
    `${'x'.repeat(65)}=1`,
    'a=1&'.repeat(2_001),
  ]
  for (const body of bodies) expect(() => decodeForm(body)).toThrow('request.malformed')
})

test('a name is not both a value and an object', () => {
  for (const body of ['a=1&a[b]=2']) expect(() => decodeForm(body)).toThrow('request.malformed')
})

test('a high number in brackets makes no long list', () => {
  expect(decodeForm('ids[999]=a')).toEqual({ ids: ['a'] })
})
