import { run } from '../../core/description/batch-run.ts'
import { document } from '../../core/description/document.ts'
import { runDocument } from '../../kinds/batch-run-document.ts'
import { runLineFields } from '../../kinds/batch-run-line-fields.ts'
import { date, dictionary, money, number, reference, text, textarea, yearMonth, yesNo } from '../../kinds/index.ts'
import { lowest } from './matched-amount-fields.ts'

/** A month's provision of a company against the loss of what it is owed. */
export const badDebtRun = runDocument({
  module: 'finance',
  name: 'badDebtRun',
  code: 'hzjt',
  scope: 'zjgl',
  parameters: { month: yearMonth({ required: true }) },
  totals: {
    receivable: money({ digits: 2, readonly: true }),
    provision: money({ digits: 2, readonly: true }),
    delta: money({ digits: 2, min: lowest, readonly: true }),
  },
  once: ['month'],
  post: 'qr',
  reverse: 'ch',
})

/** What is set aside of a receivable at the end of a month, and how far that is from what was before. */
export const badDebtLine = document({
  module: 'finance',
  name: 'badDebtLine',
  code: 'hzmx',
  scope: 'zjgl',
  title: 'lineNo',
  appendOnly: true,
  unique: [['itemId', 'month', 'holds']],
  fields: {
    ...runLineFields('finance.badDebtRun', 'badDebt_reason'),
    lineNo: text({ max: 60, readonly: true, searched: true }),
    itemId: reference({ to: 'finance.openItem', indexed: true }),
    counterparty: reference({ to: 'contracts.counterparty', indexed: true }),
    month: yearMonth({ indexed: true }),
    dueDate: date(),
    daysLate: number({ max: '99999' }),
    ageBand: dictionary({ group: 'openItem_age', indexed: true }),
    currency: dictionary({ group: 'currency' }),
    balance: money({ digits: 2, in: 'currency' }),
    receivable: money({ digits: 2 }),
    individual: yesNo({ indexed: true }),
    percent: number({ digits: 2, max: '100' }),
    grounds: textarea({ max: 200, visible: "individual == '1'" }),
    provision: money({ digits: 2 }),
    before: money({ digits: 2 }),
    delta: money({ digits: 2, min: lowest }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['lineNo', 'runId', 'itemId', 'counterparty', 'month', 'dueDate', 'daysLate', 'ageBand', 'reason'],
    },
    {
      name: 'value',
      columns: 3,
      fields: ['currency', 'balance', 'receivable', 'individual', 'percent', 'grounds', 'provision', 'before', 'delta'],
    },
  ],
  lists: {
    main: {
      columns: [
        'month',
        'counterparty',
        'itemId',
        'dueDate',
        'ageBand',
        'receivable',
        'percent',
        'provision',
        'delta',
        'individual',
        'reason',
        'runId',
      ],
      search: ['month', 'ageBand', 'individual', 'counterparty', 'unitId', 'reason', 'runId'],
      sort: ['-month', '-createTime'],
      totals: ['receivable', 'provision', 'delta'],
      filter: { holds: '1' },
    },
  },
})

/** Every open receivable of a company at the end of a month, by its age or by what was found for it alone. */
export const monthlyBadDebt = run(badDebtRun, badDebtLine, {
  label: { zh: '坏账准备', ru: 'Резерв по сомнительным долгам', en: 'Bad-debt provision' },
  of: 'itemId',
  shows: ['counterparty', 'itemId', 'dueDate', 'ageBand', 'receivable', 'percent', 'provision', 'before', 'delta'],
  close: 'profit',
})
