import type { DescribedField } from '../../../core/description/described-document.ts'
import type { TextContext } from '../../../core/description/field-kind.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { parseCellText, type ReadContext } from '../../../kinds/parse-cell-text.ts'
import type { Values } from '../../platform/data/record-values.ts'
import type { CellChange } from '../inline-edit/inline-edit-changes.ts'
import { inert, plain, toClipboard } from './clipboard.ts'
import type { Area } from './grid-area.ts'

/** What a rectangle of cells is pasted or filled into. */
export interface Target {
  readonly fields: readonly DescribedField[]
  /** The rows from the first one of the rectangle on; a row that is not there is undefined. */
  readonly rows: readonly (Values | undefined)[]
  readonly allows: (field: DescribedField, row: Values) => boolean
}

/** Changes, and how many cells were passed over because nobody may type there or no row is there. */
export interface Laying {
  readonly changes: readonly CellChange[]
  readonly skipped: number
}

/** Cells as text for a spreadsheet in the person's language: plain numbers, labels, days as they are read. */
export function cellsText(
  rows: readonly (Values | undefined)[],
  fields: readonly DescribedField[],
  valueOf: (row: Values, name: string) => Json,
  text: TextContext,
): string {
  return toClipboard(
    rows.map((row) =>
      fields.map((field) => (row === undefined ? '' : cellText(valueOf(row, field.name), field, text))),
    ),
  )
}

/** A grid of texts laid over cells from the first one on; one single text fills the whole rectangle. */
export function pasted(
  texts: readonly (readonly string[])[],
  area: Area,
  { fields, rows, allows }: Target,
  context: ReadContext,
): Laying {
  const [[first = ''] = []] = texts
  const one = texts.length === 1 && texts[0]?.length === 1
  const height = one ? area.bottom - area.top + 1 : texts.length
  return laid(
    height,
    fields,
    rows,
    allows,
    (down, right) => {
      const everywhere = right <= area.right - area.left ? first : undefined
      const text = one ? everywhere : texts[down]?.[right]
      const field = fields[right]
      return text === undefined || field === undefined ? undefined : parseCellText(plain(text), field, context)
    },
    one ? area.right - area.left + 1 : Math.max(...texts.map((cells) => cells.length)),
  )
}

/** The values of the row `source` in every row of the rectangle. */
export function filledDown(
  source: Values,
  valueOf: (row: Values, name: string) => Json,
  { fields, rows, allows }: Target,
): Laying {
  return laid(
    rows.length,
    fields,
    rows,
    allows,
    (_, right) => {
      const field = fields[right]
      return field && valueOf(source, field.name)
    },
    fields.length,
  )
}

function laid(
  height: number,
  fields: Target['fields'],
  rows: Target['rows'],
  allows: Target['allows'],
  valueAt: (down: number, right: number) => Json | undefined,
  width: number,
): Laying {
  const changes: CellChange[] = []
  let skipped = 0
  for (let down = 0; down < height; down += 1) {
    for (let right = 0; right < width; right += 1) {
      const value = valueAt(down, right)
      const row = rows[down]
      const field = fields[right]
      if (value === undefined) continue
      if (row && field && allows(field, row)) changes.push({ row, field: field.name, value })
      else skipped += 1
    }
  }
  return { changes, skipped }
}

function cellText(value: Json, field: DescribedField, text: TextContext): string {
  const kind = kindOf(field.kind)
  if (value === null || kind.empty(value)) return ''
  if (kind.numeric && typeof value === 'string') return text.lang === 'ru' ? value.replace('.', ',') : value
  return inert(kind.text(value, field, text))
}
