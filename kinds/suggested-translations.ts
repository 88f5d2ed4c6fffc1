import { languages, type Lang, type Words } from '../core/values/language.ts'
import { kinds } from './kinds.ts'

/** What the product calls things elsewhere, by their Chinese names. */
export type Terms = ReadonlyMap<string, Words>

const ofKinds: Terms = new Map(kinds.map(({ label }) => [label.zh, label]))

/**
 * What a text in another language may be, going by its Chinese one: the product's own term, else the Chinese itself, to
 * be translated.
 */
function suggestionFor(zh: string, lang: Lang, terms: Terms): string {
  const term = terms.get(zh.trim()) ?? ofKinds.get(zh.trim())
  return term?.[lang] ?? zh
}

/** Words with one language typed anew; a new Chinese name suggests the others, unless somebody wrote them himself. */
export function typedWords(before: Words, lang: Lang, text: string, terms: Terms): Words {
  const typed = { ...before, [lang]: text }
  if (lang !== 'zh') return typed
  const follows = (other: Lang) =>
    before[other].trim() === '' || before[other] === suggestionFor(before.zh, other, terms)
  return Object.fromEntries(
    languages.map((one) => [one, one !== 'zh' && follows(one) ? suggestionFor(text, one, terms) : typed[one]]),
  ) as unknown as Words // every language is there
}

/** How a text stands: written by a person, only suggested, or still Chinese. */
export function stateOf(words: Words, lang: Lang, terms: Terms): 'written' | 'suggested' | 'untranslated' {
  if (lang === 'zh' || words[lang].trim() === '') return 'written'
  if (isUntranslated(words, lang)) return 'untranslated'
  return words[lang] === suggestionFor(words.zh, lang, terms) ? 'suggested' : 'written'
}

/** Whether a name in another language is still written in Chinese. */
export function isUntranslated(words: Words, lang: Lang): boolean {
  return lang !== 'zh' && /\p{Script=Han}/u.test(words[lang])
}
