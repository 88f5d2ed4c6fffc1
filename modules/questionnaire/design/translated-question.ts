import type { Lang } from '../../../core/values/language.ts'
import type { Option, Question } from './question.ts'

/** A question as somebody reads it: in his language where it was translated. */
export function questionIn({ stemRu, stemEn, options, rows, ...question }: Question, lang: Lang): Question {
  return {
    ...question,
    stem: chosen(lang, question.stem, stemRu, stemEn),
    ...(options === undefined ? {} : { options: options.map((option) => optionIn(option, lang)) }),
    ...(rows === undefined ? {} : { rows: rows.map((row) => optionIn(row, lang)) }),
  }
}

/** One of three texts; the first where there is none in the language. */
export function chosen(lang: Lang, zh: string, ru: string | null | undefined, en: string | null | undefined): string {
  return { zh, ru: ru || zh, en: en || zh }[lang]
}

function optionIn({ labelRu, labelEn, ...option }: Option, lang: Lang): Option {
  return { ...option, label: chosen(lang, option.label, labelRu, labelEn) }
}
