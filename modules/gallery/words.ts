import type { DocumentWords } from '../../core/description/document-words.ts'
import type { Fields } from '../../core/description/field.ts'
import type { Words } from '../../core/values/language.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { shownFields } from './sample-fields.ts'
import type { sample } from './sample.ts'
import type { strictSample } from './strict-sample.ts'

const groups = {
  texts: { zh: '文本', ru: 'Текст', en: 'Text' },
  numbers: { zh: '数字', ru: 'Числа', en: 'Numbers' },
  choices: { zh: '选项', ru: 'Выбор', en: 'Choices' },
  days: { zh: '日期', ru: 'Даты', en: 'Dates' },
  organisation: { zh: '组织与关联', ru: 'Организация и ссылки', en: 'Organisation and links' },
  files: { zh: '文件', ru: 'Файлы', en: 'Files' },
  others: { zh: '其他', ru: 'Прочее', en: 'Others' },
}

const fromText = {
  zh: '“单行文本”填写18位身份证号时自动带出',
  ru: 'Заполняется сама, если в поле «Строка» стоит 18-значный номер удостоверения',
  en: 'Filled in automatically while “Text” holds an ID number of 18 characters',
}

const stored = { zh: '附件（存储）', ru: 'Вложения (хранилище)', en: 'Attachments (storage)' }

/** Every field bears the name of its kind. */
const fields = {
  ...named(shownFields),
  birthDate: { label: kindOf('birthDate').label, help: fromText },
  storageFiles: stored,
  lines: { label: kindOf('lines').label, fields: named(shownFields.lines.fields) },
} as DocumentWords<typeof sample>['fields'] // keyed by the very names

export const sampleWords: DocumentWords<typeof sample> = {
  title: { zh: '控件样例', ru: 'Образец полей', en: 'Field sample' },
  fields,
  groups,
}

export const strictSampleWords: DocumentWords<typeof strictSample> = {
  title: { zh: '必填控件样例', ru: 'Образец обязательных полей', en: 'Required field sample' },
  fields,
  groups,
}

export const galleryWords = {
  page: { zh: '控件展示', ru: 'Образцы полей', en: 'Field gallery' },
  records: { zh: '控件样例记录', ru: 'Записи образцов', en: 'Field samples' },
  label: { zh: '控件', ru: 'Поля', en: 'Fields' },
} satisfies Record<string, Words>

function named(shown: Fields): Readonly<Record<string, Words>> {
  return Object.fromEntries(Object.entries(shown).map(([name, { kind }]) => [name, kindOf(kind).label]))
}
