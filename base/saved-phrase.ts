import { document, type RecordOf } from '../core/description/document.ts'
import { dictionary, number, text, yesNo } from '../kinds/index.ts'

/** Something a person, or his whole unit, writes again and again: an opinion, a name of goods, a phrase. */
export const userEntry = document({
  module: 'base',
  name: 'userEntry',
  code: 'yhzd',
  scope: 'yhzd',
  title: 'entryName',
  unique: [['createBy', 'entryGroup', 'entryName']],
  fields: {
    entryGroup: dictionary({ group: 'userEntry_group', required: true, initial: 'opinion', indexed: true }),
    entryName: text({ required: true, max: 200, searched: true }),
    shared: yesNo(),
    entrySort: number({ required: true, initial: '0' }),
    enabled: yesNo({ initial: '1' }),
  },
  form: [
    { name: 'basic', columns: 2, fields: ['entryGroup', 'entrySort', 'entryName', 'shared', 'enabled', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['entryGroup', 'entryName', 'shared', 'entrySort', 'enabled', 'createName'],
      search: ['entryGroup', 'entryName', 'shared', 'enabled'],
      sort: ['entryGroup', 'entrySort'],
    },
    opinion: {
      columns: ['entryName', 'shared', 'entrySort', 'enabled', 'createName'],
      search: ['entryName', 'shared', 'enabled'],
      sort: ['entrySort', 'entryName'],
      filter: { entryGroup: ['opinion'] },
    },
  },
})

export interface UserEntry extends RecordOf<typeof userEntry> {}
