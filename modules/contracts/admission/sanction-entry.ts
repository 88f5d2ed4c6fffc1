import { document } from '../../../core/description/document.ts'
import { date, dictionary, text, textarea, yesNo } from '../../../kinds/index.ts'

/** Whom a list of sanctions names; entered from the file of its publisher. */
export const sanctionEntry = document({
  module: 'contracts',
  name: 'sanctionEntry',
  code: 'zcmd',
  scope: 'everyone',
  title: 'entryName',
  fields: {
    entryName: text({ required: true, max: 200, searched: true }),
    nameRu: text({ max: 200, searched: true }),
    nameEn: text({ max: 200, searched: true }),
    source: dictionary({ group: 'sanctionEntry_source', required: true, indexed: true }),
    country: dictionary({ group: 'country', indexed: true }),
    idNo: text({ max: 40, searched: true }),
    listedOn: date({ required: true }),
    grounds: textarea({ max: 500 }),
    inForce: yesNo({ required: true, initial: '1' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'entryName',
        'nameRu',
        'nameEn',
        'source',
        'country',
        'idNo',
        'listedOn',
        'inForce',
        'grounds',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: ['entryName', 'inForce', 'source', 'country', 'listedOn', 'idNo', 'nameRu', 'nameEn'],
      search: ['source', 'country', 'inForce', 'listedOn'],
      sort: ['entryName'],
    },
  },
  unique: [['source', 'entryName']],
})
