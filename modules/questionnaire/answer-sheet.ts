import { document } from '../../core/description/document.ts'
import { attachment, dateTime, number, person, reference, text, textarea } from '../../kinds/index.ts'

/** What one person, or one device where nobody says his name, answered. */
export const answerSheet = document({
  module: 'questionnaire',
  name: 'answerSheet',
  code: 'wjdj',
  scope: 'everyone',
  title: 'answerTime',
  appendOnly: true,
  fields: {
    questionnaire: reference({ to: 'questionnaire.questionnaire', required: true, indexed: true }),
    answerer: person({}),
    /** Whose answer it is, so that nobody answers twice: a person, or a device that says nothing of its owner. */
    sheetKey: text({ required: true, max: 100, unique: true }),
    answers: textarea({ required: true, max: 200_000 }),
    score: number({ digits: 2, min: '-1000000' }),
    answerTime: dateTime({ required: true }),
    device: text({ max: 10 }),
    files: attachment({ max: 50 }),
  },
  form: [
    { name: 'basic', columns: 2, fields: ['questionnaire', 'answerer', 'score', 'answerTime', 'device', 'files'] },
  ],
  lists: {
    main: {
      columns: ['questionnaire', 'answerer', 'score', 'answerTime', 'device'],
      search: ['questionnaire', 'answerer', 'answerTime'],
      sort: ['-answerTime'],
    },
  },
})
