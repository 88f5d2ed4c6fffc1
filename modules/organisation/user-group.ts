import { document } from '../../core/description/document.ts'
import { number, people, text, yesNo } from '../../kinds/index.ts'

/** A group of people that somebody keeps for himself, for pickers and messages; a shared one is seen by those in it. */
export const userGroup = document({
  module: 'organisation',
  name: 'userGroup',
  code: 'wdqz',
  scope: 'wdqz',
  title: 'groupName',
  fields: {
    groupName: text({ required: true, max: 50, searched: true }),
    memberIds: people({ required: true }),
    shared: yesNo(),
    sort: number({ initial: '0' }),
  },
  form: [{ name: 'basic', columns: 2, fields: ['groupName', 'sort', 'memberIds', 'shared', 'remark'] }],
  lists: {
    main: {
      columns: ['groupName', 'memberIds', 'shared', 'sort'],
      search: ['groupName', 'shared'],
      sort: ['sort', 'groupName'],
    },
  },
})
