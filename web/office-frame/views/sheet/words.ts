import type { Words } from '../../../../core/values/language.ts'
import type { TypingProblem } from '../../../../core/workbook/edit/typing-problem.ts'
import type { WorkbookProblemCode } from '../../../../core/workbook/problem.ts'
import type { CarriedPart } from '../../../../core/workbook/workbook-types.ts'

/** What the view of spreadsheets says. */
export const sheetWords = {
  grid: { zh: '工作表 {name}', ru: 'Лист {name}', en: 'Sheet {name}' },
  sheets: { zh: '工作表', ru: 'Листы', en: 'Sheets' },
  cell: { zh: '单元格', ru: 'Ячейка', en: 'Cell' },
  formula: { zh: '公式栏', ru: 'Строка формул', en: 'Formula bar' },
  content: { zh: '{cell} 的内容', ru: 'Содержимое {cell}', en: 'Content of {cell}' },
  choose: { zh: '从列表选择', ru: 'Выбрать из списка', en: 'Choose from the list' },
  bold: { zh: '加粗', ru: 'Полужирный', en: 'Bold' },
  italic: { zh: '斜体', ru: 'Курсив', en: 'Italic' },
  wrap: { zh: '自动换行', ru: 'Переносить текст', en: 'Wrap text' },
  left: { zh: '左对齐', ru: 'По левому краю', en: 'Align left' },
  center: { zh: '居中', ru: 'По центру', en: 'Centre' },
  right: { zh: '右对齐', ru: 'По правому краю', en: 'Align right' },
  numberFormat: { zh: '数字格式', ru: 'Числовой формат', en: 'Number format' },
  undo: { zh: '撤销', ru: 'Отменить', en: 'Undo' },
  redo: { zh: '重做', ru: 'Повторить', en: 'Redo' },
  look: { zh: '单元格外观', ru: 'Вид ячейки', en: 'Look of cells' },
  limits: { zh: '这里不能修改什么', ru: 'Что здесь не изменить', en: 'What cannot be changed here' },
  limitsList: {
    zh: '这里可修改单元格的内容、公式、加粗、斜体、对齐、换行和数字格式。不能插入或删除行、列、工作表，不能改合并单元格、列宽、行高、边框、颜色、筛选、保护、批注、图片、图表和透视表：它们不显示或只显示，保存时原样保留。图表和透视表在其他软件中打开时才会刷新。',
    ru: 'Здесь меняются содержимое ячеек, формулы, полужирный и курсив, выравнивание, перенос и числовой формат. Нельзя вставлять и удалять строки, столбцы и листы, менять объединённые ячейки, ширину, высоту, границы, цвета, фильтры, защиту, примечания, рисунки, диаграммы и сводные таблицы: они не показаны или только показаны, а в файле сохраняются как были. Диаграммы и сводные таблицы обновятся, когда файл откроют в другой программе.',
    en: 'Here you change what cells hold, formulas, bold and italic, alignment, wrapping and number formats. Rows, columns and sheets cannot be inserted or deleted, and merged cells, widths, heights, borders, colours, filters, protection, comments, pictures, charts and pivot tables cannot be changed: they are not shown or only shown, and stay in the file as they were. Charts and pivot tables are brought up to date when another program opens the file.',
  },
  carried: {
    zh: '此表还有{parts}，这里不显示，保存时原样保留',
    ru: 'На листе есть также: {parts}. Здесь это не показано, в файле сохранится без изменений',
    en: 'This sheet also has {parts}: not shown here, and kept in the file as they are',
  },
  circular: {
    zh: '{cells} 的公式互相引用形成循环，保留文件中的结果，不重新计算。请修改其中一个公式',
    ru: 'Формулы в {cells} ссылаются друг на друга по кругу. Их результаты взяты из файла и не пересчитываются. Измените одну из формул',
    en: 'The formulas in {cells} refer to each other in a circle. Their results are those of the file and are not counted again. Change one of them',
  },
  uncounted: {
    zh: '{cells} 的公式这里不能计算，仍显示原来的结果；用其他软件打开文件时会重新计算',
    ru: 'Формулы в {cells} здесь не вычисляются, показан прежний результат. Он пересчитается, когда файл откроют в другой программе',
    en: 'The formulas in {cells} are not counted here and show their earlier result. It is counted when another program opens the file',
  },
  rich: {
    zh: '{cell} 的文字有多种格式；改写后变为单一格式',
    ru: 'В {cell} текст оформлен по-разному; после правки оформление станет единым',
    en: 'The text in {cell} has several looks; changing it leaves one',
  },
  cellless: {
    zh: '这是图表工作表，这里不显示，保存时原样保留',
    ru: 'Это лист диаграммы. Здесь он не показан, в файле сохранится без изменений',
    en: 'This is a sheet of a chart: not shown here, and kept in the file as it is',
  },
} as const satisfies Readonly<Record<string, Words>>

/** Why nothing is opened, and what to do. */
export const problemWords: Readonly<Record<WorkbookProblemCode, Words>> = {
  notAWorkbook: {
    zh: '这不是 xlsx 工作簿。请用表格软件另存为 xlsx 后重新上传',
    ru: 'Это не книга xlsx. Сохраните файл как xlsx в табличной программе и загрузите снова',
    en: 'This is no xlsx workbook. Save it as xlsx in a spreadsheet program and upload it again',
  },
  locked: {
    zh: '文件设有打开密码，或是旧的 xls 格式。请去掉密码并另存为 xlsx 后重新上传',
    ru: 'Файл защищён паролем или имеет старый формат xls. Снимите пароль, сохраните как xlsx и загрузите снова',
    en: 'The file has a password, or the old format xls. Remove the password, save it as xlsx and upload it again',
  },
  broken: {
    zh: '文件已损坏（{part}）。请用原来的软件修复后重新上传；原文件未作改动',
    ru: 'Файл повреждён ({part}). Восстановите его в исходной программе и загрузите снова; сам файл не изменён',
    en: 'The file is broken ({part}). Repair it in its own program and upload it again; the file itself was not touched',
  },
  tooLarge: {
    zh: '工作表过大：这里最多打开 10 万行、30 万个单元格。请下载后用表格软件打开',
    ru: 'Лист слишком велик: здесь открывается до 100 000 строк и 300 000 ячеек. Скачайте файл и откройте его в табличной программе',
    en: 'The sheet is too large: up to 100,000 rows and 300,000 cells are opened here. Download it and open it in a spreadsheet program',
  },
}

/** Why something typed is not taken, and what to do. */
export const typingWords: Readonly<Record<TypingProblem, Words>> = {
  signed: {
    zh: '文件有数字签名，修改会使签名失效。请在原来的软件中修改并重新签名',
    ru: 'Файл подписан, правка нарушит подпись. Измените его в исходной программе и подпишите снова',
    en: 'The file is signed and a change would break the signature. Change it in its own program and sign it again',
  },
  protected: {
    zh: '工作表受保护。请在原来的软件中取消保护',
    ru: 'Лист защищён. Снимите защиту в исходной программе',
    en: 'The sheet is protected. Remove the protection in its own program',
  },
  array: {
    zh: '此单元格属于数组公式或模拟运算表，只能在原来的软件中修改',
    ru: 'Ячейка входит в формулу массива или таблицу данных; измените её в исходной программе',
    en: 'The cell belongs to an array formula or a data table; change it in its own program',
  },
  tableHead: {
    zh: '这是表格的列标题，改动会使文件与表格定义不一致。请在原来的软件中修改',
    ru: 'Это заголовок столбца таблицы: правка нарушила бы её описание в файле. Измените его в исходной программе',
    en: 'This is a column head of a table; a change would contradict the table in the file. Change it in its own program',
  },
  pivot: {
    zh: '此单元格由透视表填写。请修改其源数据，再在其他软件中刷新透视表',
    ru: 'Ячейку заполняет сводная таблица. Измените исходные данные и обновите сводную таблицу в другой программе',
    en: 'A pivot table fills this cell. Change the data it is made from and refresh it in another program',
  },
  syntax: {
    zh: '公式写法有误：请检查括号、引号和运算符',
    ru: 'Формула записана неверно: проверьте скобки, кавычки и знаки',
    en: 'The formula cannot be read: check its brackets, quotation marks and signs',
  },
  circular: {
    zh: '公式直接或间接引用了自己的单元格，未录入。请改用其他单元格',
    ru: 'Формула прямо или через другие ячейки ссылается сама на себя и не введена. Укажите другие ячейки',
    en: 'The formula refers to its own cell, directly or by others, and was not entered. Refer to other cells',
  },
  tooLong: {
    zh: '一个单元格最多 32,767 个字符，请缩短内容',
    ru: 'В ячейке помещается до 32 767 знаков. Сократите текст',
    en: 'A cell holds up to 32,767 characters. Shorten the text',
  },
  invalid: {
    zh: '此单元格的数据验证不允许这个值。请按要求重新填写',
    ru: 'Проверка данных этой ячейки не допускает такое значение. Введите другое',
    en: 'The validation of this cell does not allow this value. Enter another one',
  },
}

/** What a sheet holds that is not shown. */
export const carriedWords: Readonly<Record<CarriedPart, Words>> = {
  drawing: { zh: '图表或图片', ru: 'диаграммы или рисунки', en: 'charts or pictures' },
  comments: { zh: '批注', ru: 'примечания', en: 'comments' },
  table: { zh: '表格样式', ru: 'оформленные таблицы', en: 'formatted tables' },
  pivotTable: { zh: '透视表', ru: 'сводные таблицы', en: 'pivot tables' },
  conditionalFormatting: { zh: '条件格式', ru: 'условное форматирование', en: 'conditional formats' },
  sparklines: { zh: '迷你图', ru: 'спарклайны', en: 'sparklines' },
  filter: { zh: '筛选', ru: 'фильтр', en: 'a filter' },
}

/** The number formats that are offered. */
export const numberFormats: readonly { readonly code: string; readonly words: Words }[] = [
  { code: 'General', words: { zh: '常规', ru: 'Общий', en: 'General' } },
  { code: '0', words: { zh: '整数', ru: 'Целое', en: 'Whole number' } },
  { code: '0.00', words: { zh: '两位小数', ru: 'Два знака', en: 'Two decimals' } },
  { code: '#,##0.00', words: { zh: '千分位', ru: 'С разделителями', en: 'With separators' } },
  { code: '0%', words: { zh: '百分比', ru: 'Процент', en: 'Percent' } },
  { code: 'yyyy-mm-dd', words: { zh: '日期', ru: 'Дата', en: 'Date' } },
  { code: '@', words: { zh: '文本', ru: 'Текст', en: 'Text' } },
]
