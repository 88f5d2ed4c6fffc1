import { document, type RecordOf } from '../../core/description/document.ts'
import { date, dictionary, rate, text } from '../../kinds/index.ts'

/** Codes of dictionary fxRateType. */
export const rateTypes = { middle: '1', customs: '4' } as const

/** How many yuan one unit of a foreign currency is worth, from a day until the next rate of its type. */
export const exchangeRate = document({
  module: 'contracts',
  name: 'exchangeRate',
  code: 'hlgl',
  scope: 'everyone',
  title: 'pair',
  summary: ['pair', 'rateType', 'rate', 'rateDate'],
  effective: { of: ['currency', 'rateType'], from: 'rateDate' },
  fields: {
    pair: text({ max: 10, calc: "currency + '/CNY'" }),
    currency: dictionary({ group: 'currency', required: true, initial: 'USD' }),
    rateType: dictionary({ group: 'fxRateType', required: true, initial: '1' }),
    rateDate: date({ required: true, initial: { expression: 'today()' } }),
    rate: rate({ digits: 6, min: '0.000001', required: true }),
    source: text({ max: 100 }),
  },
  form: [{ name: 'basic', columns: 2, fields: ['currency', 'rateType', 'rateDate', 'rate', 'source', 'remark'] }],
  lists: {
    main: {
      columns: ['pair', 'rateType', 'rateDate', 'rate', 'source', 'createName', 'createTime'],
      search: ['currency', 'rateType', 'rateDate'],
      sort: ['-rateDate'],
      inline: true,
      views: { curve: { along: 'rateDate', value: 'rate', by: ['currency', 'rateType'] } },
    },
  },
})

export interface ExchangeRate extends RecordOf<typeof exchangeRate> {}
