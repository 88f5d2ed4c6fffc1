import type { FieldBase } from '../core/description/field.ts'
import type { Json } from '../core/values/json.ts'
import type { Lang } from '../core/values/language.ts'
import { parseTyped } from '../core/values/parse-typed-number.ts'
import { kindOf } from './kinds.ts'

/** Whose language a text is in, and the keys behind the names it may use. */
export interface ReadContext {
  readonly lang: Lang
  /**
   * The code or id that a label stands for in a source such as `dictionary:country` or `person`; null when none or
   * several do.
   */
  readonly codeOf: (source: string, label: string) => string | null
}

/**
 * The value that a text of a spreadsheet means to a field: what is shown in a cell reads back as what is
 * held. Nothing is checked here: what the kind does not take stays the text, so that its check says why.
 */
export function parseCellText(text: string, field: FieldBase, context: ReadContext): Json {
  const given = text.trim()
  if (given === '') return null
  const kind = kindOf(field.kind)
  for (const reading of readingsOf(field)) {
    const candidate = reading(given, context)
    if (candidate === null) continue
    const checked = kind.check(candidate, field)
    if ('value' in checked) return checked.value
  }
  return kind.numeric ? (parseTyped(given, context.lang) ?? given) : given
}

/** What a text may mean; null where it is no such thing. */
type Reading = (given: string, context: ReadContext) => Json

const known = new WeakMap<FieldBase, readonly Reading[]>()

/**
 * The readings of a field, to be tried one after another: most texts are what they say, and need not be read as a
 * month.
 */
function readingsOf(field: FieldBase): readonly Reading[] {
  const found = known.get(field) ?? readings(field)
  known.set(field, found)
  return found
}

function readings(field: FieldBase): readonly Reading[] {
  const kind = kindOf(field.kind)
  const type = kind.expression(field)
  if (kind.numeric) return [(given, { lang }) => parseTyped(given, lang), asIs]
  if (type === 'time') return [instantText]
  const code = codeIn(field)
  if (type === 'list') return [(given, context) => listed(given, (label) => code?.(label, context) ?? null), asIs]
  if (type === 'flag') return [(given) => answers.get(given.toLowerCase()) ?? null, asIs]
  return [...(code === null ? [] : [code]), ...(type === 'day' ? [dayText] : []), asIs, monthText]
}

function asIs(given: string): Json {
  return given
}

/** What gives the code behind a label; null where labels of the field stand for nothing. */
function codeIn(field: FieldBase): ((label: string, context: ReadContext) => string | null) | null {
  const source = kindOf(field.kind).namesFrom?.(field) ?? null
  if (source === null) return 'options' in field || 'choices' in field ? (label) => choiceOf(field, label) : null
  return (label, { codeOf }) => choiceOf(field, label) ?? codeOf(source, label)
}

/** Labels or days between commas of any sort, a period between its two ends; every one of them must be known. */
function listed(given: string, code: (label: string) => string | null): Json {
  const codes = given
    .split(/[,，、;；\n]| 至 | – /)
    .map((label) => label.trim())
    .filter((label) => label !== '')
    .map((label) => code(label) ?? dayText(label) ?? label)
  return codes.length === 0 ? null : codes
}

/** The code of a label among the choices that a field carries, in whichever language. */
function choiceOf(field: FieldBase, label: string): string | null {
  if (!('options' in field) && !('choices' in field)) return null
  const carried: unknown[] = [Reflect.get(field, 'options'), Reflect.get(field, 'choices')].flatMap((one: unknown) =>
    Array.isArray(one) ? one : [],
  )
  const found = carried.find((choice) => isChoice(choice) && (choice.code === label || says(choice.label, label)))
  return isChoice(found) ? found.code : null
}

interface Choice {
  readonly code: string
  readonly label: unknown
}

function isChoice(choice: unknown): choice is Choice {
  return (
    typeof choice === 'object' &&
    choice !== null &&
    'code' in choice &&
    typeof choice.code === 'string' &&
    'label' in choice
  )
}

function says(label: unknown, text: string): boolean {
  return label === text || (typeof label === 'object' && label !== null && Object.values(label).includes(text))
}

const answers: ReadonlyMap<string, Json> = new Map([
  ...['是', '√', '✓', 'y', 'yes', 'true', 'да', '1'].map((word) => [word, '1'] as const),
  ...['否', '×', 'n', 'no', 'false', 'нет', '0'].map((word) => [word, '0'] as const),
])

// 2026-11-21, 2026/11/21, 2026年11月21日; 21.11.2026 and 21/11/2026: a day first is how zh, ru and en of ours never
// read a month.
const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

function dayText(given: string): string | null {
  const [, year, month, day] = yearFirst.exec(given) ?? []
  if (year && month && day) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, first, second, last] = dayFirst.exec(given) ?? []
  return first && second && last ? `${last}-${second.padStart(2, '0')}-${first.padStart(2, '0')}` : null
}

function monthText(given: string): string | null {
  const [, year, month] = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(given) ?? []
  if (year && month) return `${year}-${month.padStart(2, '0')}`
  const [, before, after] = /^(\d{1,2})[./](\d{4})$/.exec(given) ?? []
  return before && after ? `${after}-${before.padStart(2, '0')}` : null
}

function instantText(given: string): number | null {
  const [day = '', clock = '00:00:00', ...more] = given.replace('T', ' ').split(/\s+/)
  const [, hour, minute, second = '0'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(clock) ?? []
  const date = dayText(day)
  if (date === null || hour === undefined || minute === undefined || more.length > 0) return null
  // People write the time of Shanghai.
  const ms = Date.parse(`${date}T${hour.padStart(2, '0')}:${minute}:${second.padStart(2, '0')}+08:00`)
  return Number.isNaN(ms) ? null : ms
}
