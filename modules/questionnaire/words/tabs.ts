import type { Words } from '../../../core/values/language.ts'

/** Names of the tabs that the record of a questionnaire has. */
export const tabWords = {
  design: { zh: '题目设计', ru: 'Вопросы', en: 'Design' },
  share: { zh: '链接与二维码', ru: 'Ссылка и QR-код', en: 'Link and QR code' },
  statistics: { zh: '统计', ru: 'Статистика', en: 'Statistics' },
} satisfies Readonly<Record<string, Words>>
