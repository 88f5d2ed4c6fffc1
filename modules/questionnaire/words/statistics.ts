import type { Words } from '../../../core/values/language.ts'

/** What the statistics and their workbook say. */
export const statisticsWords = {
  answers: { zh: '答卷', ru: 'Ответы', en: 'Answers' },
  figures: { zh: '统计', ru: 'Статистика', en: 'Figures' },
  question: { zh: '题目', ru: 'Вопрос', en: 'Question' },
  count: { zh: '人数', ru: 'Ответов', en: 'Count' },
  percent: { zh: '占比（%）', ru: 'Доля, %', en: 'Share, %' },
  mean: { zh: '平均分', ru: 'Среднее', en: 'Mean' },
  sheets: {
    zh: '{n} 份答卷',
    ru: '{n, plural, one {# ответ} few {# ответа} many {# ответов} other {# ответа}}',
    en: '{n, plural, one {# sheet} other {# sheets}}',
  },
  passed: { zh: '及格 {n} 份', ru: 'Сдали: {n}', en: '{n} passed' },
  answered: { zh: '{n} 人作答', ru: 'Ответили: {n}', en: '{n} answered' },
  place: { zh: '平均名次 {n}', ru: 'среднее место {n}', en: 'mean place {n}' },
  none: { zh: '还没有人填写', ru: 'Ответов пока нет', en: 'Nobody has answered yet' },
  noneNote: {
    zh: '发布后把链接或二维码发给大家，这里会实时统计。',
    ru: 'Опубликуйте опрос и разошлите ссылку или QR-код: результаты появятся здесь.',
    en: 'Publish it and send the link or QR code; the results appear here.',
  },
  export: { zh: '导出', ru: 'Выгрузить', en: 'Export' },
  refresh: { zh: '刷新', ru: 'Обновить', en: 'Refresh' },
  cross: { zh: '交叉分析', ru: 'Перекрёстная таблица', en: 'Cross table' },
  crossNote: {
    zh: '选择两道选择题，查看答案之间的关系',
    ru: 'Выберите два вопроса с вариантами, чтобы увидеть связь ответов',
    en: 'Choose two questions of choice to see how their answers go together',
  },
  byRow: { zh: '行', ru: 'Строки', en: 'Rows' },
  byColumn: { zh: '列', ru: 'Столбцы', en: 'Columns' },
} as const satisfies Readonly<Record<string, Words>>
