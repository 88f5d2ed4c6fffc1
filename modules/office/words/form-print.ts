import type { Words } from '../../../core/values/language.ts'

/** What is said where a document is printed on pre-printed forms. */
export const formPrintWords = {
  open: { zh: '套打', ru: 'На бланк', en: 'On a form' },
  title: { zh: '套打：{title}', ru: 'Печать на бланке: {title}', en: 'On a form: {title}' },
  how: {
    zh: '用于印好的表格和 241 毫米连续纸。先打印测试页（实际大小，不缩放），用尺量出打印机的偏差，填入偏移后再打印。偏移按打印机和模板为您保存',
    ru: 'Для готовых бланков и бумаги шириной 241 мм. Напечатайте пробный лист (в натуральную величину), измерьте линейкой, на сколько промахивается принтер, укажите сдвиг и печатайте. Сдвиг хранится у вас отдельно для каждого принтера и шаблона',
    en: 'For pre-printed forms and 241 mm paper. Print the test sheet at actual size, measure by how much the printer misses, enter the offset, then print. Offsets are kept for you, by printer and template',
  },
  none: {
    zh: '还没有保存打印机。先打印测试页，再添加打印机',
    ru: 'Принтеры ещё не заданы. Напечатайте пробный лист и добавьте принтер',
    en: 'No printer is kept yet. Print the test sheet, then add a printer',
  },
  offset: { zh: '向右 {x} 毫米，向下 {y} 毫米', ru: 'вправо {x} мм, вниз {y} мм', en: '{x} mm right, {y} mm down' },
  test: { zh: '测试页', ru: 'Пробный лист', en: 'Test sheet' },
  testOf: { zh: '测试页：{printer}', ru: 'Пробный лист: {printer}', en: 'Test sheet: {printer}' },
  print: { zh: '套打 PDF', ru: 'PDF для бланка', en: 'PDF for the form' },
  printOf: { zh: '套打 PDF：{printer}', ru: 'PDF для бланка: {printer}', en: 'PDF for the form: {printer}' },
  add: { zh: '添加打印机', ru: 'Добавить принтер', en: 'Add a printer' },
  change: { zh: '修改', ru: 'Изменить', en: 'Change' },
  changeOf: { zh: '修改：{printer}', ru: 'Изменить: {printer}', en: 'Change: {printer}' },
  remove: { zh: '删除', ru: 'Удалить', en: 'Remove' },
  removeOf: { zh: '删除：{printer}', ru: 'Удалить: {printer}', en: 'Remove: {printer}' },
  saved: {
    zh: '“{printer}”的偏移已保存，可再打印测试页核对',
    ru: 'Сдвиг для «{printer}» сохранён. Проверьте его пробным листом',
    en: 'The offset of “{printer}” is saved. Check it with a test sheet',
  },
} as const satisfies Readonly<Record<string, Words>>
