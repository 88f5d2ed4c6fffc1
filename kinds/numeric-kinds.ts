import type { Checked, Kind } from '../core/description/field-kind.ts'
import type { FieldBase } from '../core/description/field.ts'
import { compare, digitsOf, formatNumber, isDecimal, round } from '../core/values/decimal.ts'
import type { Json } from '../core/values/json.ts'
import { parseTyped } from '../core/values/parse-typed-number.ts'

/** Options of every numeric kind; limits are decimals, digits stand after the point. */
export interface NumericField extends FieldBase {
  readonly digits?: number
  /** What the arrow keys of the input add; nothing is refused for it. */
  readonly step?: string
  readonly min?: string
  readonly max?: string
  /** Most of its values count something: a whole one is written without a point. */
  readonly counts?: true
  /** The field beside it that says what it counts (a currency, a unit): what is not of one is never added up. */
  readonly in?: string
}

export interface NumericDefaults {
  readonly digits: number
  readonly step: string
  readonly min: string
  readonly max: string
  readonly counts?: boolean
  /** Longest text that is taken for a number. */
  readonly longest?: number
  /** A sign of per cent behind it is understood. */
  readonly percent?: boolean
}

/** What a field of a numeric kind allows, defaults filled in. */
export function limitsOf(field: Omit<NumericField, 'kind'>, defaults: NumericDefaults): NumericDefaults {
  const { digits, step, min, max, counts } = field
  return {
    ...defaults,
    digits: digits ?? defaults.digits,
    step: step ?? defaults.step,
    min: min ?? defaults.min,
    max: max ?? defaults.max,
    counts: counts === true,
  }
}

/** All that the numeric kinds share: they differ in names and in what a field of them allows. */
export function numericKind<F extends NumericField = NumericField>(
  limitsIn: (field: F) => NumericDefaults,
): Omit<Kind<F>, 'name' | 'label'> {
  const known = new WeakMap<F, NumericDefaults>()
  // Asked several times for each figure of a record, and always the same of one field.
  const limits = (field: F): NumericDefaults => {
    const found = known.get(field)
    if (found !== undefined) return found
    const limited = limitsIn(field)
    known.set(field, limited)
    return limited
  }
  const digits = (field: F): number => limits(field).digits
  return {
    sql: (field) => `numeric(20,${digits(field)})`,
    check: (given, field) => checkNumber(given, limits(field)),
    missing: 'kind.fill',
    empty: (value) => value === null || (typeof value === 'string' && value.trim() === ''),
    settle: (computed, field) => (isDecimal(computed) ? round(computed, digits(field)) : computed),
    filter: 'range',
    sortable: true,
    numeric: true,
    text: (value, field, { lang }) =>
      isDecimal(value) ? formatNumber(value, digitsShown(value, limits(field)), lang) : '',
    jsonSchema: (field) => ({ type: 'string', pattern: decimalPattern(digits(field)) }),
    expression: () => 'decimal',
  }
}

/** How many digits stand after the point of a value as it is shown. */
export function digitsShown(value: string, { digits, counts = false }: NumericDefaults): number {
  return counts && compare(value, round(value, 0)) === 0 ? 0 : digits
}

function checkNumber(given: Json, { digits, min, max, longest = Infinity, percent = false }: NumericDefaults): Checked {
  if (typeof given === 'string' && given.length > longest)
    return { error: { code: 'text.max', params: { max: longest } } }
  const value = decimalOf(percent && typeof given === 'string' ? withoutPercent(given) : given)
  if (value === null) return { error: { code: 'number.notNumber' } }
  if (digitsOf(value) > digits)
    return { error: digits === 0 ? { code: 'number.whole' } : { code: 'number.digits', params: { digits } } }
  if (compare(value, min) < 0) return { error: { code: 'number.min', params: { min } } }
  if (compare(value, max) > 0) return { error: { code: 'number.max', params: { max } } }
  return { value: round(value, digits) }
}

function withoutPercent(given: string): string {
  const text = given.trimEnd()
  return text.endsWith('%') || text.endsWith('％') ? text.slice(0, -1) : given
}

function decimalOf(given: Json): string | null {
  if (typeof given === 'string') return parseTyped(given)
  // A JSON number is taken when its shortest writing is what was meant: a safe whole number, or 15 digits without
  // exponent.
  if (typeof given !== 'number' || (Math.abs(given) >= 1e15 && !Number.isSafeInteger(given))) return null
  return parseTyped(String(given))
}

function decimalPattern(digits: number): string {
  return digits === 0 ? '^-?\\d+$' : `^-?\\d+(\\.\\d{1,${digits}})?$`
}
