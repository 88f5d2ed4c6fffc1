import { document } from '../core/description/document.ts'
import { department, person, text, unit, yesNo } from '../kinds/index.ts'

/** A post that a person holds beside the main one of his record. */
export const additionalPost = document({
  module: 'base',
  name: 'userPost',
  code: 'yhgw',
  scope: 'rygl',
  title: 'postName',
  unique: [['userId', 'dwId', 'bmId', 'postName']],
  fields: {
    userId: person({ required: true, indexed: true }),
    dwId: unit({ required: true }),
    bmId: department(),
    postName: text({ required: true, max: 50, searched: true }),
    isMain: yesNo(),
  },
  form: [{ name: 'basic', columns: 2, fields: ['userId', 'dwId', 'bmId', 'postName', 'isMain', 'remark'] }],
  lists: {
    main: {
      columns: ['userId', 'dwId', 'bmId', 'postName', 'isMain'],
      search: ['userId', 'dwId', 'postName'],
      sort: ['-createTime'],
    },
  },
})
