import { document } from '../../core/description/document.ts'
import { date, dictionary, lines, money, number, rate, text } from '../../kinds/index.ts'

/** A heating season: its days, its prices and what is charged for high rooms, stops and delay. */
export const season = document({
  module: 'heating',
  name: 'season',
  code: 'grjj',
  scope: 'grgl',
  title: 'annual',
  unique: [['unitId', 'annual']],
  fields: {
    annual: text({ required: true, max: 9, searched: true }),
    startDate: date({ required: true }),
    endDate: date({ required: true }),
    dueDate: date({ required: true }),
    baseFeePct: rate({ digits: 2, min: '0', max: '100', required: true, initial: '20' }),
    heightFrom: number({ digits: 2, min: '0', max: '30', required: true, initial: '3' }),
    heightStep: number({ digits: 2, min: '0.01', max: '30', required: true, initial: '0.3' }),
    heightPct: rate({ digits: 2, min: '0', max: '100', required: true, initial: '10' }),
    lateRate: rate({ digits: 4, min: '0', max: '1', required: true, initial: '0.05' }),
    lateCap: rate({ digits: 2, min: '0', max: '100', required: true, initial: '100' }),
    prices: lines({
      min: 1,
      fields: {
        consumerType: dictionary({ group: 'heatUserType', required: true }),
        price: money({ digits: 2, required: true }),
        vatRate: rate({ digits: 2, min: '0', max: '100', required: true, initial: '0' }),
      },
    }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['annual', 'startDate', 'endDate', 'dueDate', 'lateRate', 'lateCap', 'baseFeePct', 'remark'],
    },
    { name: 'height', columns: 3, fields: ['heightFrom', 'heightStep', 'heightPct'] },
    { name: 'prices', columns: 1, fields: ['prices'] },
  ],
  lists: {
    main: {
      columns: ['annual', 'startDate', 'endDate', 'dueDate', 'lateRate', 'baseFeePct', 'heightPct'],
      search: ['startDate', 'dueDate'],
      sort: ['-annual'],
    },
  },
})
