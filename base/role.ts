import { document, type RecordOf } from '../core/description/document.ts'
import { dictionary, text } from '../kinds/index.ts'

/** A bundle of permissions and data scopes; people hold it through roleMember. */
export const role = document({
  module: 'base',
  name: 'role',
  code: 'jsgn',
  scope: 'everyone',
  title: 'roleName',
  fields: {
    roleCode: text({ required: true, max: 30, pattern: 'code', unique: true, searched: true }),
    roleName: text({ required: true, max: 50, searched: true }),
    nameRu: text({ max: 100, searched: true }),
    nameEn: text({ max: 100, searched: true }),
    roleType: dictionary({ group: 'roleType', required: true, initial: '2' }),
    mutexRoles: text({ max: 500 }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: ['roleCode', 'roleName', 'nameRu', 'nameEn', 'roleType', 'mutexRoles', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: ['roleCode', 'roleName', 'roleType', 'remark'],
      search: ['roleName', 'roleType', 'roleCode'],
      sort: ['roleCode'],
    },
  },
})

export interface Role extends RecordOf<typeof role> {}
