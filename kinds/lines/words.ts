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
