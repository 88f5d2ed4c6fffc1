import { money, quantity } from '../../../kinds/index.ts'
import { price } from '../price-rights.ts'

/** The months of a plan as they are numbered in the names of its columns. */
export const planMonths = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

const tonnes = quantity({ digits: 3, min: '0' })
// What is planned of a month has a price there.
const priceOf = <const Q extends string>(qty: Q) =>
  money({ ...price, digits: 2, min: '0', required: `gt(orZero(${qty}), "0")` })

/** Tonnes of the twelve months, one beside the other as they stand in a spreadsheet. */
export const monthTonnes = {
  q1: tonnes,
  q2: tonnes,
  q3: tonnes,
  q4: tonnes,
  q5: tonnes,
  q6: tonnes,
  q7: tonnes,
  q8: tonnes,
  q9: tonnes,
  q10: tonnes,
  q11: tonnes,
  q12: tonnes,
} as const

/** Prices of the twelve months. */
export const monthPrices = {
  p1: priceOf('q1'),
  p2: priceOf('q2'),
  p3: priceOf('q3'),
  p4: priceOf('q4'),
  p5: priceOf('q5'),
  p6: priceOf('q6'),
  p7: priceOf('q7'),
  p8: priceOf('q8'),
  p9: priceOf('q9'),
  p10: priceOf('q10'),
  p11: priceOf('q11'),
  p12: priceOf('q12'),
} as const

const added = (terms: readonly string[]) => terms.reduce((sum, term) => `add(${sum}, ${term})`)

/** All tonnes of a line, and what they come to, month by month. */
export const tonnesOfYear = added(planMonths.map((month) => `orZero(q${month})`))
export const amountOfYear = added(planMonths.map((month) => `round(mul(orZero(q${month}), orZero(p${month})), 2)`))
