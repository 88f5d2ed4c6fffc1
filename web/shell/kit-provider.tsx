import { ConfigProvider, type ThemeConfig } from 'antd'
import dayjs from 'dayjs'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Lang } from '../../core/values/language.ts'
import { kitTheme } from '../../ui/kit-theme.ts'
import { pageNonce } from '../../ui/nonce.ts'
import { useLang } from '../platform/session/language.ts'
import { useBrand, useDark } from '../platform/session/theme.ts'
import { loadedKitWords, loadKitWords, type KitWords } from './kit-words.ts'

/** Puts the UI kit into our colours, our language and our content policy. */
export function KitProvider({ children }: { readonly children: ReactNode }) {
  const words = useKitWords(useLang())
  return (
    <ConfigProvider
      theme={useKitTheme()}
      locale={words}
      csp={{ nonce: pageNonce() }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  )
}

/** The kit's own colours; the dark ones come when somebody wants them. */
function useKitTheme(): ThemeConfig {
  const dark = useDark()
  const [kitDark, setKitDark] = useState<ThemeConfig | null>(null)
  useEffect(() => {
    if (dark) void import('../../ui/kit-dark.ts').then((found) => setKitDark(found.kitDark))
  }, [dark])
  const brand = useBrand()
  const own = useMemo(
    () =>
      brand === null ? kitTheme : { ...kitTheme, token: { ...kitTheme.token, colorPrimary: brand, colorLink: brand } },
    [brand],
  )
  return dark && kitDark ? kitDark : own
}

// Without any words the kit builds the page anew when they come, and what was typed by then is lost.
const none: KitWords = { locale: 'en' }

/** The kit's words of a language; while their chunk is on the way the old ones stay. */
function useKitWords(lang: Lang): KitWords {
  const [words, setWords] = useState(() => spokenFrom(lang, loadedKitWords(lang) ?? none))
  useEffect(() => {
    let wanted = true
    void loadKitWords(lang).then((found) => wanted && setWords(spokenFrom(lang, found)))
    return () => {
      wanted = false
    }
  }, [lang])
  return words
}

const dateLocales = { zh: 'zh-cn', ru: 'ru', en: 'en-gb' } as const satisfies Record<Lang, string>

/** Words of the kit, whose dates are written in their language from now on. */
function spokenFrom(lang: Lang, words: KitWords): KitWords {
  if (words !== none) dayjs.locale(dateLocales[lang])
  return words
}
