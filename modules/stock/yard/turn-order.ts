import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, number, person, reference, text, textarea } from '../../../kinds/index.ts'

/** Where an order to turn a stack over stands, by the codes of the dictionary stock_turnStatus. */
export const turnState = { open: '0', done: '1', cancelled: '2' } as const

const { open, done, cancelled } = turnState
const celsius = { digits: 1, min: '-60', max: '200' } as const

/** A stack that has become warm is turned over: by whom, until when, and how warm it was before and after. */
export const turnOrder = document({
  module: 'stock',
  name: 'turnOrder',
  code: 'ddgd',
  scope: 'kcgl',
  title: 'orderNo',
  number: { field: 'orderNo', pattern: 'DD-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['positionId', 'tempBefore', 'assigneeId', 'dueDate'],
  fields: {
    orderNo: text({ max: 40, readonly: true, searched: true }),
    status: dictionary({ group: 'stock_turnStatus', required: true, readonly: true, initial: open, indexed: true }),
    positionId: reference({ to: 'stock.position', required: true, indexed: true, offers: { inUse: '1' } }),
    warehouseId: reference({ to: 'stock.warehouse', readonly: true, indexed: true }),
    tempBefore: number({ ...celsius, readonly: true }),
    reason: textarea({ max: 500 }),
    assigneeId: person({ required: true, indexed: true, role: 'yardKeeper' }),
    dueDate: date({ required: true, indexed: true, dueSoon: 1 }),
    doneOn: date({ readonly: true, indexed: true }),
    tempAfter: number({ ...celsius, readonly: true }),
    result: textarea({ max: 500, readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['orderNo', 'status', 'positionId', 'warehouseId', 'tempBefore', 'assigneeId', 'dueDate', 'reason'],
    },
    { name: 'outcome', columns: 3, fields: ['doneOn', 'tempAfter', 'result', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'orderNo',
        'status',
        'positionId',
        'warehouseId',
        'tempBefore',
        'assigneeId',
        'dueDate',
        'doneOn',
        'tempAfter',
        'createName',
        'createTime',
      ],
      search: ['status', 'warehouseId', 'positionId', 'assigneeId', 'dueDate', 'doneOn'],
      sort: ['-createTime'],
    },
  },
  states: { field: 'status', codes: [open, done, cancelled], start: open, final: [done, cancelled], editable: [open] },
  actions: {
    finish: {
      from: [open],
      to: done,
      needs: 'wc',
      look: 'primary',
      asks: {
        doneOn: date({ required: true, initial: { expression: 'today()' } }),
        tempAfter: number({ ...celsius, required: true }),
        result: textarea({ max: 500 }),
      },
      shows: ['positionId', 'tempBefore'],
    },
    cancel: {
      from: [open],
      to: cancelled,
      needs: 'wc',
      look: 'danger',
      irreversible: true,
      asks: { result: textarea({ required: true, max: 500 }) },
    },
  },
  tasks: { finish: { verb: 'finish', where: { status: open }, of: 'assigneeId', due: 'dueDate' } },
})

export interface TurnOrder extends RecordOf<typeof turnOrder> {}
