import type { Words } from '../../../core/values/language.ts'

/** What the print of chosen records says. */
export const batchPrintWords = {
  print: { zh: '批量打印', ru: 'Напечатать', en: 'Print' },
  running: { zh: '正在生成 PDF…', ru: 'Создаётся PDF…', en: 'Making the PDF…' },
  progress: { zh: '已生成 {rows} / {total}', ru: 'Готово {rows} из {total}', en: '{rows} of {total} done' },
  cancel: { zh: '取消打印', ru: 'Отменить печать', en: 'Cancel the print' },
  tooMany: {
    zh: '一次最多打印 {most} 条，请减少所选单据',
    ru: 'За один раз печатается не больше {most} записей. Выберите меньше',
    en: 'At most {most} records are printed at once. Choose fewer',
  },
  ready: {
    zh: 'PDF 已生成，点击下载',
    ru: 'PDF готов. Нажмите, чтобы скачать',
    en: 'The PDF is ready. Click to download',
  },
  failed: {
    zh: 'PDF 未生成，请减少所选单据后重试',
    ru: 'PDF не создан. Выберите меньше записей и повторите',
    en: 'The PDF was not made. Choose fewer records and try again',
  },
} satisfies Record<string, Words>
