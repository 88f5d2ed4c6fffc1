import { hanNumber } from '../template/value-format.ts'
import { childOf, elementsOf, unescapeXml, type XmlElement } from '../template/xml-tree.ts'
import type { PaperNote } from './docx-content.ts'
import { said } from './docx-properties.ts'

interface Level {
  readonly element: XmlElement
  /** What stands before the paragraph, counted on by asking. */
  readonly label: string
  /** `tab`, `space` or `nothing` after it. */
  readonly suffix: string
}

/** The lists of a docx; counts as it is read. */
export interface Numbering {
  readonly next: (list: string, level: number) => Level | null
}

/** Reads numbering.xml; a docx without lists has none. */
export function numberingOf(root: XmlElement | null, notes: Set<PaperNote>): Numbering {
  const all = root === null ? [] : elementsOf(root)
  const forms = new Map(
    all
      .filter(({ name }) => name === 'w:abstractNum')
      .map((form) => [form.attributes['w:abstractNumId'] ?? '', form] as const),
  )
  const lists = new Map(
    all
      .filter(({ name }) => name === 'w:num')
      .map((list) => [list.attributes['w:numId'] ?? '', said([list], 'w:abstractNumId', 'w:val') ?? ''] as const),
  )
  const counts = new Map<string, number[]>()
  return {
    next(list, level) {
      const form = forms.get(lists.get(list) ?? '')
      const levels = form === undefined ? [] : elementsOf(form).filter(({ name }) => name === 'w:lvl')
      const element = levels.find(({ attributes }) => Number(attributes['w:ilvl']) === level)
      if (element === undefined) return null
      const key = lists.get(list) ?? ''
      const counted = counts.get(key) ?? []
      counts.set(key, counted)
      counted[level] = (counted[level] ?? startOf(element) - 1) + 1
      counted.length = level + 1
      const shown = (at: number) => {
        const own = levels.find(({ attributes }) => Number(attributes['w:ilvl']) === at)
        const format = own === undefined ? 'decimal' : (said([own], 'w:numFmt', 'w:val') ?? 'decimal')
        return inFormat(counted[at] ?? (own === undefined ? 1 : startOf(own)), format, notes)
      }
      return {
        element,
        label: labelOf(element, shown),
        suffix: said([element], 'w:suff', 'w:val') ?? 'tab',
      }
    },
  }
}

function startOf(level: XmlElement): number {
  const start = Number(said([level], 'w:start', 'w:val') ?? 1)
  return Number.isSafeInteger(start) ? start : 1
}

function labelOf(level: XmlElement, shown: (at: number) => string): string {
  const text = unescapeXml(childOf(level, 'w:lvlText')?.attributes['w:val'] ?? '')
  // A bullet of a symbol font stands in the private range of Unicode.
  if (said([level], 'w:numFmt', 'w:val') === 'bullet') return text.replaceAll(/[\uE000-\uF8FF]/g, '•')
  return text.replaceAll(/%(\d)/g, (_, digit: string) => shown(Number(digit) - 1))
}

function inFormat(value: number, format: string, notes: Set<PaperNote>): string {
  if (format === 'lowerLetter') return letters(value)
  if (format === 'upperLetter') return letters(value).toUpperCase()
  if (format === 'lowerRoman') return roman(value).toLowerCase()
  if (format === 'upperRoman') return roman(value)
  if (format.startsWith('chineseCounting') || format === 'japaneseCounting')
    return value >= 0 && value <= 99 ? hanNumber(value) : String(value)
  if (format === 'none') return ''
  if (format.startsWith('decimalEnclosedCircle') && value >= 1 && value <= 20) return String.fromCodePoint(9311 + value)
  if (format === 'decimalZero') return String(value).padStart(2, '0')
  if (format !== 'decimal') notes.add('numbering')
  return String(value)
}

function letters(value: number): string {
  return value < 1 ? '' : String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.min(Math.ceil(value / 26), 20))
}

const romans = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value)
  let rest = value
  return romans
    .map(([worth, sign]) => {
      const times = Math.floor(rest / worth)
      rest -= times * worth
      return sign.repeat(times)
    })
    .join('')
}
