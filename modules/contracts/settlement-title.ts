import type { Lang, Words } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'

const longest = 100
const words: Words = { zh: '{contract}结算', ru: 'Расчёт по договору: {contract}', en: 'Settlement of {contract}' }

/**
 * What a settlement is called before somebody writes a name: after its contract, in the language of whoever makes it.
 */
export function settlementTitle(
  { lang }: { readonly lang: Lang },
  { contractName }: { readonly contractName: string },
): string {
  return say(lang, words[lang], { contract: contractName }).slice(0, longest)
}
