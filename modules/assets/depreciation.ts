import { run } from '../../core/description/batch-run.ts'
import { document } from '../../core/description/document.ts'
import { runDocument } from '../../kinds/batch-run-document.ts'
import { runLineFields } from '../../kinds/batch-run-line-fields.ts'
import { dictionary, money, reference, text, yearMonth } from '../../kinds/index.ts'

/** A month's depreciation of a company. */
export const depreciationRun = runDocument({
  module: 'assets',
  name: 'depreciationRun',
  code: 'zczj',
  scope: 'zcgl',
  parameters: { month: yearMonth({ required: true }) },
  totals: { amount: money({ digits: 2, readonly: true }) },
  once: ['month'],
  post: 'qr',
  reverse: 'ch',
})

/** What an asset lost in a month. */
export const depreciation = document({
  module: 'assets',
  name: 'depreciation',
  code: 'zcmx',
  scope: 'zcgl',
  title: 'lineNo',
  appendOnly: true,
  unique: [['assetId', 'month', 'holds']],
  fields: {
    ...runLineFields('assets.depreciationRun', 'assets_deprReason'),
    lineNo: text({ max: 60, readonly: true, searched: true }),
    assetId: reference({ to: 'assets.asset', indexed: true }),
    month: yearMonth({ indexed: true }),
    assetClass: dictionary({ group: 'assetClass', indexed: true }),
    method: dictionary({ group: 'deprMethod' }),
    original: money({ digits: 2 }),
    accumBefore: money({ digits: 2 }),
    amount: money({ digits: 2 }),
    accumAfter: money({ digits: 2 }),
    net: money({ digits: 2 }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['lineNo', 'runId', 'assetId', 'month', 'assetClass', 'deptId', 'reason'] },
    { name: 'value', columns: 3, fields: ['method', 'original', 'accumBefore', 'amount', 'accumAfter', 'net'] },
  ],
  lists: {
    main: {
      columns: [
        'month',
        'assetId',
        'assetClass',
        'original',
        'amount',
        'accumAfter',
        'net',
        'reason',
        'holds',
        'runId',
      ],
      search: ['month', 'assetClass', 'deptId', 'reason', 'assetId', 'runId'],
      sort: ['-month', '-createTime'],
      totals: ['amount'],
    },
  },
})

/** Every asset's part of a month, posted to its accumulated depreciation and to the books. */
export const monthlyDepreciation = run(depreciationRun, depreciation, {
  label: { zh: '折旧计提', ru: 'Амортизация', en: 'Depreciation' },
  of: 'assetId',
  shows: ['assetId', 'assetClass', 'method', 'original', 'accumBefore', 'amount', 'accumAfter', 'net'],
  close: 'profit',
})
