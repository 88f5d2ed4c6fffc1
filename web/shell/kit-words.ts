import type { ConfigProviderProps } from 'antd'
import type { Lang } from '../../core/values/language.ts'

export type KitWords = NonNullable<ConfigProviderProps['locale']>

const loaded = new Map<Lang, KitWords>()

/** The UI kit's words of a language and the date library's, which its file adds itself; each language is one chunk. */
export async function loadKitWords(lang: Lang): Promise<KitWords> {
  const [{ default: words }] = await loaders[lang]()
  loaded.set(lang, words)
  return words
}

/** The kit's words of a language, once they have been loaded. */
export function loadedKitWords(lang: Lang): KitWords | null {
  return loaded.get(lang) ?? null
}

const loaders = {
  zh: () => Promise.all([import('antd/locale/zh_CN'), import('dayjs/locale/zh-cn')]),
  ru: () => Promise.all([import('antd/locale/ru_RU'), import('dayjs/locale/ru')]),
  en: () => Promise.all([import('antd/locale/en_GB'), import('dayjs/locale/en-gb')]),
} as const satisfies Record<Lang, unknown>
