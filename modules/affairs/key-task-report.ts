import { document } from '../../core/description/document.ts'
import { attachment, dictionary, reference, slider, textarea, yesNo } from '../../kinds/index.ts'

/** What the owner of a key task told of a week or a month; nobody changes it afterwards. */
export const keyTaskReport = document({
  module: 'affairs',
  name: 'keyTaskReport',
  code: 'zdhb',
  scope: 'zdgz',
  title: 'work',
  fields: {
    taskId: reference({ to: 'affairs.keyTask', required: true }),
    period: dictionary({ group: 'keyTask_period', required: true }),
    late: yesNo({ required: true }),
    progress: slider({ required: true }),
    work: textarea({ required: true, max: 1000, searched: true }),
    problem: textarea({ max: 500 }),
    next: textarea({ max: 500 }),
    att: attachment({ max: 10 }),
  },
  form: [
    { name: 'basic', columns: 2, fields: ['taskId', 'period', 'progress', 'late', 'work', 'problem', 'next', 'att'] },
  ],
  lists: {
    main: {
      columns: ['taskId', 'period', 'progress', 'late', 'work', 'problem', 'createName', 'createTime'],
      search: ['taskId', 'period', 'late', 'createTime'],
      sort: ['-createTime'],
    },
  },
  appendOnly: true,
})
