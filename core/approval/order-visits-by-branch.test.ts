import { expect, test } from 'vitest'
import { inOrder } from './order-visits-by-branch.ts'

test('branches stand one after another, each whole, between their fork and what follows it', () => {
  const at = (node: string, lane: string, round = 1) => ({ node, lane, round })
  const [first, second, inner] = ['/fork#1.0', '/fork#1.1', '/fork#1.1/inner#1.0']
  const walked = [
    at('start', ''),
    at('fork', ''),
    at('b1', second),
    at('a1', first),
    at('inner', second),
    at('c1', inner),
    at('a2', first),
    at('b2', second),
    at('after', ''),
  ]
  expect(inOrder(walked).map(({ node }) => node)).toEqual([
    'start',
    'fork',
    'a1',
    'a2',
    'b1',
    'inner',
    'c1',
    'b2',
    'after',
  ])
  expect(inOrder([at('lost', '/gone#2.0'), at('start', '')]).map(({ node }) => node)).toEqual(['start', 'lost'])
})
