import type { Checked, Kind } from '../core/description/field-kind.ts'
import type { FieldBase } from '../core/description/field.ts'
import type { Json } from '../core/values/json.ts'
import { nothing, oneLine } from './normalize-text.ts'
import { lengthError, tooLongToRead, type LengthLimits } from './text-length.ts'

/** A known shape of one-line text: what fits, what is said otherwise, and how it is tidied before. */
export interface TextShape {
  readonly fits: (text: string) => boolean
  /** What is said otherwise, of the text it is said of where that differs. */
  readonly error: string | ((text: string) => string)
  readonly tidy?: (text: string) => string
  /** Said of a space at either end, where that is an error. */
  readonly unspaced?: string
  /** The shape itself says how long it is, so a wrong length is a wrong shape. */
  readonly ownLength?: boolean
}

/** Limits that a field of shaped text may narrow. */
interface ShapedField extends FieldBase, LengthLimits {}

/** All that the kinds of one-line text share: they differ in names, shape and longest text. */
export function shapedText<F extends ShapedField = ShapedField>(
  usual: number,
  shapeOf: (field: F) => TextShape | null,
): Omit<Kind<F>, 'name' | 'label'> {
  return {
    sql: () => 'text',
    check: (given, field) => checkLine(given, field, usual, shapeOf(field)),
    missing: 'kind.fill',
    empty: nothing,
    filter: 'contains',
    sortable: true,
    numeric: false,
    text: (value) => (typeof value === 'string' ? value : ''),
    jsonSchema: ({ min, max }) => ({
      type: 'string',
      maxLength: max ?? usual,
      ...(min === undefined ? {} : { minLength: min }),
    }),
    expression: () => 'text',
  }
}

function checkLine(given: Json, field: LengthLimits, usual: number, shape: TextShape | null): Checked {
  if (typeof given !== 'string') return { error: { code: 'kind.wrongType' } }
  const misshapen = { error: { code: errorOf(shape, given) } }
  if (tooLongToRead(given, field, usual))
    return shape?.ownLength ? misshapen : { error: { code: 'text.max', params: { max: field.max ?? usual } } }
  if (shape?.unspaced !== undefined && given !== given.trim()) return { error: { code: shape.unspaced } }
  const value = shape?.tidy?.(oneLine(given)) ?? oneLine(given)
  const wrong = shape?.ownLength ? null : lengthError(value, field, usual)
  if (wrong) return { error: wrong }
  return shape && !shape.fits(value) ? misshapen : { value }
}

function errorOf(shape: TextShape | null, text: string): string {
  if (shape === null) return 'kind.wrongType'
  return typeof shape.error === 'string' ? shape.error : shape.error(shape.tidy?.(oneLine(text)) ?? oneLine(text))
}
