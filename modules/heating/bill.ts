import { run } from '../../core/description/batch-run.ts'
import { document } from '../../core/description/document.ts'
import { runDocument } from '../../kinds/batch-run-document.ts'
import { runLineFields } from '../../kinds/batch-run-line-fields.ts'
import { date, dictionary, money, number, quantity, reference, text } from '../../kinds/index.ts'

/** The bills of a season, made at once for all consumers of a company. */
export const billRun = runDocument({
  module: 'heating',
  name: 'billRun',
  code: 'grcz',
  scope: 'grgl',
  parameters: { seasonId: reference({ to: 'heating.season', required: true }), billDay: date({ required: true }) },
  totals: { due: money({ digits: 2, readonly: true }), vat: money({ digits: 2, readonly: true }) },
  once: ['seasonId'],
  post: 'qr',
  reverse: 'ch',
})

/** What a consumer owes for a season. */
export const bill = document({
  module: 'heating',
  name: 'bill',
  code: 'grzd',
  scope: 'grgl',
  title: 'billNo',
  appendOnly: true,
  unique: [['consumerId', 'seasonId', 'holds']],
  fields: {
    ...runLineFields('heating.billRun', 'heating_billReason'),
    billNo: text({ max: 60, readonly: true, searched: true }),
    seasonId: reference({ to: 'heating.season', indexed: true }),
    consumerId: reference({ to: 'heating.consumer', indexed: true }),
    consumerType: dictionary({ group: 'heatUserType', indexed: true }),
    status: dictionary({ group: 'heatBillStatus', indexed: true }),
    area: quantity({ digits: 2 }),
    price: money({ digits: 2 }),
    heightPct: number({ digits: 2, max: '99999' }),
    days: number(),
    due: money({ digits: 2 }),
    vat: money({ digits: 2 }),
    paid: money({ digits: 2 }),
    late: money({ digits: 2, readonly: true }),
    dueDate: date({ indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['billNo', 'seasonId', 'consumerId', 'consumerType', 'status', 'dueDate', 'runId', 'reason'],
    },
    { name: 'fee', columns: 3, fields: ['area', 'price', 'heightPct', 'days', 'due', 'vat', 'paid', 'late'] },
  ],
  lists: {
    main: {
      columns: [
        'billNo',
        'consumerId',
        'due',
        'paid',
        'status',
        'dueDate',
        'area',
        'price',
        'consumerType',
        'reason',
        'holds',
        'runId',
      ],
      search: ['status', 'consumerType', 'reason', 'seasonId', 'consumerId', 'runId'],
      sort: ['-createTime'],
      totals: ['due', 'vat', 'paid'],
    },
  },
})

/** A season's bills of a company: who is supplied pays by area, price and height, who is stopped a part of it. */
export const seasonBills = run(billRun, bill, {
  label: { zh: '热费账单', ru: 'Счета за тепло', en: 'Heating bills' },
  parameters: ['seasonId', 'billDay'],
  of: 'consumerId',
  shows: ['consumerId', 'consumerType', 'area', 'price', 'heightPct', 'days', 'due', 'vat'],
  close: 'settlement',
})
