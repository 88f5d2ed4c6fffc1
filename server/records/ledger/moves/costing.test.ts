import { describe, expect, test } from 'vitest'
import { costed, type CostState, type Step } from './costing.ts'

const nothing: CostState = { quantity: '0', amount: '0', layers: [] }
const came = (id: string, quantity: string, fixed: string): Step => ({ id, quantity, fixed, reverses: null })
const went = (id: string, quantity: string): Step => ({ id, quantity: `-${quantity}`, fixed: null, reverses: null })
const two = [came('a', '20000', '10400000.00'), came('b', '30000', '16440000.00')]

function amountOf(result: ReturnType<typeof costed>, id: string): string | undefined {
  return 'amounts' in result ? result.amounts.get(id) : undefined
}

describe('the cost of what goes out', () => {
  test('T-INV-01 is the moving average of what is there', () => {
    expect(amountOf(costed('moving-average', nothing, [...two, went('c', '25000')]), 'c')).toBe('-13420000')
  })

  test('T-INV-02 is that of the oldest first', () => {
    expect(amountOf(costed('fifo', nothing, [...two, went('c', '25000')]), 'c')).toBe('-13140000')
  })

  test.each(['moving-average', 'fifo'] as const)('by %s takes the last cent with the last ton', (method) => {
    const thirds = [came('a', '3', '100.00'), went('b', '1'), went('c', '1'), went('d', '1')]
    const result = costed(method, nothing, thirds)
    expect(['b', 'c', 'd'].map((id) => amountOf(result, id))).toEqual(['-33.33', '-33.34', '-33.33'])
  })

  test('follows a change of value', () => {
    const valued = [came('a', '10', '100.00'), came('b', '0', '20.00'), went('c', '5')]
    for (const method of ['moving-average', 'fifo'] as const)
      expect(amountOf(costed(method, nothing, valued), 'c')).toBe('-60')
  })
})

describe('a reversal', () => {
  const back: Step = { id: 'd', quantity: '10', fixed: '0', reverses: 'c' }

  test('of what went out comes back at the amount it went out with, and goes out first again', () => {
    const steps = [came('a', '10', '100.00'), came('b', '10', '300.00'), went('c', '10'), back, went('e', '10')]
    expect(amountOf(costed('fifo', nothing, steps), 'd')).toBe('100')
    expect(amountOf(costed('fifo', nothing, steps), 'e')).toBe('-100')
    expect(amountOf(costed('moving-average', nothing, steps), 'd')).toBe('200')
  })

  test('of what came in is refused once it has gone out at its cost', () => {
    const undone: Step = { id: 'd', quantity: '-10', fixed: '-300.00', reverses: 'b' }
    const steps = [came('a', '10', '100.00'), came('b', '10', '300.00'), went('c', '10'), undone]
    expect(costed('moving-average', nothing, steps)).toEqual({ spent: 'd' })
    expect(
      costed('fifo', nothing, [came('a', '5', '1.00'), came('b', '10', '300.00'), went('c', '6'), undone]),
    ).toEqual({ short: 'd', left: '9' })
    expect(
      costed('fifo', nothing, [came('b', '10', '300.00'), went('c', '1'), came('a', '5', '1.00'), undone]),
    ).toEqual({ spent: 'd' })
  })
})

test('more than there is does not go out, and what is left is told', () => {
  expect(costed('moving-average', nothing, [came('a', '5', '10.00'), went('b', '5.001')])).toEqual({
    short: 'b',
    left: '5',
  })
})
