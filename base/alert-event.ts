import { document, type RecordOf } from '../core/description/document.ts'
import { dateTime, dictionary, number, person, reference, text, textarea } from '../kinds/index.ts'

/** Decimal places of what was measured and of the bound that it passed. */
export const alertDigits = 2

const figure = {
  digits: alertDigits,
  counts: true,
  min: '-1000000000000',
  max: '1000000000000',
  readonly: true,
} as const

/** Something that went beyond a bound of its rule; of one rule and object at most one is open. */
export const alertEvent = document({
  module: 'base',
  name: 'alertEvent',
  code: 'yjxx',
  scope: 'yjxx',
  title: 'objTitle',
  fields: {
    ruleCode: text({ required: true, max: 30, readonly: true, indexed: true, searched: true }),
    rule: reference({ to: 'base.alertRule', required: true, readonly: true }),
    objType: text({ required: true, max: 60, readonly: true }),
    objId: text({ required: true, max: 60, readonly: true, indexed: true }),
    objTitle: text({ required: true, max: 200, readonly: true, searched: true, opens: 'objUrl' }),
    objUrl: text({ max: 300, readonly: true }),
    level: dictionary({ group: 'alertLevel', required: true, readonly: true, indexed: true }),
    measured: number(figure),
    threshold: number(figure),
    firstTime: dateTime({ required: true, readonly: true }),
    lastTime: dateTime({ required: true, readonly: true }),
    status: dictionary({ group: 'alertStatus', required: true, readonly: true, initial: '1', indexed: true }),
    handler: person({ readonly: true }),
    handleNote: textarea({ max: 500, readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['rule', 'objTitle', 'level', 'measured', 'threshold', 'status', 'firstTime', 'lastTime'],
    },
    { name: 'handling', columns: 2, fields: ['handler', 'handleNote'] },
  ],
  lists: {
    open: {
      columns: ['level', 'rule', 'objTitle', 'measured', 'threshold', 'status', 'firstTime', 'lastTime', 'handler'],
      search: ['level', 'status', 'objTitle', 'firstTime'],
      sort: ['-level', '-firstTime'],
      filter: { status: ['1', '2'] },
    },
    main: {
      columns: [
        'level',
        'rule',
        'objTitle',
        'measured',
        'threshold',
        'status',
        'firstTime',
        'lastTime',
        'handler',
        'handleNote',
      ],
      search: ['level', 'status', 'objTitle', 'firstTime'],
      sort: ['-lastTime'],
    },
  },
  states: { field: 'status', codes: ['1', '2', '3', '4'], start: '1', final: ['3', '4'] },
  actions: {
    take: { from: ['1'], to: '2', needs: 'cl', look: 'primary' },
    lift: { from: ['1', '2'], to: '3', needs: 'cl', asks: { note: textarea({ required: true, max: 500 }) } },
    ignore: { from: ['1', '2'], to: '4', needs: 'cl', asks: { note: textarea({ required: true, max: 500 }) } },
    settle: { from: ['1', '2'], to: '3', needs: 'system' },
  },
})

export interface AlertEvent extends RecordOf<typeof alertEvent> {}
