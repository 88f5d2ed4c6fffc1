import type { Words } from '../../../core/values/language.ts'

/** What the page of placeholders says. */
export const placeholderWords = {
  noField: {
    zh: '未选择字段：请选择，或将格式设为“留空手填”',
    ru: 'Поле не выбрано: выберите его или задайте формат «Оставить пустым»',
    en: 'No field is chosen: choose one, or let it stay blank by its format',
  },
  fieldGone: {
    zh: '所选字段已从单据中删除：请另选字段',
    ru: 'Выбранное поле удалено из документа: выберите другое',
    en: 'The chosen field was removed from the document: choose another',
  },
  wholeList: {
    zh: '这里需要明细中的一列，不能是整个明细：请选择其中的列',
    ru: 'Здесь нужен столбец таблицы, а не вся таблица: выберите столбец',
    en: 'This takes a column of the sub-table, not all of it: choose a column',
  },
  unclosed: {
    zh: '“{name}”有开头没有结尾：请在段落末补上对应的结束标记',
    ru: 'Часть «{name}» начата, но не закончена: добавьте закрывающую метку',
    en: 'The part “{name}” begins and does not end: add its closing mark',
  },
  unopened: {
    zh: '“{name}”有结尾没有开头：请补上开始标记或删除结束标记',
    ru: 'Часть «{name}» закончена, но не начата: добавьте открывающую метку или удалите закрывающую',
    en: 'The part “{name}” ends and does not begin: add its opening mark or remove the closing one',
  },
  crossed: {
    zh: '“{name}”与其他段落交叉：请先结束里面的段落',
    ru: 'Часть «{name}» пересекается с другой: сначала закройте внутреннюю',
    en: 'The part “{name}” crosses another: close the inner one first',
  },
  cut: {
    zh: '花括号不成对：{name}',
    ru: 'Фигурные скобки без пары: {name}',
    en: 'Braces without their pair: {name}',
  },
  sign: {
    zh: '占位符名称不能为空，也不能含 [ ]：{name}',
    ru: 'Название метки не может быть пустым и содержать [ ]: {name}',
    en: 'The name of a placeholder is not empty and has no [ ]: {name}',
  },
  tab: { zh: '占位符', ru: 'Поля шаблона', en: 'Placeholders' },
  placeholder: { zh: '占位符', ru: 'Метка', en: 'Placeholder' },
  field: { zh: '字段', ru: 'Поле документа', en: 'Field' },
  chooseField: { zh: '选择字段', ru: 'Выберите поле', en: 'Choose a field' },
  format: { zh: '格式', ru: 'Формат', en: 'Format' },
  language: { zh: '语言', ru: 'Язык', en: 'Language' },
  ofTemplate: { zh: '随模板', ru: 'Как в шаблоне', en: 'Of the template' },
  equals: { zh: '等于（留空为有值）', ru: 'Равно (пусто — любое значение)', en: 'Equals (empty: any value)' },
  times: {
    zh: '出现 {count} 处，填同一内容',
    ru: '{count, plural, one {встречается # раз} few {встречается # раза} other {встречается # раз}}, содержание одно',
    en: 'stands {count} times, with the same content',
  },
  bookmark: { zh: '书签', ru: 'Закладка', en: 'Bookmark' },
  part: { zh: '条件或重复段落', ru: 'Условие или повтор', en: 'Condition or repeated part' },
  header: { zh: '页眉', ru: 'Верхний колонтитул', en: 'Header' },
  footer: { zh: '页脚', ru: 'Нижний колонтитул', en: 'Footer' },
  matched: { zh: '按名称自动匹配', ru: 'Подобрано по названию', en: 'Matched by name' },
  unusedBookmark: { zh: '未使用，保持原样', ru: 'Не используется, останется как есть', en: 'Not used, stays as it is' },
  repeats: { zh: '按明细逐行重复', ru: 'Повторяется по строкам', en: 'Repeats for each line' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  saved: { zh: '占位符已保存', ru: 'Поля шаблона сохранены', en: 'The placeholders were saved' },
  ready: {
    zh: '全部占位符已就绪，可以发布',
    ru: 'Все поля готовы, шаблон можно опубликовать',
    en: 'All placeholders are ready: the template may be published',
  },
  open: {
    zh: '{count} 个占位符需要处理',
    ru: '{count, plural, one {# поле требует внимания} few {# поля требуют внимания} other {# полей требуют внимания}}',
    en: '{count, plural, one {# placeholder is not ready} other {# placeholders are not ready}}',
  },
  none: { zh: '文件中没有占位符', ru: 'В файле нет полей', en: 'The file has no placeholders' },
  noneNote: {
    zh: '在 Word 或 WPS 中用双花括号写入名称，或插入书签，再重新上传文件',
    ru: 'Впишите в Word или WPS название в двойных фигурных скобках или вставьте закладку и загрузите файл снова',
    en: 'Type a name in double braces or insert a bookmark in Word or WPS, then upload the file again',
  },
  fixed: {
    zh: '已发布的版本不能修改，请先“修订为新版本”',
    ru: 'Опубликованная версия не меняется: сначала создайте новую',
    en: 'A published version is not changed: make a new version first',
  },
} as const satisfies Readonly<Record<string, Words>>

/** The formats by their names. */
export const formatWords = {
  auto: { zh: '默认', ru: 'Обычный', en: 'As shown' },
  dateLong: { zh: '2026年11月27日', ru: '27 ноября 2026 г.', en: '27 November 2026' },
  dateHan: { zh: '二〇二六年十一月二十七日', ru: 'Дата иероглифами', en: 'Date in Chinese characters' },
  amount: { zh: '金额 1,234.50', ru: 'Сумма 1 234,50', en: 'Amount 1,234.50' },
  words: { zh: '金额大写', ru: 'Сумма прописью', en: 'Amount in words' },
  bare: { zh: '末尾序号（去前导零）', ru: 'Последнее число номера без нулей', en: 'Last number, no leading zeros' },
  qr: { zh: '二维码', ru: 'QR-код', en: 'QR code' },
  picture: {
    zh: '图片（如印章），宽 40 毫米',
    ru: 'Изображение (например, печать), ширина 40 мм',
    en: 'Picture (such as a seal), 40 mm wide',
  },
  blank: { zh: '留空手填', ru: 'Оставить пустым', en: 'Leave blank' },
} as const satisfies Readonly<Record<string, Words>>

/** The languages of a paper in the language of the reader. */
export const languageWords = {
  zh: { zh: '中文', ru: 'Китайский', en: 'Chinese' },
  ru: { zh: '俄文', ru: 'Русский', en: 'Russian' },
  en: { zh: '英文', ru: 'Английский', en: 'English' },
} as const satisfies Readonly<Record<string, Words>>
