import { Decimal } from 'decimal.js'
import type { FlowValues } from '../state.ts'

/** A small condition language for tests: `amountCny >= 5000000 && !inBudget`, joined by && or by ||. */
export function compare(expression: string, values: FlowValues): boolean {
  if (expression.includes('||')) return expression.split('||').some((part) => compare(part, values))
  if (expression.includes('&&')) return expression.split('&&').every((part) => compare(part, values))
  const term = expression.trim()
  if (term.startsWith('!')) return values[term.slice(1)] !== true
  const [name = '', sign, bound] = term.split(/\s+/)
  if (sign === undefined || bound === undefined) return values[name] === true
  const order = new Decimal(String(values[name])).comparedTo(bound)
  return sign === '>=' ? order >= 0 : order < 0
}
