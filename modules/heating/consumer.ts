import { document } from '../../core/description/document.ts'
import { date, dictionary, number, quantity, phone, reference, text } from '../../kinds/index.ts'

/** Whoever is supplied with heat: a flat, a shop, a garage. */
export const consumer = document({
  module: 'heating',
  name: 'consumer',
  code: 'gryh',
  scope: 'grgl',
  title: 'consumerName',
  unique: [['unitId', 'consumerNo']],
  fields: {
    consumerNo: text({ required: true, max: 30, searched: true }),
    consumerName: text({ required: true, max: 60, searched: true }),
    phone: phone(),
    consumerType: dictionary({ group: 'heatUserType', required: true, initial: 'res', indexed: true }),
    chargeType: dictionary({ group: 'heatChargeType', required: true, initial: 'area', indexed: true }),
    state: dictionary({ group: 'heatState', required: true, initial: 'on', indexed: true }),
    openDate: date(),
    buildingId: reference({ to: 'heating.building', required: true, indexed: true }),
    entrance: text({ max: 10 }),
    room: text({ max: 20 }),
    chargeArea: quantity({ digits: 2, required: true, min: '0.01' }),
    storyHeight: number({ digits: 2, min: '0', max: '30', initial: '2.8', required: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['consumerNo', 'consumerName', 'phone', 'consumerType', 'buildingId', 'entrance', 'room', 'remark'],
    },
    { name: 'supply', columns: 3, fields: ['state', 'openDate', 'chargeType', 'chargeArea', 'storyHeight'] },
  ],
  lists: {
    main: {
      columns: [
        'consumerNo',
        'consumerName',
        'chargeArea',
        'state',
        'consumerType',
        'buildingId',
        'room',
        'chargeType',
      ],
      search: ['state', 'consumerType', 'buildingId', 'chargeType'],
      sort: ['consumerNo'],
      totals: ['chargeArea'],
    },
  },
})
