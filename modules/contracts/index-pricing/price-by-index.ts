import type { Calculate, Calculation } from '../../../core/description/calculation-result.ts'
import { add, div, isDecimal, mul, round, sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'

/** By how much coal of less heat is cheaper than that of 5,500 kcal, by the codes of the dictionary indexPrice_heat. */
const coefficients: Readonly<Record<string, string>> = { '5500': '1', '5000': '0.88', '4500': '0.77' }

const nothing: Calculation['results'] = { average: null, formulaPrice: null, price: null }

const lacks = {
  base: { zh: '填写基准价即可计算', ru: 'Укажите базовую цену', en: 'Enter the base price' },
  indices: { zh: '请至少选择一个指数', ru: 'Выберите хотя бы один индекс', en: 'Choose at least one index' },
  quotes: {
    zh: '所选区间内没有该指数的报价，请改选区间或先录入报价',
    ru: 'За выбранный период нет котировок индекса: измените период или внесите котировки',
    en: 'An index has no quotation in these days: choose other days or enter its quotations',
  },
} as const

/**
 * The mean of the indices is multiplied and added to; a long-term price is half the base and half the mean. What comes of
 * it is told for the heat of the coal.
 */
export const priceByIndex: Calculate = ({ mode, base, factor, addition, heat, indices }) => {
  const of = { base: decimalOf(base), factor: decimalOf(factor) ?? '1', addition: decimalOf(addition) ?? '0' }
  const lines = linesIn(indices)
  const means = lines.flatMap(({ mean }) => decimalOf(mean) ?? [])
  const lack = lackOf(mode, of.base, lines.length, means.length)
  if (lack !== null) return { results: nothing, working: [], lacks: [{ words: lack }] }
  const average = div(sum(means), String(means.length), 4)
  const formulaPrice = round(
    mode === 'lt' ? div(add(of.base ?? '0', average), '2', 10) : add(mul(average, of.factor), of.addition),
    2,
  )
  const coefficient = coefficients[String(heat)] ?? '1'
  const price = round(mul(formulaPrice, coefficient), 2)
  const steps = [
    ['average', average],
    ['formula', formulaPrice],
    ['heat', coefficient],
    ['price', price],
  ] as const
  return {
    results: { average: round(average, 2), formulaPrice, price },
    working: steps.map(([step, value]) => ({ step, value: round(value, 4) })),
    lacks: [],
  }
}

function lackOf(mode: Json | undefined, base: string | null, chosen: number, quoted: number) {
  if (mode === 'lt' && base === null) return lacks.base
  if (chosen === 0) return lacks.indices
  return quoted < chosen ? lacks.quotes : null
}

function decimalOf(value: Json | undefined): string | null {
  return isDecimal(value) ? value : null
}
