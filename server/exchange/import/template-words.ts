import type { Words } from '../../../core/values/language.ts'

/** What templates and marked workbooks say. */
export const templateWords = {
  explain: {
    zh: '请从第 3 行开始填写，每行一条。红色带 * 的列必填；有下拉列表的单元格请从列表中选择；人员、单位和关联单据填写名称或编号；日期写作 2026-11-21。不要修改标题行。',
    ru: 'Заполняйте с третьей строки, одна запись в строке. Красные столбцы со звёздочкой * обязательны. Там, где есть список, выбирайте из него. Людей, организации и документы указывайте по названию или коду. Дата: 21.11.2026. Заголовки не меняйте.',
    en: 'Fill in from row 3, one record per row. Red columns marked * are required. Choose from the list where a cell has one. Give people, units and documents by name or code. Dates look like 2026-11-21. Do not change the headings.',
  },
  notes: { zh: '填写说明', ru: 'Пояснения', en: 'Notes' },
  column: { zh: '列', ru: 'Столбец', en: 'Column' },
  need: { zh: '必填', ru: 'Обязательно', en: 'Required' },
  sort: { zh: '类型', ru: 'Тип', en: 'Type' },
  about: { zh: '说明', ru: 'Пояснение', en: 'Explanation' },
  yes: { zh: '是', ru: 'да', en: 'yes' },
  template: { zh: '导入模板', ru: 'шаблон импорта', en: 'import template' },
  wrong: { zh: '错误说明', ru: 'Ошибки', en: 'Errors' },
  marked: { zh: '待修改', ru: 'исправить', en: 'to correct' },
  fix: {
    zh: '红色单元格有误，原因见最后一列。改好后直接上传本文件，已导入的行不会重复。',
    ru: 'Ошибочные ячейки выделены красным, причины указаны в последнем столбце. Исправьте и загрузите этот же файл: уже импортированные строки не повторятся.',
    en: 'Red cells are wrong; the last column says why. Correct them and upload this file: rows that were imported are not repeated.',
  },
} satisfies Record<string, Words>
