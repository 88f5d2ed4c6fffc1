import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { answerSheet } from '../answer-sheet.ts'

export const answerSheetWords: DocumentWords<typeof answerSheet> = {
  title: { zh: '答卷', ru: 'Ответ на опрос', en: 'Answer sheet' },
  fields: {
    questionnaire: { zh: '问卷', ru: 'Опрос', en: 'Questionnaire' },
    answerer: { zh: '填写人', ru: 'Кто ответил', en: 'Answered by' },
    sheetKey: { zh: '答卷标识', ru: 'Ключ ответа', en: 'Sheet key' },
    answers: { zh: '答案', ru: 'Ответы', en: 'Answers' },
    score: { zh: '得分', ru: 'Баллы', en: 'Score' },
    answerTime: { zh: '提交时间', ru: 'Отправлено', en: 'Submitted' },
    device: { zh: '填写端', ru: 'Устройство', en: 'Device' },
    files: { zh: '上传文件', ru: 'Файлы', en: 'Files' },
  },
  groups: { basic: { zh: '答卷', ru: 'Ответ', en: 'Sheet' } },
}
