import { type Lang, languages, type Words } from '../../core/values/language.ts'

/** What pages are called: in the first list a page is read in one language, so each comes when it is asked for. */
export interface PageLabels {
  /** The label of the page at a place among the declared ones; in another language until its own has come. */
  readonly at: (place: number) => Words
  readonly has: (lang: Lang) => boolean
  readonly load: (lang: Lang) => Promise<void>
}

/** `source` gives the labels of all declared pages in one language, in their order. */
export function pageLabels(source: (lang: Lang) => Promise<readonly string[]>): PageLabels {
  const known = new Map<Lang, readonly string[]>()
  const said = (lang: Lang, place: number) => {
    const come = [lang, ...languages].find((one) => known.has(one))
    return come === undefined ? '' : (known.get(come)?.[place] ?? '')
  }
  return {
    at: (place) => ({
      get zh() {
        return said('zh', place)
      },
      get ru() {
        return said('ru', place)
      },
      get en() {
        return said('en', place)
      },
    }),
    has: (lang) => known.has(lang),
    load: async (lang) => {
      if (!known.has(lang)) known.set(lang, await source(lang))
    },
  }
}
