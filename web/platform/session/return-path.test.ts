import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

const origin = 'https://amur.example'

test('ACC-02 the path asked for opens after sign-in', () => {
  expect(returnPath('/doc/finance/paymentPlan/1?tab=log#end', origin)).toBe('/doc/finance/paymentPlan/1?tab=log#end')
  expect(returnPath('https://amur.example/welcome', origin)).toBe('/welcome')
})

test('ACC-02 another origin, a script or the sign-in page itself leads to the start', () => {
  for (const asked of [
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?to=/login',
    'http://amur.example/',
  ]) {
    expect(returnPath(asked, origin)).toBe('/')
  }
})
