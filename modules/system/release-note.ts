import { document } from '../../core/description/document.ts'
import { dateTime, dictionary, text, textarea, yesNo } from '../../kinds/index.ts'

/** What is new in a version, told once to everybody who signs in after it came. */
export const releaseNote = document({
  module: 'system',
  name: 'versionNote',
  code: 'bbgl',
  scope: 'everyone',
  title: 'verNo',
  fields: {
    verNo: text({ required: true, max: 30, unique: true, searched: true, pattern: 'code' }),
    title: text({ required: true, max: 100, searched: true }),
    titleRu: text({ required: true, max: 200, searched: true }),
    titleEn: text({ required: true, max: 200, searched: true }),
    content: textarea({ required: true, max: 10_000 }),
    contentRu: textarea({ required: true, max: 10_000 }),
    contentEn: textarea({ required: true, max: 10_000 }),
    popup: yesNo({ initial: '1' }),
    publishTime: dateTime({ readonly: true }),
    status: dictionary({ group: 'versionNote_status', readonly: true, required: true, initial: '0', indexed: true }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['verNo', 'popup', 'status', 'publishTime', 'title', 'titleRu', 'titleEn'] },
    { name: 'content', columns: 1, fields: ['content', 'contentRu', 'contentEn'] },
  ],
  lists: {
    main: {
      columns: ['verNo', 'title', 'status', 'popup', 'publishTime', 'createName'],
      search: ['verNo', 'status', 'publishTime'],
      sort: ['-createTime'],
    },
  },
  states: { field: 'status', codes: ['0', '1', '2'], start: '0', final: [] },
  actions: {
    publish: { from: ['0', '2'], to: '1', needs: 'fb', look: 'primary' },
    withdraw: { from: ['1'], to: '2', needs: 'fb' },
  },
})
