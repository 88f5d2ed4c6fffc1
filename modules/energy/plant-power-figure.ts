import { figureIn } from '../../core/api-types/widget-figures.ts'
import type { Figure } from '../../core/description/widget.ts'
import { div } from '../../core/values/decimal.ts'
import type { Lang } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'
import { figureWords as words } from './words/station-figures.ts'

/** What meters at the gateways show now; those not heard of are said, for what they would add is missing. */
export function powerNow(lang: Lang, { kilowatts, silent }: { kilowatts: string; silent: number }): Figure {
  const figure = figureIn(lang)(words.now, thousandth(kilowatts), words.megawatt)
  return silent === 0 ? figure : { ...figure, note: say(lang, words.silent[lang], { n: String(silent) }) }
}

/** Kilowatts as megawatts, kilowatt-hours as megawatt-hours. */
export function thousandth(value: string): string {
  return div(value, '1000', 2)
}
