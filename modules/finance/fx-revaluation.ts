import { run } from '../../core/description/batch-run.ts'
import { document } from '../../core/description/document.ts'
import { runDocument } from '../../kinds/batch-run-document.ts'
import { runLineFields } from '../../kinds/batch-run-line-fields.ts'
import { dictionary, money, rate, reference, text, yearMonth } from '../../kinds/index.ts'
import { lowest } from './matched-amount-fields.ts'

/** What rates made of a company's debts in other currencies at the end of a month; turned back on the next day. */
export const fxRevaluationRun = runDocument({
  module: 'finance',
  name: 'fxRevaluationRun',
  code: 'hdtz',
  scope: 'zjgl',
  parameters: { month: yearMonth({ required: true }) },
  totals: { difference: money({ digits: 2, min: lowest, readonly: true }) },
  once: ['month'],
  post: 'qr',
  reverse: 'ch',
})

/** An open debt at the rate of the end of a month beside the one at which it was booked: a gain, or a loss below zero. */
export const fxRevaluation = document({
  module: 'finance',
  name: 'fxRevaluation',
  code: 'hdmx',
  scope: 'zjgl',
  title: 'lineNo',
  appendOnly: true,
  unique: [['itemId', 'month', 'holds']],
  fields: {
    ...runLineFields('finance.fxRevaluationRun', 'fxRevaluation_reason'),
    lineNo: text({ max: 60, readonly: true, searched: true }),
    itemId: reference({ to: 'finance.openItem', indexed: true }),
    itemType: dictionary({ group: 'openItem_type', indexed: true }),
    counterparty: reference({ to: 'contracts.counterparty', indexed: true }),
    month: yearMonth({ indexed: true }),
    currency: dictionary({ group: 'currency', indexed: true }),
    balance: money({ digits: 2, in: 'currency' }),
    bookRate: rate({ digits: 6 }),
    rate: rate({ digits: 6 }),
    bookCny: money({ digits: 2 }),
    revalued: money({ digits: 2 }),
    difference: money({ digits: 2, min: lowest }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['lineNo', 'runId', 'itemId', 'itemType', 'counterparty', 'month', 'reason'],
    },
    {
      name: 'value',
      columns: 3,
      fields: ['currency', 'balance', 'bookRate', 'rate', 'bookCny', 'revalued', 'difference'],
    },
  ],
  lists: {
    main: {
      columns: [
        'month',
        'counterparty',
        'itemId',
        'itemType',
        'currency',
        'balance',
        'difference',
        'bookRate',
        'rate',
        'bookCny',
        'revalued',
        'reason',
        'runId',
      ],
      search: ['month', 'currency', 'itemType', 'counterparty', 'unitId', 'reason', 'runId'],
      sort: ['-month', '-createTime'],
      totals: ['bookCny', 'revalued', 'difference'],
      filter: { holds: '1' },
    },
  },
})

/** Every receivable and payable in another currency that is open at the end of a month, at the middle rate. */
export const monthlyFxRevaluation = run(fxRevaluationRun, fxRevaluation, {
  label: { zh: '期末调汇', ru: 'Переоценка валюты', en: 'FX revaluation' },
  of: 'itemId',
  shows: [
    'counterparty',
    'itemId',
    'itemType',
    'currency',
    'balance',
    'bookRate',
    'rate',
    'bookCny',
    'revalued',
    'difference',
  ],
  close: 'settlement',
})
