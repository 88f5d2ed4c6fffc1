import type { Words } from '../../core/values/language.ts'

/** What exports and imports are refused with, and what is said of their cells. */
export const sheetWords = {
  'export.not-ready': {
    zh: '文件还在生成，请稍候',
    ru: 'Файл ещё готовится, подождите',
    en: 'The file is still being made; please wait',
  },
  'export.rights-changed': {
    zh: '您的权限已变化，请重新导出',
    ru: 'Ваши права изменились. Выполните экспорт заново',
    en: 'Your rights have changed. Please export again',
  },
  'export.gone': {
    zh: '导出文件已过期，请重新导出',
    ru: 'Срок хранения файла истёк. Выполните экспорт заново',
    en: 'The file has expired. Please export again',
  },
  'export.stopped': { zh: '导出已取消', ru: 'Экспорт отменён', en: 'The export was cancelled' },
  'import.file-type': {
    zh: '请上传 xlsx 或 csv 文件',
    ru: 'Загрузите файл xlsx или csv',
    en: 'Upload an xlsx or csv file',
  },
  'import.file-size': {
    zh: '文件不能超过 {n} MB，请拆分后再导入',
    ru: 'Файл больше {n} МБ. Разделите его на части',
    en: 'The file is larger than {n} MB. Split it and import the parts',
  },
  'import.unreadable': {
    zh: '无法读取该文件，请用表格软件另存为 xlsx 后重试',
    ru: 'Файл не читается. Сохраните его заново в формате xlsx и повторите',
    en: 'The file cannot be read. Save it again as xlsx and retry',
  },
  'import.encrypted': {
    zh: '文件有密码保护，请去除密码后重试',
    ru: 'Файл защищён паролем. Снимите пароль и повторите',
    en: 'The file is protected by a password. Remove it and retry',
  },
  'import.bomb': {
    zh: '文件解压后过大，已拒绝',
    ru: 'После распаковки файл слишком велик и поэтому отклонён',
    en: 'The file grows too large when unpacked and was refused',
  },
  'import.too-wide': {
    zh: '表格超出 {rows} 行或 {columns} 列',
    ru: 'Таблица больше {rows} строк или {columns} столбцов',
    en: 'The sheet has more than {rows} rows or {columns} columns',
  },
  'import.too-many': {
    zh: '一次最多导入 {most} 行，请拆分文件',
    ru: 'За один раз загружается не больше {most} строк. Разделите файл',
    en: 'At most {most} rows can be imported at once. Split the file',
  },
  'import.no-header': {
    zh: '没有找到标题行，请使用下载的模板',
    ru: 'Строка заголовков не найдена. Используйте скачанный шаблон',
    en: 'No heading row was found. Use the downloaded template',
  },
  'import.no-rows': { zh: '文件中没有数据行', ru: 'В файле нет строк с данными', en: 'The file has no rows of data' },
  'import.busy': {
    zh: '导入正在进行，请等待完成',
    ru: 'Импорт уже выполняется, дождитесь окончания',
    en: 'The import is running; wait for it to finish',
  },
  'import.nothing': { zh: '没有可导入的行', ru: 'Нет строк для импорта', en: 'There are no rows to import' },
  'import.whole': {
    zh: '还有 {rows} 行有误：全部更正后才能导入',
    ru: 'Строк с ошибками: {rows}. Импорт начнётся, когда исправлены все',
    en: '{rows, plural, one {# row is} other {# rows are}} wrong: nothing is imported until all are right',
  },
  'import.closed': {
    zh: '导入已结束，请重新上传文件',
    ru: 'Импорт завершён. Загрузите файл заново',
    en: 'This import has ended. Upload the file again',
  },
  'import.unknown': {
    zh: '没有“{text}”，请从列表中选择',
    ru: 'Значения «{text}» нет. Выберите из списка',
    en: 'There is no “{text}”. Choose from the list',
  },
  'import.ambiguous': {
    zh: '有多个“{text}”，请改填编号',
    ru: 'Найдено несколько «{text}». Укажите код или номер',
    en: 'There are several “{text}”. Give the code or number',
  },
  'import.twice': { zh: '与第 {row} 行重复', ru: 'Повторяет строку {row}', en: 'Repeats row {row}' },
  'import.totals': { zh: '合计行不导入', ru: 'строка итогов не загружается', en: 'totals are not imported' },
  'import.row': { zh: '本行有误：{text}', ru: 'Ошибка в строке: {text}', en: 'This row is wrong: {text}' },
  'paste.too-many': {
    zh: '一次最多粘贴 {most} 行，请分次粘贴',
    ru: 'За раз вставляется не больше {most} строк: вставьте по частям',
    en: 'At most {most} rows are pasted at once: paste them in parts',
  },
} satisfies Record<string, Words>
