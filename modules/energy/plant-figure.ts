import type { Figure } from '../../core/description/widget.ts'
import { div, formatNumber } from '../../core/values/decimal.ts'
import type { Lang, Words } from '../../core/values/language.ts'

/** Makes figures of an overview in a language; of what cannot be worked out a dash with the reason is shown. */
export function figureIn(lang: Lang) {
  return (label: Words, value: string | null, unit?: Words | string, note?: Words): Figure => ({
    label: label[lang],
    value: value ?? '—',
    ...(value === null || unit === undefined ? {} : { unit: typeof unit === 'string' ? unit : unit[lang] }),
    ...(note === undefined ? {} : { note: note[lang] }),
  })
}

/** Kilowatts as megawatts, kilowatt-hours as megawatt-hours. */
export function thousandth(value: string): string {
  return div(value, '1000', 2)
}

/** Values of a chart with what is read of each. */
export function seriesOf(lang: Lang, label: string, values: readonly (string | null)[], digits: number) {
  return { label, values, texts: values.map((value) => (value === null ? '' : formatNumber(value, digits, lang))) }
}
