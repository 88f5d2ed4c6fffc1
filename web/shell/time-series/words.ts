import type { Words } from '../../../core/values/language.ts'

/** What the page of a series says. */
export const seriesPageWords = {
  conditions: { zh: '查询条件', ru: 'Условия', en: 'Conditions' },
  period: { zh: '时间范围', ru: 'Период', en: 'Period' },
  day: { zh: '今天', ru: 'Сегодня', en: 'Today' },
  week: { zh: '近7天', ru: '7 дней', en: '7 days' },
  month: { zh: '近30天', ru: '30 дней', en: '30 days' },
  quarter: { zh: '近90天', ru: '90 дней', en: '90 days' },
  year: { zh: '近一年', ru: 'Год', en: 'A year' },
  own: { zh: '自定义', ru: 'Свой', en: 'Other' },
  export: { zh: '导出', ru: 'Выгрузить', en: 'Export' },
  enter: { zh: '录入读数', ru: 'Ввести показания', en: 'Enter readings' },
  average: { zh: '平均值', ru: 'Среднее', en: 'Average' },
  relative: {
    zh: '{name}（各线首值=100）',
    ru: '{name} (начало каждой линии = 100)',
    en: '{name} (where each line begins = 100)',
  },
  nothing: { zh: '所选时间内没有数据', ru: 'За это время показаний нет', en: 'Nothing was read in this time' },
  nothingNote: {
    zh: '请放宽时间范围，或检查采集是否正常；也可录入或导入读数。',
    ru: 'Расширьте период или проверьте, поступают ли показания; их можно ввести вручную или из файла.',
    en: 'Widen the period, or check that readings arrive; they may also be entered by hand or from a file.',
  },
  noThings: { zh: '还没有可查看的对象', ru: 'Пока нечего показывать', en: 'There is nothing to show yet' },
  noThingsNote: {
    zh: '先建立档案，再接入采集或录入读数。',
    ru: 'Сначала заведите, что измеряется, затем подключите приём или введите показания.',
    en: 'Register what is read first, then connect its readings or enter them.',
  },
  toThings: { zh: '打开档案', ru: 'Открыть перечень', en: 'Open the register' },
  choose: {
    zh: '请选择 1 至 12 个对象和时间范围',
    ru: 'Выберите до 12 объектов и период',
    en: 'Choose up to 12 things and a period',
  },
  legend: {
    zh: '◆ 标出质量有疑问的时段，原因见下表',
    ru: '◆ отмечены сомнительные значения, причины — в таблице',
    en: '◆ marks what is doubtful; the table says why',
  },
  values: { zh: '数据表', ru: 'Таблица значений', en: 'Values' },
  shown: {
    zh: '显示最近 {n} 行，共 {all} 行；导出包含全部',
    ru: 'Показаны последние {n} из {all}; в выгрузке — все',
    en: 'The latest {n} of {all} rows; an export has all of them',
  },
  enterTitle: { zh: '录入读数', ru: 'Ввод показаний', en: 'Enter readings' },
  enterNote: {
    zh: '每行一条：{columns}，以制表符、分号或逗号分隔。可直接粘贴表格内容，或选择 CSV 文件。',
    ru: 'По одному показанию в строке: {columns}; разделитель — табуляция, точка с запятой или запятая. Можно вставить из таблицы или выбрать файл CSV.',
    en: 'One reading a line: {columns}, with tabs, semicolons or commas between. Paste from a spreadsheet, or choose a CSV file.',
  },
  rows: { zh: '读数', ru: 'Показания', en: 'Readings' },
  file: { zh: '选择 CSV 文件', ru: 'Выбрать файл CSV', en: 'Choose a CSV file' },
  send: { zh: '提交', ru: 'Отправить', en: 'Send' },
  close: { zh: '关闭', ru: 'Закрыть', en: 'Close' },
  taken: {
    zh: '新增 {taken} 条，更正 {corrected} 条，重复 {doubled} 条，拒绝 {refused} 条',
    ru: 'Принято: {taken}, исправлено: {corrected}, повторов: {doubled}, отклонено: {refused}',
    en: 'Taken: {taken}, corrected: {corrected}, doubled: {doubled}, refused: {refused}',
  },
  row: { zh: '行', ru: 'Строка', en: 'Row' },
  reason: { zh: '原因', ru: 'Причина', en: 'Reason' },
} satisfies Record<string, Words>
