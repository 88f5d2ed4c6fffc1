import type { DocumentWords } from '../core/description/document-words.ts'
import type { userEntry } from './saved-phrase.ts'
import { common } from './shared-words.ts'

export const userEntryWords: DocumentWords<typeof userEntry> = {
  title: { zh: '用户字典', ru: 'Пользовательские справочники', en: 'User dictionaries' },
  fields: {
    entryGroup: { zh: '类别', ru: 'Вид', en: 'Type' },
    entryName: { zh: '内容', ru: 'Содержание', en: 'Content' },
    shared: {
      label: { zh: '本单位共用', ru: 'Для всей организации', en: 'For the whole unit' },
      help: {
        zh: '开启后本单位同事也能选用',
        ru: 'Тогда его смогут выбирать и коллеги из организации',
        en: 'Colleagues of the unit are offered it as well',
      },
    },
    entrySort: common.sort,
    enabled: common.enabled,
  },
  groups: { basic: common.basic },
  lists: { opinion: { zh: '常用意见', ru: 'Частые формулировки', en: 'Common opinions' } },
}
