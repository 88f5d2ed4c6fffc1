import type { Words } from '../../../core/values/language.ts'

/** What is said around the print of a record together with its files. */
export const joinedWords = {
  join: { zh: '合并公文与附件', ru: 'С документами и вложениями', en: 'With documents and attachments' },
  making: {
    zh: '正在合并公文与附件，文件较多时需要一两分钟…',
    ru: 'Документы и вложения объединяются; если их много, это займёт минуту-две…',
    en: 'Joining documents and attachments; with many of them this takes a minute or two…',
  },
  file: { zh: '含附件', ru: 'с вложениями', en: 'with attachments' },
} satisfies Record<string, Words>
