import type { Calculate, Calculation } from '../../../core/description/calculation-result.ts'
import { isZero } from '../../../core/values/decimal.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { priceCoal } from './price-coal.ts'
import { decimalOf, termsOf } from './terms-of-standard.ts'

const nothing: Calculation['results'] = { paidQty: null, paidPrice: null, paidAmount: null }

const lacks = {
  price: {
    zh: '填写基准价和吨数即可试算',
    ru: 'Для примера укажите базовую цену и тоннаж',
    en: 'Enter a base price and tonnes to see what coal like this costs',
  },
  tested: {
    zh: '还有指标没有化验值',
    ru: 'Не по всем показателям указаны значения анализа',
    en: 'Some indices have no tested value',
  },
  rejected: {
    zh: '达到拒收值，不予计价，应提出质量索赔',
    ru: 'Значения вне предела приёмки: цены нет, нужна претензия по качеству',
    en: 'Beyond the reject limit: no price, claim for quality instead',
  },
} as const

/** The example of a standard: what coal like this costs by it. */
export const qualityTrial: Calculate = (values) => {
  const terms = termsOf(values)
  const { trialPrice, trialQty, trialHeat, trialMt } = values
  const [basePrice, tonnes] = [decimalOf(trialPrice), decimalOf(trialQty)]
  const trialOf = linesIn(values['indices']).map(({ idx, trial }) => [String(idx), decimalOf(trial)])
  if (terms === null || basePrice === null || tonnes === null || isZero(tonnes))
    return { results: nothing, working: [], lacks: [{ words: lacks.price }] }
  const tested = { heat: decimalOf(trialHeat), moisture: decimalOf(trialMt), indices: Object.fromEntries(trialOf) }
  const priced = priceCoal(terms, tested, basePrice, tonnes)
  const working = priced.steps.map((step) => ({ ...step }))
  const missing = [
    ...(priced.untested.length > 0 ? [{ words: lacks.tested }] : []),
    ...(priced.rejected.length > 0 ? [{ words: lacks.rejected }] : []),
  ]
  if (missing.length > 0) return { results: nothing, working, lacks: missing }
  const { tonnes: paidQty, price: paidPrice, amount: paidAmount } = priced
  return { results: { paidQty, paidPrice, paidAmount }, working, lacks: [] }
}
