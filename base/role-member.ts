import { document } from '../core/description/document.ts'
import { person, reference } from '../kinds/index.ts'

/** That a person holds a role. */
export const roleMember = document({
  module: 'base',
  name: 'roleMember',
  code: 'jscy',
  scope: 'everyone',
  title: 'roleId',
  unique: [['userId', 'roleId']],
  fields: {
    roleId: reference({ to: 'base.role', required: true, indexed: true }),
    userId: person({ required: true, indexed: true }),
  },
  form: [{ name: 'basic', columns: 2, fields: ['roleId', 'userId', 'remark'] }],
  lists: { main: { columns: ['roleId', 'userId', 'createTime'], search: ['roleId', 'userId'], sort: ['-createTime'] } },
})
