import type { Words } from '../../../core/values/language.ts'

/** What the export of a list says. */
export const exportWords = {
  export: { zh: '导出', ru: 'Экспорт', en: 'Export' },
  xlsx: { zh: 'Excel 工作簿 (.xlsx)', ru: 'Книга Excel (.xlsx)', en: 'Excel workbook (.xlsx)' },
  csv: { zh: 'CSV 文本 (.csv)', ru: 'Текст CSV (.csv)', en: 'CSV text (.csv)' },
  running: { zh: '正在导出…', ru: 'Экспортируется…', en: 'Exporting…' },
  progress: { zh: '已导出 {rows} / {total}', ru: 'Выгружено {rows} из {total}', en: '{rows} of {total} exported' },
  cancel: { zh: '取消导出', ru: 'Отменить экспорт', en: 'Cancel the export' },
  later: {
    zh: '数据较多，正在后台导出；可离开本页，完成后将通知您',
    ru: 'Данных много, экспорт идёт в фоне. Можно уйти со страницы: придёт уведомление',
    en: 'There is a lot of data; the export runs in the background. You may leave, a notice will come',
  },
  ready: {
    zh: '导出完成，点击下载',
    ru: 'Файл готов. Нажмите, чтобы скачать',
    en: 'The file is ready. Click to download',
  },
  failed: {
    zh: '导出未完成，请重新导出',
    ru: 'Экспорт не выполнен. Повторите',
    en: 'The export was not completed. Please try again',
  },
} satisfies Record<string, Words>
