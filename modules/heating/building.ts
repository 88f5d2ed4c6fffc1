import { document } from '../../core/description/document.ts'
import { number, reference, text } from '../../kinds/index.ts'

/** A community, and the buildings that stand in it. */
export const building = document({
  module: 'heating',
  name: 'building',
  code: 'grly',
  scope: 'grgl',
  title: 'buildingName',
  parent: 'parentId',
  fields: {
    buildingCode: text({ required: true, max: 20, unique: true, searched: true }),
    buildingName: text({ required: true, max: 60, searched: true }),
    parentId: reference({ to: 'heating.building', indexed: true }),
    entrances: number({ min: '1', max: '99' }),
    floors: number({ min: '1', max: '99' }),
    address: text({ max: 120 }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: ['buildingCode', 'buildingName', 'parentId', 'address', 'entrances', 'floors', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: ['buildingCode', 'buildingName', 'entrances', 'floors', 'address', 'parentId'],
      search: ['parentId'],
      sort: ['buildingCode'],
      views: { tree: {}, opens: 'tree' },
    },
  },
})
