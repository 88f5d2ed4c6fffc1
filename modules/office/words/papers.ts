import type { Words } from '../../../core/values/language.ts'

/** What is said where papers are made from records. */
export const paperWords = {
  make: { zh: '生成文档', ru: 'Сформировать документ', en: 'Generate document' },
  made: { zh: '文档已生成并下载', ru: 'Документ сформирован и скачан', en: 'The document was made and downloaded' },
  sample: { zh: '选择一条单据试填', ru: 'Выберите запись для проверки', en: 'Choose a record to try with' },
  preview: { zh: '预览', ru: 'Просмотр', en: 'Preview' },
  noSamples: {
    zh: '您能看到的单据中没有可用于预览的记录',
    ru: 'Среди доступных вам записей нет ни одной для просмотра',
    en: 'There is no record that you may see to try it with',
  },
} as const satisfies Readonly<Record<string, Words>>
