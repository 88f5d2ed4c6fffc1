import { document } from '../core/description/document.ts'
import { reference, text } from '../kinds/index.ts'

/** What the holders of a role may grant to others, apart from what they hold themselves; `*` is everything. */
export const roleGrantable = document({
  module: 'base',
  name: 'roleGrantable',
  code: 'kszqx',
  scope: 'everyone',
  title: 'ppeValue',
  unique: [['roleId', 'ppeValue']],
  fields: {
    roleId: reference({ to: 'base.role', required: true, indexed: true }),
    ppeValue: text({ required: true, max: 60, searched: true }),
  },
  form: [{ name: 'basic', columns: 2, fields: ['roleId', 'ppeValue', 'remark'] }],
  lists: {
    main: { columns: ['roleId', 'ppeValue', 'createTime'], search: ['roleId', 'ppeValue'], sort: ['ppeValue'] },
  },
})
