import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { number, text, unit, yearMonth, yesNo } from '../../kinds/index.ts'

// What closing and reopening are about: whose month, and what of it is still open.
const shows = ['bookUnit', 'month', 'openPayments', 'openCredits', 'unprovenReceipts'] as const

/** One month of one unit's books; nothing is posted into a closed one. */
export const period = document({
  module: 'finance',
  name: 'period',
  code: 'qj',
  scope: 'zjgl',
  title: 'periodName',
  fields: {
    bookUnit: unit({ required: true }),
    month: yearMonth({ required: true, indexed: true }),
    fundClosed: yesNo({ readonly: true }),
    openPayments: number({ readonly: true }),
    openCredits: number({ readonly: true }),
    unprovenReceipts: number({ readonly: true }),
    periodName: text({ max: 120, readonly: true, searched: true }),
    periodNameRu: text({ max: 160, readonly: true, searched: true }),
    periodNameEn: text({ max: 160, readonly: true, searched: true }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['bookUnit', 'month', 'fundClosed', 'remark'] },
    { name: 'open', columns: 3, fields: ['openPayments', 'openCredits', 'unprovenReceipts'] },
  ],
  lists: {
    main: {
      columns: ['bookUnit', 'month', 'fundClosed', 'updateBy', 'updateTime'],
      search: ['bookUnit', 'month', 'fundClosed'],
      sort: ['-month'],
    },
  },
  unique: [['bookUnit', 'month']],
  states: { field: 'fundClosed', codes: ['0', '1'], start: '0', final: [] },
  actions: {
    close: { from: ['0'], to: '1', needs: 'gb', look: 'danger', shows },
    reopen: { from: ['1'], to: '0', needs: 'js', look: 'danger', shows },
  },
})

export interface Period extends RecordOf<typeof period> {}
