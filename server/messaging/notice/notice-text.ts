import { dayText } from '../../../core/values/day-text.ts'
import { formatNumber, isDecimal } from '../../../core/values/decimal.ts'
import { type Lang, languages, type Words } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import type { NoticeText } from '../../../core/words/notice-words.ts'
import { timeText } from '../../../kinds/date-time/kind.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Running } from '../../platform/context/running-composition.ts'

/** What a notice says to one reader. */
interface Worded {
  readonly title: string
  readonly content: string
}

/** An event with its parameters, as the notice keeps it. */
interface Told {
  readonly event: string
  /** `finance.paymentPlan`, or null. */
  readonly document: string | null
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * Says an event, whose people have their names, in a language; one whose words are gone is named by the document it was
 * about.
 */
export function noticeText(running: Running<Ctx>, { event, document, params }: Told, lang: Lang): Worded {
  const thing = running.documents.get(document ?? '')?.words.title[lang] ?? ''
  const text = running.notices.get(event)
  if (text === undefined) return { title: thing === '' ? event : thing, content: '' }
  const filling = { ...fill(text, params, lang), thing, ...named(params, thing) }
  return { title: tidy(say(lang, text.title[lang], filling)), content: tidy(say(lang, text.content[lang], filling)) }
}

function fill(text: NoticeText, params: Told['params'], lang: Lang): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const said = saidAs(text, name, value, lang)
      return [
        [name, said],
        [`${name}Given`, said === '' ? 'no' : 'yes'],
      ]
    }),
  )
}

/** Where a record's title is its number, which stands beside it anyway, it is called what it is. */
function named({ title, number }: Told['params'], thing: string): { readonly title?: string } {
  return title === number && typeof title === 'string' && thing !== '' ? { title: thing } : {}
}

function saidAs(text: NoticeText, name: string, value: unknown, lang: Lang): string | number {
  if (isWords(value)) return value[lang]
  if (typeof value === 'number')
    return text.moments?.includes(name) === true ? timeText(value, lang).slice(0, -':00'.length) : value
  if (typeof value !== 'string') return ''
  if (text.decimals?.includes(name) === true && isDecimal(value)) return formatNumber(value, null, lang)
  return text.days?.includes(name) === true ? dayText(value, lang) : value
}

/** Whether a parameter is a text in every language. */
export function isWords(value: unknown): value is Words {
  return (
    typeof value === 'object' &&
    value !== null &&
    languages.every((lang) => lang in value && typeof Reflect.get(value, lang) === 'string')
  )
}

// Where a number or a name was missing there would be two spaces, or one at the end.
function tidy(text: string): string {
  return text.replaceAll(/ {2,}/g, ' ').trim()
}
