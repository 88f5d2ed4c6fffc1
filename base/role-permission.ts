import { document } from '../core/description/document.ts'
import { reference, text } from '../kinds/index.ts'

/** That a role may use a permission code. */
export const rolePermission = document({
  module: 'base',
  name: 'rolePermission',
  code: 'jsqx',
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
