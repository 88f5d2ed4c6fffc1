import type { NoticeWords } from '../../core/words/notice-words.ts'

/** What people are told of spreadsheets that were made or read in the background. */
export const sheetNotices = {
  'export.ready': {
    title: { zh: '导出完成：{title}', ru: 'Экспорт готов: {title}', en: 'Export ready: {title}' },
    content: {
      zh: '共 {rows, number} 行，点击下载，文件保留 24 小时',
      ru: '{rows, plural, one {# строка} few {# строки} many {# строк} other {# строки}}. Нажмите, чтобы скачать: файл хранится 24 часа',
      en: '{rows, plural, one {# row} other {# rows}}. Click to download; the file is kept for 24 hours',
    },
  },
  'export.failed': {
    title: { zh: '导出未完成：{title}', ru: 'Экспорт не выполнен: {title}', en: 'Export not completed: {title}' },
    content: {
      zh: '您的权限已变化或数据超出上限，请重新导出',
      ru: 'Ваши права изменились или строк стало слишком много. Повторите экспорт',
      en: 'Your rights have changed or there are too many rows; please export again',
    },
  },
  'batchPrint.ready': {
    title: { zh: '批量打印完成：{title}', ru: 'Печать готова: {title}', en: 'Print ready: {title}' },
    content: {
      zh: '共 {rows, number} 条，点击下载 PDF，文件保留 24 小时',
      ru: 'Напечатано записей: {rows, number}. Нажмите, чтобы скачать PDF: файл хранится 24 часа',
      en: '{rows, plural, one {# record} other {# records}}. Click to download the PDF; it is kept for 24 hours',
    },
  },
  'batchPrint.failed': {
    title: { zh: '批量打印未完成：{title}', ru: 'Печать не выполнена: {title}', en: 'Print not completed: {title}' },
    content: {
      zh: '您的权限已变化或页数超出上限，请减少所选单据后重新打印',
      ru: 'Ваши права изменились или страниц слишком много. Выберите меньше записей и повторите печать',
      en: 'Your rights have changed or there are too many pages; choose fewer records and print again',
    },
  },
  'import.checked': {
    title: { zh: '导入校验完成：{title}', ru: 'Файл проверен: {title}', en: 'File checked: {title}' },
    content: {
      zh: '共 {rows, number} 行，其中 {wrong, number} 行有误。请打开列表点击“导入”继续',
      ru: 'Строк: {rows, number}, с ошибками: {wrong, number}. Откройте список и нажмите «Импорт», чтобы продолжить',
      en: '{rows, number} rows, {wrong, number} of them wrong. Open the list and press “Import” to go on',
    },
  },
  'import.done': {
    title: { zh: '导入完成：{title}', ru: 'Импорт завершён: {title}', en: 'Import finished: {title}' },
    content: {
      zh: '已导入 {rows, number} 行，{wrong, number} 行未导入',
      ru: 'Импортировано строк: {rows, number}, не импортировано: {wrong, number}',
      en: '{rows, number} rows imported, {wrong, number} not imported',
    },
  },
} satisfies NoticeWords
