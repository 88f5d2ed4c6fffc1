import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { number, text, unit, yearMonth, yesNo } from '../../kinds/index.ts'

// What closing and reopening are about: whose month, and what of it is still open.
const shows = ['bookUnit', 'month', 'openPayments', 'openCredits', 'unprovenReceipts'] as const

/** One month of one unit's books; nothing is posted into what of it is closed. */
export const period = document({
  module: 'finance',
  name: 'period',
  code: 'qj',
  scope: 'zjgl',
  title: 'periodName',
  fields: {
    bookUnit: unit({ required: true }),
    month: yearMonth({ required: true, indexed: true }),
    stockClosed: yesNo({ readonly: true, initial: '0' }),
    settlementClosed: yesNo({ readonly: true, initial: '0' }),
    fundClosed: yesNo({ readonly: true }),
    profitClosed: yesNo({ readonly: true, initial: '0' }),
    openPayments: number({ readonly: true }),
    openCredits: number({ readonly: true }),
    unprovenReceipts: number({ readonly: true }),
    periodName: text({ max: 120, readonly: true, searched: true }),
    periodNameRu: text({ max: 160, readonly: true, searched: true }),
    periodNameEn: text({ max: 160, readonly: true, searched: true }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['bookUnit', 'month', 'remark'] },
    { name: 'closed', columns: 2, fields: ['stockClosed', 'settlementClosed', 'fundClosed', 'profitClosed'] },
    { name: 'open', columns: 3, fields: ['openPayments', 'openCredits', 'unprovenReceipts'] },
  ],
  lists: {
    main: {
      columns: [
        'bookUnit',
        'month',
        'stockClosed',
        'settlementClosed',
        'fundClosed',
        'profitClosed',
        'updateBy',
        'updateTime',
      ],
      search: ['bookUnit', 'month', 'fundClosed'],
      sort: ['-month'],
    },
  },
  unique: [['bookUnit', 'month']],
  states: { field: 'fundClosed', codes: ['0', '1'], start: '0', final: [] },
  // In the order in which a month is closed; each part is opened again in the reverse one.
  actions: {
    closeStock: { from: ['0'], to: 'same', needs: 'gb', when: "stockClosed != '1'", shows },
    closeSettlement: { from: ['0'], to: 'same', needs: 'gb', when: "settlementClosed != '1'", shows },
    close: { from: ['0'], to: '1', needs: 'gb', look: 'danger', shows },
    closeProfit: { from: ['1'], to: 'same', needs: 'gb', when: "profitClosed != '1'", shows },
    reopenProfit: { from: ['1'], to: 'same', needs: 'js', when: "profitClosed == '1'", shows },
    reopen: { from: ['1'], to: '0', needs: 'js', look: 'danger', shows },
    reopenSettlement: { from: ['0'], to: 'same', needs: 'js', when: "settlementClosed == '1'", shows },
    reopenStock: { from: ['0'], to: 'same', needs: 'js', when: "stockClosed == '1'", shows },
  },
})

export interface Period extends RecordOf<typeof period> {}
