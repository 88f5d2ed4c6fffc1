import type { AnyDocument } from '../../../core/description/document.ts'
import { isDay } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { safeText } from '../../platform/workbook/formula-safe-text.ts'
import type { SheetCell, SheetColumn, SheetFormat } from '../../platform/workbook/sheet-cell.ts'
import { readable, reading } from '../../records/read/field-and-record-rights.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import type { Names } from '../../records/read/load-reference-names.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import type { MappedColumn } from '../../records/schema/table-mapping.ts'
import { serialOfDay, serialOfMs } from '../read-spreadsheet/serial-day.ts'

/** A column of an export: how it looks, and its cell of a record. */
interface ExportColumn {
  readonly look: SheetColumn
  readonly cell: (record: StoredRecord, names: Names) => SheetCell
}

/** What a spreadsheet shows of a field: the caller's rights applied, in his language. */
export function exportColumn(ctx: Ctx, doc: AnyDocument, column: MappedColumn, format: SheetFormat): ExportColumn {
  const { name, field } = column
  // The same person reads all rows, so the right is asked for once.
  const whole = reading(ctx, field) === 'whole'
  const shown = format === 'xlsx' && whole ? typedValue(column, ctx.lang) : plainValue(column, ctx.lang, whole)
  const cellOf = remembering(
    column,
    (value, names) =>
      shown(value) ??
      safeText(
        column.kind.text(value, field, { lang: ctx.lang, name: (source, key) => names[`${source}:${key}`] ?? key }),
      ),
  )
  return {
    look: { header: safeText(labelIn(ctx, doc, name)), ...formatOf(column, ctx.lang) },
    cell(record, names) {
      const value = record[name] ?? null
      if (value === null) return null
      const seen = whole ? value : readable(ctx, field, value)
      if (seen === undefined || seen === null) return null
      return seen === value ? cellOf(value, names) : safeText(String(seen))
    },
  }
}

type CellOf = (value: Json, names: Names) => SheetCell

const mostRemembered = 10_000

/** Codes, ids and days come again in row after row: each is put into words once. */
function remembering({ kind, field, source }: MappedColumn, cellOf: CellOf): CellOf {
  if (source === null && kind.expression(field) !== 'day') return cellOf
  const known = new Map<string, SheetCell>()
  return (value, names) => {
    if (typeof value !== 'string') return cellOf(value, names)
    const found = known.get(value)
    if (found !== undefined) return found
    const cell = cellOf(value, names)
    if (known.size >= mostRemembered) known.clear()
    known.set(value, cell)
    return cell
  }
}

type Typed = (value: Json) => SheetCell | undefined

/** Numbers and days are what they are, as long as a spreadsheet keeps all their digits; undefined for the rest. */
function typedValue({ kind, field }: MappedColumn, _lang: Lang): Typed {
  const sort = kind.expression(field)
  if (kind.numeric) return (value) => (typeof value === 'string' ? exactNumber(value) : undefined)
  if (sort === 'day') return (value) => (isDay(value) ? (serialOfDay(value) ?? undefined) : undefined)
  if (sort === 'time') return (value) => (typeof value === 'number' ? (serialOfMs(value) ?? undefined) : undefined)
  return () => undefined
}

function exactNumber(value: string): number | string {
  return isExact(value) ? Number(value) : value
}

/** Numbers without separators of thousands, with the point of the language. */
function plainValue({ kind }: MappedColumn, lang: Lang, whole: boolean): Typed {
  if (!kind.numeric || !whole) return () => undefined
  const pointed = (value: string) => (lang === 'ru' ? value.replace('.', ',') : value)
  return (value) => (typeof value === 'string' ? pointed(value) : undefined)
}

/** Spreadsheets count with fifteen digits: a longer number is written as a text, and stays exact. */
function isExact(value: string): boolean {
  return value.length <= 15 || value.replaceAll(/\D/g, '').replace(/^0+/, '').length <= 15
}

function formatOf({ kind, field, type }: MappedColumn, lang: Lang): { readonly format?: string } {
  const sort = kind.expression(field)
  const day = lang === 'ru' ? 'dd.mm.yyyy' : 'yyyy-mm-dd'
  if (sort === 'day') return { format: day }
  if (sort === 'time') return { format: `${day} hh:mm:ss` }
  if (!kind.numeric) return {}
  const digits = Number(/,(\d+)\)/.exec(type)?.[1] ?? 0)
  return { format: digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}` }
}
