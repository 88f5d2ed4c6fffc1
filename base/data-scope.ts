import { document } from '../core/description/document.ts'
import { department, dictionary, lines, reference, text, unit } from '../kinds/index.ts'

/** Which rows of a business a role shows: one of seven sorts; the seventh is chosen by hand. */
export const dataScope = document({
  module: 'base',
  name: 'dataScope',
  code: 'sjqx',
  scope: 'everyone',
  title: 'dsName',
  unique: [['roleId', 'dsCode']],
  fields: {
    dsCode: text({ required: true, max: 30, indexed: true, searched: true }),
    dsName: text({ required: true, max: 100, searched: true }),
    roleId: reference({ to: 'base.role', required: true, indexed: true }),
    dsType: dictionary({ group: 'dataScopeType', required: true, initial: '6' }),
    chosen: lines({
      visible: "dsType == '7'",
      required: "dsType == '7'",
      fields: { dwId: unit(), bmId: department() },
    }),
  },
  form: [
    { name: 'basic', columns: 2, fields: ['dsCode', 'dsName', 'roleId', 'dsType', 'remark'] },
    { name: 'chosen', columns: 1, visible: "dsType == '7'", fields: ['chosen'] },
  ],
  lists: {
    main: {
      columns: ['dsCode', 'dsName', 'roleId', 'dsType'],
      search: ['dsName', 'roleId', 'dsType'],
      sort: ['dsCode'],
    },
  },
})
