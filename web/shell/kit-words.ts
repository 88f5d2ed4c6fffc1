import type { ConfigProviderProps } from 'antd'
import dayjs from 'dayjs'
import type { Lang } from '../../core/values/language.ts'

export type KitWords = NonNullable<ConfigProviderProps['locale']>

/** The UI kit's and the date library's words of one language; each language is a chunk of its own. */
export async function loadKitWords(lang: Lang): Promise<KitWords> {
  const [{ default: words }] = await loaders[lang]()
  dayjs.locale(dateLocales[lang])
  return words
}

const dateLocales = { zh: 'zh-cn', ru: 'ru', en: 'en-gb' } as const satisfies Record<Lang, string>

const loaders = {
  zh: () => Promise.all([import('antd/locale/zh_CN'), import('dayjs/locale/zh-cn')]),
  ru: () => Promise.all([import('antd/locale/ru_RU'), import('dayjs/locale/ru')]),
  en: () => Promise.all([import('antd/locale/en_GB'), import('dayjs/locale/en-gb')]),
} as const satisfies Record<Lang, unknown>
