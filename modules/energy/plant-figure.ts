import type { Figure } from '../../core/description/widget.ts'
import { div, formatNumber } from '../../core/values/decimal.ts'
import type { Lang, Words } from '../../core/values/language.ts'
import { say } from '../../core/words/message.ts'
import { figureWords as words } from './words/station-figures.ts'

/** Makes figures of an overview in a language; of what cannot be worked out a dash with the reason is shown. */
export function figureIn(lang: Lang) {
  return (label: Words, value: string | null, unit?: Words, note?: Words): Figure => ({
    label: label[lang],
    value: value ?? '—',
    ...(value === null || unit === undefined ? {} : { unit: unit[lang] }),
    ...(note === undefined ? {} : { note: note[lang] }),
  })
}

/** What meters at the gateways show now; those not heard of are said, for what they would add is missing. */
export function powerNow(lang: Lang, { kilowatts, silent }: { kilowatts: string; silent: number }): Figure {
  const figure = figureIn(lang)(words.now, thousandth(kilowatts), words.megawatt)
  return silent === 0 ? figure : { ...figure, note: say(lang, words.silent[lang], { n: String(silent) }) }
}

/** Kilowatts as megawatts, kilowatt-hours as megawatt-hours. */
export function thousandth(value: string): string {
  return div(value, '1000', 2)
}

/** Values of a chart with what is read of each. */
export function seriesOf(lang: Lang, label: string, values: readonly (string | null)[], digits: number) {
  return { label, values, texts: values.map((value) => (value === null ? '' : formatNumber(value, digits, lang))) }
}
