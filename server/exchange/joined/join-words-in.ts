import type { Words } from '../../../core/values/language.ts'
import { langsOfPrint, type PrintLang } from '../../../core/values/print-language.ts'
import type { JoinOrder } from './join-thread-messages.ts'
import { leftReasons } from './joined-words.ts'

/** What the page of what is left out says, in the language of the print. */
export function joinWordsIn(lang: PrintLang, heading: Words, head: readonly Words[]): JoinOrder['said'] {
  const say = (words: Words) =>
    langsOfPrint(lang)
      .map((one) => words[one])
      .join('\n')
  return {
    heading: say(heading),
    head: head.map(say),
    reasons: Object.fromEntries(
      Object.entries(leftReasons).map(([reason, words]) => [reason, say(words)]),
    ) as JoinOrder['said']['reasons'], // every reason of the table
  }
}
