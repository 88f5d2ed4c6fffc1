import { document } from '../../core/description/document.ts'
import { departments, dictionary, text } from '../../kinds/index.ts'

/** A named set of units and departments that scopes, reports and processes speak of, such as 海运公司组. */
export const departmentGroup = document({
  module: 'organisation',
  name: 'deptGroup',
  code: 'bmfz',
  scope: 'everyone',
  title: 'groupName',
  fields: {
    groupCode: text({ required: true, max: 30, pattern: 'code', unique: true, searched: true }),
    groupName: text({ required: true, max: 50, searched: true }),
    nameRu: text({ required: true, max: 100, searched: true }),
    nameEn: text({ required: true, max: 100, searched: true }),
    usage: dictionary({ group: 'deptGroup_usage', required: true, initial: 'report' }),
    nodeIds: departments({ required: true, units: true }),
  },
  form: [
    { name: 'basic', columns: 2, fields: ['groupCode', 'usage', 'groupName', 'nameRu', 'nameEn', 'nodeIds', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['groupCode', 'groupName', 'usage', 'nodeIds'],
      search: ['groupName', 'usage', 'groupCode'],
      sort: ['groupCode'],
    },
  },
})
