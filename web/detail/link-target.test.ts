import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

test('a chosen record leads to its page, a text to the page of ours that stands beside it and to nowhere else', () => {
  const objTitle = { name: 'objTitle', kind: 'text', opens: 'objUrl' }
  expect(linkTarget({ name: 'contract', kind: 'reference', to: 'contracts.contract' }, { contract: 'x1' })).toBe(
    '/doc/contracts/contract/x1',
  )
  expect(linkTarget(objTitle, { objTitle: 'FK-1', objUrl: '/doc/finance/paymentPlan/x2' })).toBe(
    '/doc/finance/paymentPlan/x2',
  )
  for (const objUrl of [
    null,
    '',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])
    expect(linkTarget(objTitle, { objTitle: 'FK-1', objUrl })).toBeNull()
  expect(linkTarget({ name: 'objTitle', kind: 'text' }, { objTitle: '/welcome' })).toBeNull()
})
