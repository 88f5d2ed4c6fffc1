import { document } from '../../core/description/document.ts'
import { dictionary, person, quantity, reference, text, yesNo } from '../../kinds/index.ts'

/** Where goods lie: a yard of a port, a bonded store, a power station. */
export const warehouse = document({
  module: 'stock',
  name: 'warehouse',
  code: 'kcck',
  scope: 'everyone',
  title: 'warehouseName',
  fields: {
    warehouseCode: text({ required: true, max: 20, unique: true, searched: true }),
    warehouseName: text({ required: true, max: 60, unique: true, searched: true }),
    warehouseNameRu: text({ max: 80, searched: true }),
    warehouseNameEn: text({ max: 80, searched: true }),
    warehouseType: dictionary({ group: 'warehouseType', required: true, initial: 'yard', indexed: true }),
    portId: reference({ to: 'contracts.port', visible: "warehouseType == 'port'", only: { inUse: '1' } }),
    capacity: quantity(),
    keeper: person(),
    inUse: yesNo({ initial: '1' }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: [
        'warehouseCode',
        'warehouseName',
        'warehouseNameRu',
        'warehouseNameEn',
        'warehouseType',
        'portId',
        'capacity',
        'keeper',
        'inUse',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: ['warehouseCode', 'warehouseName', 'warehouseType', 'portId', 'capacity', 'keeper', 'inUse'],
      search: ['warehouseType', 'inUse', 'keeper'],
      sort: ['warehouseCode'],
    },
  },
})
