import type { RecordOf } from '../../core/document.ts'
import { document } from '../../core/document.ts'
import { text, unit, yearMonth, yesNo } from '../../kinds/index.ts'

/** One month of one unit's books; nothing is posted into a closed one. */
export const period = document({
  module: 'finance', name: 'period', code: 'qj', scope: 'zjgl', title: 'periodName',
  fields: {
    bookUnit: unit({ required: true }),
    month: yearMonth({ required: true, indexed: true }),
    fundClosed: yesNo({ readonly: true }),
    periodName: text({ max: 120, readonly: true, searched: true }),
    periodNameRu: text({ max: 160, readonly: true, searched: true }),
    periodNameEn: text({ max: 160, readonly: true, searched: true }),
  },
  form: [{ name: 'basic', columns: 3, fields: ['bookUnit', 'month', 'fundClosed', 'remark'] }],
  lists: { main: { columns: ['bookUnit', 'month', 'fundClosed', 'updateBy', 'updateTime'], search: ['bookUnit', 'month', 'fundClosed'], sort: ['-month'] } },
  unique: [['bookUnit', 'month']],
  states: { field: 'fundClosed', codes: ['0', '1'], start: '0', final: [] },
  actions: {
    close: { from: ['0'], to: '1', needs: 'gb', look: 'danger' },
    reopen: { from: ['1'], to: '0', needs: 'js', look: 'danger' },
  },
})

export interface Period extends RecordOf<typeof period> {}
