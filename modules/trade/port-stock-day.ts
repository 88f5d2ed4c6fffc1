import { document } from '../../core/description/document.ts'
import { date, dictionary, number, quantity, reference, text } from '../../kinds/index.ts'

const tonnes = { digits: 0, min: '0', max: '999999999' } as const
const ships = { min: '0', max: '9999' } as const

/** What a port is published to hold of a grade of coal on a day, what came and went, and what ships lie before it. */
export const portStockDay = document({
  module: 'trade',
  name: 'portStockDay',
  code: 'gkkc',
  scope: 'everyone',
  title: 'recordNo',
  number: { field: 'recordNo', pattern: 'GK-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['date', 'portId', 'grade', 'stock'],
  fields: {
    recordNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    date: date({ required: true, notAfter: 'today()', initial: { expression: 'today()' }, indexed: true }),
    portId: reference({
      to: 'contracts.port',
      required: true,
      offers: { portType: ['sea', 'river'], inUse: '1' },
      indexed: true,
    }),
    grade: dictionary({ group: 'coalGrade', required: true, indexed: true }),
    stock: quantity({ ...tonnes, required: true }),
    inflow: quantity({ ...tonnes }),
    outflow: quantity({ ...tonnes }),
    net: quantity({ digits: 0, min: '-999999999', calc: 'sub(inflow, outflow)' }),
    lasts: number({ digits: 1, max: '9999999', calc: 'round(div(stock, outflow), 1)' }),
    shipsAnchor: number(ships),
    shipsExpected: number(ships),
    source: text({ required: true, max: 60, searched: true }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['date', 'portId', 'grade', 'source'] },
    { name: 'stock', columns: 3, fields: ['stock', 'inflow', 'outflow', 'net', 'lasts'] },
    { name: 'ships', columns: 2, fields: ['shipsAnchor', 'shipsExpected', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'date',
        'portId',
        'grade',
        'stock',
        'inflow',
        'outflow',
        'net',
        'lasts',
        'shipsAnchor',
        'shipsExpected',
        'source',
        'createName',
      ],
      search: ['portId', 'grade', 'date'],
      sort: ['-date'],
      inline: true,
      views: { curve: { along: 'date', value: 'stock', by: ['portId', 'grade'] }, opens: 'curve' },
    },
  },
  unique: [['portId', 'grade', 'date']],
})
