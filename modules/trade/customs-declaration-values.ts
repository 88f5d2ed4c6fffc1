import { allocate } from '../../core/values/allocate.ts'
import { add, compare, div, isZero, mul, round, sum } from '../../core/values/decimal.ts'
import type { CustomsDeclaration, DeclarationItem } from './customs-declaration.ts'

type Head = Pick<CustomsDeclaration, 'direction' | 'freight' | 'insurance' | 'fxRate'>

const perTonne = '1000'

/** Kilograms of a quantity whose unit is one of weight; null of any other. */
export function kilogramsOf(quantity: string, unit: string): string | null {
  if (unit === 'kg') return quantity
  return unit === 't' ? round(mul(quantity, perTonne), 3) : null
}

export function tonnesOf(kilograms: string): string {
  return div(kilograms, perTonne, 3)
}

/**
 * Items with what customs value them at and tax them by: freight and insurance of the whole are divided by value, and
 * the item of the greatest value takes the remainder.
 */
export function valuedItems(items: readonly DeclarationItem[], head: Head): DeclarationItem[] {
  const values = items.map(({ total }) => total ?? '0')
  const freights = shared(head.freight ?? '0', values)
  const insurances = shared(head.insurance ?? '0', values)
  const taxed = head.direction === 'buy'
  return items.map((item, at) => {
    const [freight = '0', insurance = '0'] = [freights[at], insurances[at]]
    const cif = sum([item.total, freight, insurance])
    const customsValue = round(mul(cif, head.fxRate ?? '0'), 2)
    const duty = taxed ? percentOf(customsValue, item.dutyRate) : '0.00'
    const vat = taxed ? percentOf(add(customsValue, duty), item.vatRate) : '0.00'
    return { ...item, freight, insurance, customsValue, duty, vat }
  })
}

function percentOf(amount: string, rate: string | null): string {
  return div(mul(amount, rate ?? '0'), '100', 2)
}

function shared(amount: string, values: readonly string[]): readonly string[] {
  if (isZero(sum(values))) return values.map(() => '0.00')
  const greatest = values.reduce((best, value, at) => (compare(value, values[best] ?? '0') > 0 ? at : best), 0)
  // The last of those that are allocated takes the remainder.
  const order = [...values.keys()].filter((at) => at !== greatest).concat(greatest)
  const parts = allocate(
    amount,
    order.map((at) => values[at] ?? '0'),
    2,
  )
  return values.map((_, at) => parts[order.indexOf(at)] ?? '0.00')
}
