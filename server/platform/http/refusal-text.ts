import type { Lang, Words } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import { readableParams } from '../../../core/words/readable-params.ts'
import type { FieldError, Params, Refusal } from '../../../core/words/refusal.ts'

/** All refusal words of a running server, by code. */
export type RefusalWords = ReadonlyMap<string, Words>

/** Joins the words of the engine and the modules; a code said twice is a mistake found at start. */
export function refusalWords(maps: readonly Readonly<Record<string, Words>>[]): RefusalWords {
  const all = new Map<string, Words>()
  for (const [code, words] of maps.flatMap((map) => Object.entries(map))) {
    const before = all.get(code)
    if (before !== undefined && before !== words && before.zh !== words.zh)
      throw new Error(`two refusals share the code ${code}`)
    all.set(code, words)
  }
  return all
}

/** A code in the caller's language; a code without words says itself, which the conformance tests find. */
export function sayCode(all: RefusalWords, lang: Lang, code: string, params: Params = {}): string {
  const words = all.get(code)
  return words === undefined ? code : say(lang, words[lang], readableParams(params, lang))
}

/** What is wrong with each field, in the caller's language. */
export function sayErrors(all: RefusalWords, lang: Lang, { errors }: Refusal): Record<string, string> {
  const said = Object.entries(errors).map(([field, error]) => [field, sayError(all, lang, error)] as const)
  return Object.fromEntries(said)
}

function sayError(all: RefusalWords, lang: Lang, { code, params }: FieldError): string {
  return sayCode(all, lang, code, params)
}
