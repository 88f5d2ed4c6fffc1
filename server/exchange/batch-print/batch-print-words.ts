import type { Words } from '../../../core/values/language.ts'

/** What the PDF of chosen records says of those that are not in it. */
export const batchPrintWords = {
  left: { zh: '未打印的单据', ru: 'Ненапечатанные записи', en: 'Records that were not printed' },
  number: { zh: '编号', ru: 'Номер', en: 'Number' },
  name: { zh: '名称', ru: 'Название', en: 'Name' },
  reason: { zh: '原因', ru: 'Причина', en: 'Reason' },
  chosen: { zh: '所选第 {n} 条', ru: 'Выбранная запись № {n}', en: 'Chosen record no. {n}' },
} satisfies Readonly<Record<string, Words>>

/** What the print of chosen records is refused with. */
export const batchPrintRefusals = {
  'batch-print.none': {
    zh: '请先选择要打印的单据',
    ru: 'Сначала выберите записи для печати',
    en: 'First choose the records to print',
  },
  'batch-print.too-many': {
    zh: '一次最多打印 {most} 条，请减少所选单据',
    ru: 'За один раз печатается не больше {most} записей. Выберите меньше',
    en: 'At most {most} records are printed at once. Choose fewer',
  },
} satisfies Readonly<Record<string, Words>>
