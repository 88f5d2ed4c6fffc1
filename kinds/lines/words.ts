import type { Words } from '../../core/values/language.ts'

/** What the editor of a sub-table says; it comes with the editor. */
export const editorWords = {
  add: { zh: '添加一行', ru: 'Добавить строку', en: 'Add row' },
  copy: { zh: '复制', ru: 'Дублировать', en: 'Duplicate' },
  remove: { zh: '删除', ru: 'Удалить', en: 'Delete' },
  total: { zh: '合计', ru: 'Итого', en: 'Total' },
  row: { zh: '第 {n} 行', ru: 'Строка {n}', en: 'Row {n}' },
  none: { zh: '暂无明细', ru: 'Строк пока нет', en: 'No rows yet' },
  paste: {
    zh: '可直接粘贴 Excel 中的多行数据',
    ru: 'Можно вставить строки из Excel',
    en: 'Rows copied from a spreadsheet can be pasted',
  },
  actions: { zh: '操作', ru: 'Действия', en: 'Actions' },
  pasted: {
    zh: '已粘贴 {n} 行',
    ru: '{n, plural, one {Вставлена # строка} few {Вставлено # строки} many {Вставлено # строк} other {Вставлено # строки}}',
    en: '{n, plural, one {# row} other {# rows}} pasted',
  },
  passedOver: {
    zh: '{columns}由系统计算，粘贴的内容未采用',
    ru: 'Вычисляется само и не вставлено: {columns}',
    en: 'Calculated automatically and not pasted: {columns}',
  },
  removed: { zh: '已删除第 {n} 行', ru: 'Строка {n} удалена', en: 'Row {n} deleted' },
  undo: { zh: '撤销', ru: 'Отменить', en: 'Undo' },
  wrong: {
    zh: '{n} 行有误',
    ru: '{n, plural, one {Ошибки в # строке} few {Ошибки в # строках} many {Ошибки в # строках} other {Ошибки в # строки}}',
    en: '{n, plural, one {# row has} other {# rows have}} errors',
  },
} satisfies Record<string, Words>

/** What of pasted rows could not be taken as it stands. */
export const pasteWords = {
  unknown: {
    zh: '{label}未找到：{texts}。请先建档，或在红色单元格中另选',
    ru: '{label} — не найдено: {texts}. Сначала внесите в справочник или выберите другое в красных ячейках',
    en: '{label} not found: {texts}. Enter them in their list first, or choose others in the red cells',
  },
  ambiguous: {
    zh: '{label}有多个同名：{texts}。请改填编码',
    ru: '{label} — несколько с таким названием: {texts}. Укажите код',
    en: '{label}: several are called {texts}. Give their codes',
  },
  currency: {
    zh: '{label}不是 {currency} 金额：{cells}。一份单据只用一种币种，请换算后填写数字',
    ru: '{label} — не сумма в {currency}: {cells}. В документе одна валюта: пересчитайте и введите число',
    en: '{label} is no amount in {currency}: {cells}. A document has one currency: convert it and enter the number',
  },
  figure: {
    zh: '{label}不是可换算的数字：{cells}。重量单位请用千克或吨，其他只填数字',
    ru: '{label} — не прочитать как число: {cells}. Вес указывайте в кг или т, остальное — только числом',
    en: '{label} is no number that can be converted: {cells}. Give weights in kg or t, all else as plain numbers',
  },
  totals: {
    zh: '合计行{label}为 {total}，各行之和为 {together}，请核对',
    ru: '{label}: в строке итогов {total}, по строкам вместе {together} — проверьте',
    en: '{label}: the totals row says {total}, the rows come to {together}: check them',
  },
  cell: { zh: '第 {n} 行“{text}”', ru: 'строка {n} «{text}»', en: 'row {n} “{text}”' },
} satisfies Record<string, Words>
