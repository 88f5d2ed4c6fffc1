import { document, type RecordOf } from '../../core/description/document.ts'
import { date, dictionary, lines, number, quantity, reference, text, textarea } from '../../kinds/index.ts'

/** More wagons waiting, or longer from arrival to transshipment, than this is a jam. */
const jam = { wagons: '120', hours: '72' } as const

const tonnes = { digits: 3, max: '999999' } as const
const wagons = { min: '0', max: '9999' } as const
const jammed = `gt(orZero(waitingWagons), '${jam.wagons}') || gt(orZero(dwellHours), '${jam.hours}')`

/** What passed a border station in a day: trains, wagons and tonnes in and out, and what was left waiting. */
export const borderTrafficDay = document({
  module: 'trade',
  name: 'borderPassDay',
  code: 'kagh',
  scope: 'everyone',
  title: 'passNo',
  number: { field: 'passNo', pattern: 'GH-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['date', 'stationId', 'wagonsIn', 'waitingWagons', 'light'],
  fields: {
    passNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    date: date({ required: true, notAfter: 'today()', initial: { expression: 'today()' }, indexed: true }),
    stationId: reference({
      to: 'contracts.port',
      required: true,
      offers: { portType: ['rail', 'road'], inUse: '1' },
      indexed: true,
    }),
    trainsIn: number({ ...wagons, required: true }),
    wagonsIn: number({ max: '99999', calc: "sum(cargo, 'wagonsIn')" }),
    tonnesIn: quantity({ digits: 3, calc: "sum(cargo, 'tonnesIn')" }),
    tonnesOut: quantity({ digits: 3, calc: "sum(cargo, 'tonnesOut')" }),
    wagonsTransshipped: number({ ...wagons, required: true }),
    waitingWagons: number({ ...wagons, required: true }),
    dwellHours: number({ digits: 1, min: '0', max: '2000' }),
    delayHours: number({ digits: 1, required: true, min: '0', max: '24', initial: '0' }),
    light: dictionary({
      group: 'borderPassDay_light',
      calc: `empty(waitingWagons) ? '' : ${jammed} ? 'jam' : 'free'`,
      indexed: true,
    }),
    reason: textarea({ max: 500, required: "gt(orZero(delayHours), '0')" }),
    cargo: lines({
      required: true,
      min: 1,
      max: 50,
      totals: ['wagonsIn', 'tonnesIn', 'tonnesOut'],
      fields: {
        goodsId: reference({ to: 'contracts.goods', required: true, only: { inUse: '1' } }),
        wagonsIn: number({ ...wagons, required: true }),
        tonnesIn: quantity({ ...tonnes, required: true, min: '0' }),
        tonnesOut: quantity({ ...tonnes, required: true, min: '0', initial: '0' }),
      },
    }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['passNo', 'date', 'stationId'] },
    { name: 'cargo', columns: 1, fields: ['cargo'] },
    { name: 'passed', columns: 3, fields: ['trainsIn', 'wagonsIn', 'tonnesIn', 'tonnesOut'] },
    {
      name: 'yard',
      columns: 3,
      fields: ['wagonsTransshipped', 'waitingWagons', 'dwellHours', 'light', 'delayHours', 'reason', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: [
        'passNo',
        'date',
        'stationId',
        'light',
        'trainsIn',
        'wagonsIn',
        'tonnesIn',
        'wagonsTransshipped',
        'waitingWagons',
        'dwellHours',
        'tonnesOut',
        'delayHours',
        'reason',
        'createName',
      ],
      search: ['stationId', 'date', 'light'],
      sort: ['-date'],
      totals: ['trainsIn', 'wagonsIn', 'tonnesIn', 'wagonsTransshipped', 'tonnesOut', 'delayHours'],
      views: { curve: { along: 'date', value: 'waitingWagons', by: ['stationId'] } },
    },
  },
  print: {
    sections: [
      { group: 'basic', fields: ['date', 'stationId'] },
      { group: 'cargo', fields: ['cargo'] },
      { group: 'passed', fields: ['trainsIn', 'wagonsIn', 'tonnesIn', 'tonnesOut'] },
      { group: 'yard', fields: ['wagonsTransshipped', 'waitingWagons', 'dwellHours', 'delayHours', 'reason'] },
    ],
  },
  unique: [['stationId', 'date']],
})

export interface BorderTrafficDay extends RecordOf<typeof borderTrafficDay> {}
