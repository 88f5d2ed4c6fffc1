import { document } from '../../core/description/document.ts'
import { dictionary, number, text, yesNo } from '../../kinds/index.ts'

/** A heat station: where heat of the network passes to the water of the houses around. */
export const heatStation = document({
  module: 'heating',
  name: 'heatStation',
  code: 'grhz',
  scope: 'grgl',
  title: 'stationName',
  fields: {
    stationCode: text({ required: true, max: 20, unique: true, searched: true }),
    stationName: text({ required: true, max: 60, searched: true }),
    sourceType: dictionary({ group: 'heating_sourceType', required: true, initial: 'chp', indexed: true }),
    exchangers: number({ min: '1', max: '20' }),
    pumps: number({ min: '1', max: '20' }),
    designSupply: number({ digits: 1, min: '0', max: '200' }),
    designReturn: number({ digits: 1, min: '0', max: '200' }),
    designFlow: number({ digits: 1, min: '0', max: '100000' }),
    chargeArea: number({ digits: 2, min: '0', max: '100000000' }),
    address: text({ max: 120 }),
    inUse: yesNo({ initial: '1' }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: ['stationCode', 'stationName', 'sourceType', 'chargeArea', 'address', 'inUse', 'remark'],
    },
    { name: 'design', columns: 3, fields: ['exchangers', 'pumps', 'designFlow', 'designSupply', 'designReturn'] },
  ],
  lists: {
    main: {
      columns: [
        'stationCode',
        'stationName',
        'sourceType',
        'chargeArea',
        'exchangers',
        'pumps',
        'designSupply',
        'designReturn',
        'designFlow',
        'inUse',
      ],
      search: ['sourceType', 'inUse'],
      sort: ['stationCode'],
      totals: ['chargeArea'],
    },
  },
})
