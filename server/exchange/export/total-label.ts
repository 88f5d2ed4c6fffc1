import type { Lang, Words } from '../../../core/values/language.ts'
import type { RawCell } from '../import/raw-row.ts'

const sum: Words = { zh: '合计', ru: 'Итого', en: 'Total' }
// As people call it in their own sheets beside.
const others = ['总计', 'Всего', 'Grand total']
const labelled = new RegExp(`^(?:${[...Object.values(sum), ...others].join('|')})(?: \\(.+\\))?[:：]?$`, 'i')
const figure = /^'?-?[\d\s.,]+$/

/** How the totals of an export are called, with their currency or unit. */
export function totalLabel(lang: Lang, measure: string | null): string {
  return measure === null ? sum[lang] : `${sum[lang]} (${measure})`
}

/** Whether a row of a file is the totals of an export: their label and figures, nothing else. */
export function isTotals(cells: readonly RawCell[]): boolean {
  const [label, ...rest] = cells.filter((cell) => cell !== null && cell !== '')
  const isFigure = (cell: RawCell) => typeof cell === 'number' || (typeof cell === 'string' && figure.test(cell))
  return typeof label === 'string' && labelled.test(label.trim()) && rest.length > 0 && rest.every(isFigure)
}
