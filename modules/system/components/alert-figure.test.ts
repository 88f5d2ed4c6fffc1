import { expect, test } from 'vitest'
import { expressionOfFigure, figureOf } from './alert-figure.ts'

test('a figure that is said in words becomes an expression and is read back from it', () => {
  const figures = [
    { way: 'until', field: 'validTo', of: '' },
    { way: 'since', field: 'validFrom', of: '' },
    { way: 'number', field: 'amount', of: '' },
    { way: 'share', field: 'balance', of: 'minBalance' },
  ] as const
  for (const figure of figures) expect(figureOf(expressionOfFigure(figure) ?? '')).toEqual(figure)
  expect(figureOf('sub(a, b)')).toMatchObject({ way: 'free' })
  expect(expressionOfFigure({ way: 'share', field: 'balance', of: '' })).toBe('')
})
