import type { Words } from '../../../core/values/language.ts'

/** What is said around prints. */
export const printWords = {
  title: { zh: '打印 · {name}', ru: 'Печать · {name}', en: 'Print · {name}' },
  language: { zh: '打印语言', ru: 'Язык печати', en: 'Language' },
  bilingual: { zh: '中俄双语', ru: '中文 + Русский', en: '中文 + Русский' },
  withEnglish: { zh: '中英双语', ru: '中文 + English', en: '中文 + English' },
  print: { zh: '打印', ru: 'Печать', en: 'Print' },
  download: { zh: '下载 PDF', ru: 'Скачать PDF', en: 'Download PDF' },
  close: { zh: '关闭', ru: 'Закрыть', en: 'Close' },
  page: { zh: '第 {page} 页，共 {pages} 页', ru: 'Страница {page} из {pages}', en: 'Page {page} of {pages}' },
  pagePdf: { zh: '页面另存为 PDF', ru: 'Страница в PDF', en: 'Save page as PDF' },
  making: { zh: '正在生成 PDF…', ru: 'Создаётся PDF…', en: 'Making the PDF…' },
  made: { zh: 'PDF 已生成', ru: 'PDF готов', en: 'The PDF is ready' },
  failed: {
    zh: '生成 PDF 失败，请重试',
    ru: 'Не удалось создать PDF. Попробуйте ещё раз',
    en: 'The PDF could not be made. Try again',
  },
  retry: { zh: '重试', ru: 'Повторить', en: 'Try again' },
} satisfies Record<string, Words>
