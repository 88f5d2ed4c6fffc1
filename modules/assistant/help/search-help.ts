import type { Lang } from '../../../core/values/language.ts'
import { helpPages } from './help-pages.ts'

/** A page of the help in its reader's language. */
export interface HelpHit {
  readonly title: string
  readonly text: string
  readonly opens: string
}

const most = 4

/** The pages that share most with what is asked, best first; every page when nothing is asked. */
export function searchHelp(query: string, lang: Lang): readonly HelpHit[] {
  const asked = partsOf(query)
  const pages = helpPages.map(({ title, text, opens }) => ({
    hit: { title: title[lang], text: text[lang], opens },
    score: shared(asked, `${title.zh} ${title.ru} ${title.en}`) * 3 + shared(asked, `${text.zh} ${text.ru} ${text.en}`),
  }))
  if (asked.size === 0) return pages.map(({ hit }) => hit)
  return pages
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ hit }) => hit)
}

/** Pairs of Han characters, and words by their first letters, since Russian and English change the ends. */
function partsOf(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase().replaceAll('ё', 'е')
  const pairs = [...plain.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) =>
    [...run].slice(0, -1).map((one, at) => one + ([...run][at + 1] ?? '')),
  )
  const words = [...plain.matchAll(/[a-zа-я]{3,}/g)].map(([word]) => word.slice(0, 5))
  return new Set([...pairs, ...words])
}

function shared(asked: ReadonlySet<string>, text: string): number {
  const there = partsOf(text)
  return [...asked].filter((part) => there.has(part)).length
}
