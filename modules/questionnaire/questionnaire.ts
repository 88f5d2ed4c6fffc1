import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { dateTime, departments, dictionary, number, people, text, textarea, units, yesNo } from '../../kinds/index.ts'

/** A questionnaire; its questions are JSON that the designer writes, see design/question.ts. */
export const questionnaire = document({
  module: 'questionnaire',
  name: 'questionnaire',
  code: 'wjdc',
  scope: 'everyone',
  title: 'title',
  number: { field: 'qNo', pattern: 'WJ-{YYYY}-{####}', resetBy: 'year' },
  fields: {
    qNo: text({ max: 20, readonly: true, searched: true }),
    title: text({ required: true, max: 100, searched: true }),
    titleRu: text({ max: 200, searched: true }),
    titleEn: text({ max: 200, searched: true }),
    intro: textarea({ max: 2000 }),
    introRu: textarea({ max: 2000 }),
    introEn: textarea({ max: 2000 }),
    startTime: dateTime({ required: true }),
    endTime: dateTime({ required: true }),
    anonymous: yesNo({ initial: '1' }),
    onePerUser: yesNo({ initial: '1' }),
    targetUnits: units({ visible: "anonymous == '0'" }),
    targetDepts: departments({ visible: "anonymous == '0'" }),
    targetPeople: people({ everywhere: true, visible: "anonymous == '0'" }),
    passScore: number({ digits: 2 }),
    status: dictionary({ group: 'questionnaire_status', readonly: true, required: true, initial: '0', indexed: true }),
    design: textarea({ max: 200_000 }),
    token: text({ max: 40, readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: [
        'qNo',
        'title',
        'titleRu',
        'titleEn',
        'startTime',
        'endTime',
        'anonymous',
        'onePerUser',
        'targetUnits',
        'targetDepts',
        'targetPeople',
        'passScore',
        'status',
      ],
    },
    { name: 'intro', columns: 1, fields: ['intro', 'introRu', 'introEn', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['qNo', 'title', 'status', 'startTime', 'endTime', 'anonymous', 'createName', 'createTime'],
      search: ['title', 'status', 'startTime', 'anonymous'],
      sort: ['-createTime'],
    },
  },
  states: { field: 'status', codes: ['0', '1', '2', '3'], start: '0', final: ['3'] },
  actions: {
    publish: { from: ['0'], to: '1', needs: 'fb', look: 'primary' },
    remind: { from: ['1'], to: 'same', needs: 'fb', when: "anonymous == '0'" },
    end: { from: ['1'], to: '2', needs: 'fb' },
    archive: { from: ['2'], to: '3', needs: 'fb' },
  },
})

export interface Questionnaire extends RecordOf<typeof questionnaire> {}
