import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { describedEntries } from '../../../kinds/dictionary/described-entries.ts'
import { labelWords } from './label-line-breaks.ts'
import { letterWidth } from './letter-width.ts'

/** How wide a column is best, and how narrow it may be drawn where room is short; both in px. */
export interface ColumnWidth {
  readonly natural: number
  readonly least: number
}

export const narrowest = 64
export const widest = 800

/** The width that suits a field: the room for its usual values, and for its label in two lines. */
export function columnWidth(doc: Described, field: DescribedField): ColumnWidth {
  const label = labelWidth(field.label, field.sortable)
  const values = typeof field.width === 'number' ? field.width : valuesWidth(doc, field)
  const natural = Math.max(values, label)
  if (!isFlexible(field)) return { natural, least: natural }
  return { natural, least: Math.max(Math.min(natural, leastOf(doc, field)), label) }
}

/** Kinds whose column takes the room that is left, and is narrower where room is short. */
function isFlexible({ kind }: DescribedField): boolean {
  return ['text', 'textarea', 'reference', 'dictionaries', 'people', 'references'].includes(kind)
}

/** Names of units are long in some languages, but their column never gives room away. */
export function takesRoom(field: DescribedField): boolean {
  return isFlexible(field) || field.kind === 'unit' || field.kind === 'department'
}

const titlePart = 0.75

/**
 * A number is of no use without its end, nor a party of which only the town is read, nor a title whose beginning all
 * have.
 */
function leastOf(doc: Described, field: DescribedField): number {
  if (field.name === doc.title && typeof field.width === 'number') return Math.ceil(field.width * titlePart)
  if (isNumber(doc, field)) return numberWidth(patternOf(doc, field))
  return field.kind === 'reference' ? 164 : 132
}

function isNumber({ numberField }: Described, { name, whole }: DescribedField): boolean {
  return name === numberField || whole === true
}

/** Numbers that are also given by hand or by the product do not keep to the pattern. */
function patternOf({ numberField, numberPattern }: Described, { name, whole }: DescribedField): string | undefined {
  return name === numberField && whole !== true ? numberPattern : undefined
}

function valuesWidth(doc: Described, field: DescribedField): number {
  if (isNumber(doc, field)) return numberWidth(patternOf(doc, field))
  if (field.group === 'currency') return 64
  // Its light is a ground around the day, in bold letters.
  if (field.dueSoon !== undefined) return 128
  if (field.name === doc.title) return field.kind === 'personName' ? 132 : 220
  return entriesWidth(field) ?? widths[field.kind] ?? 130
}

/** Room for a number of a pattern, with the longest code of a unit; one drawn elsewhere is taken to be as long as any. */
function numberWidth(pattern = 'ZF-{U}-{YYYY}{MM}{DD}-{####}'): number {
  const longest = pattern
    .replace('{U}', 'BLHYUN')
    .replace('{YYYY}', '2026')
    .replace(/{MM}|{DD}/g, '00')
  return (
    Math.ceil(textWidth(longest.replace(/{(#+)}/, (_, figures: string) => '0'.repeat(figures.length)))) + aroundText
  )
}

const tag = 48 // px around the text of an entry: two paddings of the tag and of its cell, a dot and the space after it
const tagLetter = 12 / 14 // an entry is written smaller than other text

const widestEntries = 300

/** Room for the longest entry, within reason. */
function entriesWidth(field: DescribedField): number | null {
  const entries = field.kind === 'dictionary' ? describedEntries(field) : null
  return entries === null
    ? null
    : Math.min(
        widestEntries,
        Math.ceil(Math.max(64, ...entries.map(({ label }) => textWidth(label) * tagLetter + tag))),
      )
}

const widths: Readonly<Record<string, number>> = {
  text: 160,
  textarea: 200,
  number: 92,
  money: 156,
  quantity: 120,
  rate: 100,
  date: 100,
  dateTime: 164,
  yearMonth: 84,
  yesNo: 72,
  birthDate: 100,
  year: 72,
  calendarDay: 108,
  calendarDays: 170,
  calendarRange: 200,
  select: 112,
  radio: 112,
  selects: 160,
  checkboxes: 160,
  dictionaryRadio: 112,
  dictionaryCheckboxes: 160,
  dictionary: 112,
  dictionaries: 160,
  person: 96,
  people: 150,
  unit: 150,
  department: 136,
  reference: 190,
  references: 160,
  attachment: 72,
  file: 180,
  image: 84,
  autoNumber: 188,
  lines: 80,
}

const aroundText = 20
const sortMark = 14

/** The least width in which a label stands in two lines, broken between words. */
function labelWidth(label: string, sortable: boolean): number {
  const parts = labelWords(label)
  const breaks = parts.map((_, at) =>
    Math.max(textWidth(parts.slice(0, at).join('').trim()), textWidth(parts.slice(at).join('').trim())),
  )
  return Math.ceil(Math.min(...breaks)) + aroundText + (sortable ? sortMark : 0)
}

function textWidth(text: string): number {
  return [...text].reduce((sum, one) => sum + letterWidth(one), 0)
}
