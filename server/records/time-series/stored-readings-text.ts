import type { SeriesTaken } from '../../../core/api-types/time-series.ts'
import type { Series } from '../../../core/description/time-series.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import type { Taken } from './reading.ts'
import { seriesWords } from './words.ts'

const words: Readonly<Record<string, Words>> = seriesWords

/** What became of readings, said in a language: fields are called as their reader knows them. */
export function takenReadingsText(lang: Lang, { fields }: Series, { refused, ...counts }: Taken): SeriesTaken {
  return {
    ...counts,
    refused: refused.map(({ reason: { code, params = {} }, ...one }) => {
      const field = fields[String(params['field'] ?? '')]?.label[lang]
      return {
        ...one,
        code,
        message: say(lang, words[code]?.[lang] ?? code, field === undefined ? params : { ...params, field }),
      }
    }),
  }
}
