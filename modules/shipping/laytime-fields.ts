import { date, dictionary, lines, number, quantity, text, yesNo } from '../../kinds/index.ts'

const hours = { digits: 2, min: '0', max: '9999' } as const

/** The ports of a voyage by their numbers, each with its own clocks, allowance and way of taking a notice. */
export const callLines = lines({
  min: 1,
  max: 20,
  totals: ['qty'],
  fields: {
    no: number({ required: true, min: '1', max: '20', initial: '1' }),
    portFunc: dictionary({ group: 'portFunc', required: true, initial: 'load' }),
    port: dictionary({ group: 'port', required: true }),
    zone: dictionary({ group: 'shipping_zone', required: true, initial: 'Asia/Shanghai' }),
    qty: quantity({ min: '0' }),
    rate: quantity({ min: '0' }),
    hours: number({ ...hours }),
    turn: number({ ...hours, max: '240', initial: '12' }),
    wibon: yesNo({ initial: '1' }),
    noticeFrom: text({ max: 5, pattern: 'clock' }),
    noticeTo: text({ max: 5, pattern: 'clock' }),
  },
})

/** The statement of facts: what began when, by the clocks of the port. */
export const factLines = lines({
  max: 300,
  fields: {
    callNo: number({ required: true, min: '1', max: '20', initial: '1' }),
    day: date({ required: true }),
    clock: text({ required: true, max: 5, pattern: 'clock' }),
    event: dictionary({ group: 'sofEvent', required: true }),
    pct: number({ min: '0', max: '100' }),
    note: text({ max: 200 }),
  },
})

/** Days that a port does not work; of every port where none is named. */
export const dayOffLines = lines({
  max: 200,
  fields: {
    callNo: number({ min: '1', max: '20' }),
    day: date({ required: true }),
    half: yesNo({ initial: '0' }),
    name: text({ max: 100 }),
  },
})

/** The time sheet. */
export const workingLines = lines({
  readonly: true,
  totals: ['elapsed', 'counted'],
  fields: {
    callNo: number({ min: '1', max: '20' }),
    day: date(),
    from: text({ max: 5, column: 'begun' }),
    to: text({ max: 5, column: 'ended' }),
    elapsed: number({ digits: 4, max: '9999999' }),
    event: dictionary({ group: 'sofEvent' }),
    rule: dictionary({ group: 'laytime_rule' }),
    pct: number({ min: '0', max: '100' }),
    counted: number({ digits: 4, max: '9999999' }),
    left: number({ digits: 4, min: '-9999999', max: '9999999', column: 'rest' }),
  },
})
