import type { Figure } from '../description/widget.ts'
import { formatNumber } from '../values/decimal.ts'
import type { Lang, Words } from '../values/language.ts'

/** Makes figures of a widget in a language; of what cannot be worked out a dash with the reason is shown. */
export function figureIn(lang: Lang) {
  return (label: Words, value: string | null, unit?: Words, note?: Words): Figure => ({
    label: label[lang],
    value: value ?? '—',
    ...(value === null || unit === undefined ? {} : { unit: unit[lang] }),
    ...(note === undefined ? {} : { note: note[lang] }),
  })
}

/** Values of a chart with what is read of each. */
export function seriesOf(lang: Lang, label: string, values: readonly (string | null)[], digits: number) {
  return { label, values, texts: values.map((value) => (value === null ? '' : formatNumber(value, digits, lang))) }
}
