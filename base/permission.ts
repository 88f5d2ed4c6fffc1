import { document } from '../core/description/document.ts'
import { dictionary, reference, text } from '../kinds/index.ts'

/** A page element: a code that a button, column or call asks for (ACC-16). */
export const permission = document({
  module: 'base',
  name: 'permission',
  code: 'ymys',
  scope: 'everyone',
  title: 'ppeName',
  fields: {
    ppeValue: text({ required: true, max: 60, unique: true, searched: true }),
    ppeName: text({ required: true, max: 100, searched: true }),
    nameRu: text({ max: 200, searched: true }),
    nameEn: text({ max: 200, searched: true }),
    menuId: reference({ to: 'base.menu', indexed: true }),
    ppeType: dictionary({ group: 'ppeType', required: true, initial: 'btn' }),
  },
  form: [
    { name: 'basic', columns: 2, fields: ['ppeValue', 'ppeName', 'nameRu', 'nameEn', 'menuId', 'ppeType', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['ppeValue', 'ppeName', 'menuId', 'ppeType'],
      search: ['ppeName', 'ppeValue', 'ppeType'],
      sort: ['ppeValue'],
    },
  },
})
