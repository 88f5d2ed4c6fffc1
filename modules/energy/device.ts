import { document } from '../../core/description/document.ts'
import { date, dictionary, number, reference, text, yesNo } from '../../kinds/index.ts'

const columns = [
  'deviceNo',
  'deviceName',
  'stationId',
  'deviceType',
  'deviceStatus',
  'model',
  'maker',
  'ratedPower',
  'installDate',
  'warrantyTo',
] as const

/** What stands in a power station and may break: a transformer, an inverter below it, a meter. */
export const device = document({
  module: 'energy',
  name: 'device',
  code: 'xnsb',
  scope: 'xny',
  title: 'deviceName',
  parent: 'parentId',
  fields: {
    deviceNo: text({ required: true, max: 30, unique: true, searched: true }),
    deviceName: text({ required: true, max: 60, searched: true }),
    stationId: reference({ to: 'energy.station', required: true, indexed: true }),
    parentId: reference({ to: 'energy.device' }),
    deviceType: dictionary({ group: 'deviceType', required: true, initial: 'inv', indexed: true }),
    deviceStatus: dictionary({ group: 'deviceStatus', required: true, initial: 'run', indexed: true }),
    // Of a switch whether it is closed, of a machine whether it runs; empty where nobody knows.
    switchPosition: dictionary({ group: 'energy_switchPosition' }),
    // Of one out of use nothing is read, and nobody waits for it.
    inUse: yesNo({ initial: '1' }),
    model: text({ max: 60, searched: true }),
    maker: text({ max: 80, searched: true }),
    ratedPower: number({ digits: 2, min: '0', max: '10000000' }),
    serialNo: text({ max: 60, searched: true }),
    installDate: date(),
    warrantyTo: date({ notBefore: 'installDate' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'deviceNo',
        'deviceName',
        'stationId',
        'parentId',
        'deviceType',
        'deviceStatus',
        'switchPosition',
        'inUse',
      ],
    },
    {
      name: 'plate',
      columns: 3,
      fields: ['model', 'maker', 'serialNo', 'ratedPower', 'installDate', 'warrantyTo', 'remark'],
    },
  ],
  lists: {
    main: {
      columns,
      search: ['stationId', 'deviceType', 'deviceStatus', 'warrantyTo'],
      sort: ['deviceNo'],
      views: { tree: {}, opens: 'tree' },
    },
  },
})
