import { expect, test } from 'vitest'
import { shared } from './line-links.ts'

const by = { match: { goods: 'goods' }, first: { price: 'price' }, less: 'qty' }
const line = (id: string, price: string, qty: string) => ({ id, goods: 'coal', price, qty })
const open = (id: string, price: string, left: string) => ({ line: line(id, price, left), left })
const two = [open('one', '600', '100'), open('other', '650', '100')]
const told = (...args: Parameters<typeof shared>) => shared(...args).map(({ from, to, qty }) => `${to} ${from} ${qty}`)

test('a line takes of that which agrees best, then of the next, and what is too much is of the best', () => {
  expect(told(by, [line('a', '650.00', '130')], two, [])).toEqual(['a other 100', 'a one 30'])
  expect(told(by, [line('a', '650', '250')], two, [])).toEqual(['a other 150', 'a one 100'])
  // The second line agrees best with what the first would have taken.
  expect(told(by, [line('a', '700', '60'), line('b', '600', '70')], two, [])).toEqual([
    'b one 70',
    'a one 30',
    'a other 30',
  ])
})

test('a line goes on taking of the line that it took of, whatever its price has become', () => {
  const before = [{ from: 'other', to: 'a' }]
  expect(told(by, [line('a', '600', '80')], two, before)).toEqual(['a other 80'])
  expect(told(by, [{ ...line('a', '600', '80'), goods: 'ore' }], two, before)).toEqual([])
})

test('a line that takes nothing is of none', () => {
  expect(told(by, [line('a', '600', ''), { ...line('b', '600', '5'), goods: 'ore' }], two, [])).toEqual([])
})
