import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import type { mobileAppVersion } from '../mobile-app-version.ts'
import type { releaseNote } from '../release-note.ts'

const basic: Words = { zh: '基本信息', ru: 'Основное', en: 'Basics' }
const status: Words = { zh: '状态', ru: 'Статус', en: 'Status' }
const publishTime: Words = { zh: '发布时间', ru: 'Время публикации', en: 'Published' }
const publish: Words = { zh: '发布', ru: 'Опубликовать', en: 'Publish' }
const withdraw: Words = { zh: '撤回', ru: 'Отозвать', en: 'Withdraw' }

export const versionNoteWords: DocumentWords<typeof releaseNote> = {
  title: { zh: '版本说明', ru: 'Описание версии', en: 'Release notes' },
  fields: {
    verNo: {
      label: { zh: '版本号', ru: 'Номер версии', en: 'Version' },
      help: { zh: '例如 1.4.0', ru: 'Например, 1.4.0', en: 'Such as 1.4.0' },
    },
    title: { zh: '标题', ru: 'Заголовок (китайский)', en: 'Title (Chinese)' },
    titleRu: { zh: '标题（俄文）', ru: 'Заголовок (русский)', en: 'Title (Russian)' },
    titleEn: { zh: '标题（英文）', ru: 'Заголовок (английский)', en: 'Title (English)' },
    content: { zh: '内容', ru: 'Текст (китайский)', en: 'Text (Chinese)' },
    contentRu: { zh: '内容（俄文）', ru: 'Текст (русский)', en: 'Text (Russian)' },
    contentEn: { zh: '内容（英文）', ru: 'Текст (английский)', en: 'Text (English)' },
    popup: {
      label: { zh: '登录后弹出', ru: 'Показать при входе', en: 'Show after sign-in' },
      help: { zh: '每人只弹出一次', ru: 'Каждому один раз', en: 'Once to everybody' },
    },
    publishTime,
    status,
  },
  groups: { basic, content: { zh: '更新内容', ru: 'Что нового', en: 'What is new' } },
  actions: { publish, withdraw },
}

export const appVersionWords: DocumentWords<typeof mobileAppVersion> = {
  title: { zh: 'APP版本', ru: 'Версия мобильного приложения', en: 'App version' },
  fields: {
    platform: { zh: '平台', ru: 'Платформа', en: 'Platform' },
    verName: { zh: '版本名', ru: 'Название версии', en: 'Version name' },
    verCode: {
      label: { zh: '版本序号', ru: 'Порядковый номер', en: 'Version number' },
      help: {
        zh: '须大于该平台已发布的序号',
        ru: 'Больше опубликованных номеров этой платформы',
        en: 'Above those already published for the platform',
      },
    },
    minVerCode: {
      label: { zh: '最低可用序号', ru: 'Минимальный номер', en: 'Lowest number still allowed' },
      help: {
        zh: '低于此序号的应用必须更新',
        ru: 'Приложения ниже этого номера обязаны обновиться',
        en: 'Applications below it must update',
      },
    },
    forceUpdate: {
      label: { zh: '强制更新', ru: 'Обязательное обновление', en: 'Forced update' },
      help: {
        zh: '所有旧版本必须更新后才能使用',
        ru: 'Все прежние версии обязаны обновиться',
        en: 'Every earlier version must update before it works on',
      },
    },
    packageFile: { zh: '安装包', ru: 'Установочный пакет', en: 'Package' },
    notes: { zh: '更新说明', ru: 'Что нового (китайский)', en: 'What is new (Chinese)' },
    notesRu: { zh: '更新说明（俄文）', ru: 'Что нового (русский)', en: 'What is new (Russian)' },
    notesEn: { zh: '更新说明（英文）', ru: 'Что нового (английский)', en: 'What is new (English)' },
    publishTime,
    status,
  },
  groups: { basic, notes: { zh: '更新说明', ru: 'Что нового', en: 'What is new' } },
  actions: { publish, withdraw },
}
