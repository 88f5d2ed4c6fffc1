import { dictionary, lines, money, number, quantity, text } from '../../../kinds/index.ts'
import { price } from '../price-rights.ts'

const visible = 'filled(qualityStd)'
const tested = { digits: 3, min: '0', max: '99999' } as const
const signed = { ...price, digits: 2, min: '-99999999' } as const

/** Coal that is settled by its quality, lot by lot, with what was found in it. */
export const qualityLots = lines({
  max: 100,
  visible,
  totals: ['rawQty', 'paidQty'],
  fields: {
    reportNo: text({ max: 40 }),
    goods: text({ required: true, max: 100 }),
    rawQty: quantity({ required: true, digits: 3, min: '0.001' }),
    basePrice: money({ ...price, required: true, digits: 4, min: '0' }),
    q: number(tested),
    mt: number(tested),
    ad: number(tested),
    std: number(tested),
    vdaf: number(tested),
    fcad: number(tested),
    hgi: number(tested),
    fines: number(tested),
    paidQty: quantity({ digits: 3, readonly: true }),
    paidPrice: money({ ...signed, readonly: true }),
  },
})

/** How the price of each lot was found. */
export const qualitySteps = lines({
  readonly: true,
  visible,
  fields: {
    lotNo: number({ max: '999' }),
    step: dictionary({ group: 'qualityStd_idx' }),
    measured: number(tested),
    base: number(tested),
    verdict: dictionary({ group: 'qualityStd_verdict' }),
    formula: text({ max: 200 }),
    change: money(signed),
    price: money(signed),
  },
})
