import { document } from '../../core/description/document.ts'
import { latitude, longitude } from '../../kinds/coordinates.ts'
import { date, dictionary, lines, money, number, quantity, references, text, yesNo } from '../../kinds/index.ts'

/** Where goods are loaded, unloaded and pass the border: a port or a border station, what berths at it and what it costs. */
export const port = document({
  module: 'contracts',
  name: 'port',
  code: 'gkxx',
  scope: 'everyone',
  title: 'portName',
  summary: ['portCode', 'portType', 'country', 'flow'],
  fields: {
    portCode: text({ required: true, max: 10, unique: true, searched: true }),
    portName: text({ required: true, max: 60, unique: true, searched: true }),
    portNameRu: text({ required: true, max: 80, searched: true }),
    portNameEn: text({ required: true, max: 80, searched: true }),
    portType: dictionary({ group: 'portType', required: true, indexed: true }),
    country: dictionary({ group: 'country', required: true, initial: 'CN', indexed: true }),
    lat: latitude({ with: 'lng' }),
    lng: longitude({ with: 'lat' }),
    customsCode: text({ max: 10 }),
    timeZone: text({ required: true, max: 40, initial: 'Asia/Shanghai' }),
    weekendRule: text({ max: 100 }),
    congestion: number({ digits: 1, min: '0', max: '365' }),
    flow: dictionary({
      group: 'port_flow',
      indexed: true,
      calc: "empty(congestion) ? '' : gt(congestion, '7') ? 'red' : gt(congestion, '3') ? 'yellow' : 'green'",
    }),
    agentIds: references({ to: 'contracts.counterparty' }),
    inUse: yesNo({ initial: '1' }),
    berths: lines({
      fields: {
        berthNo: text({ required: true, max: 20 }),
        loa: number({ digits: 1, min: '0.1', max: '500' }),
        draft: number({ digits: 2, min: '0.1', max: '30' }),
        loadRate: quantity({ digits: 0, min: '1' }),
        gear: text({ max: 60 }),
      },
    }),
    waters: lines({ fields: { lat: latitude({ with: 'lng' }), lng: longitude({ with: 'lat' }) } }),
    tariffs: lines({
      fields: {
        item: dictionary({ group: 'portFeeItem', required: true }),
        per: text({ required: true, max: 30 }),
        price: money({ required: true, digits: 4, min: '0', in: 'currency' }),
        currency: dictionary({ group: 'currency', required: true, initial: 'CNY' }),
        validFrom: date({ required: true }),
        validTo: date({ notBefore: 'validFrom' }),
      },
    }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['portCode', 'portName', 'portNameRu', 'portNameEn', 'portType', 'country', 'inUse'],
    },
    { name: 'place', columns: 3, fields: ['lat', 'lng', 'timeZone', 'customsCode', 'weekendRule'] },
    { name: 'waters', columns: 1, fields: ['waters'] },
    { name: 'work', columns: 3, fields: ['congestion', 'flow', 'agentIds', 'remark'] },
    { name: 'berths', columns: 1, fields: ['berths'] },
    { name: 'tariffs', columns: 1, fields: ['tariffs'] },
  ],
  lists: {
    main: {
      columns: [
        'portCode',
        'portName',
        'portType',
        'country',
        'flow',
        'congestion',
        'lat',
        'lng',
        'customsCode',
        'inUse',
      ],
      search: ['portType', 'country', 'flow', 'inUse', 'lat', 'lng'],
      sort: ['portCode'],
      views: {
        map: { lat: 'lat', lng: 'lng', colour: 'flow', way: { lines: 'waters', lat: 'lat', lng: 'lng', closed: true } },
        opens: 'map',
      },
    },
  },
})
