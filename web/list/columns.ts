import { columnOrderingFeature, columnResizingFeature, columnSizingFeature, columnVisibilityFeature, tableFeatures, type ColumnDef } from '@tanstack/react-table'
import type { Described, DescribedField, DescribedList } from '../../core/described.ts'
import { fieldNamed } from '../data/described.ts'
import type { Values } from '../data/record-values.ts'

/** What our lists use of the table library: it owns the columns, the virtualiser owns the rows. */
export const listFeatures = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, columnSizingFeature, columnResizingFeature })
type ListFeatures = typeof listFeatures

export type ListColumn = ColumnDef<ListFeatures, Values>

/** The described fields of a list's columns; a column the reader may not see is absent. */
export function fieldsOf(doc: Described, list: DescribedList): readonly DescribedField[] {
  return list.columns.map((name) => fieldNamed(doc.fields, name)).filter((field): field is DescribedField => field !== undefined)
}

/** Column definitions with the width that suits each kind. */
export function columnsOf(doc: Described, list: DescribedList): ListColumn[] {
  return fieldsOf(doc, list).map((field) => ({
    id: field.name, accessorFn: (row) => row[field.name], header: field.label, size: widthOf(doc, field), minSize: 64, maxSize: 800,
  }))
}

/** Kinds whose column takes the room that is left. */
export function isFlexible({ kind }: DescribedField): boolean {
  return ['text', 'textarea', 'reference', 'dictionaries', 'people'].includes(kind)
}

function widthOf(doc: Described, { name, kind, label, width }: DescribedField): number {
  if (typeof width === 'number') return width
  if (name === doc.title) return 240
  const natural = widths[kind] ?? 140
  return Math.max(natural, Math.min(220, [...label].reduce((sum, letter) => sum + (letter > 'ӿ' ? 14 : 8), 46)))
}

const widths: Readonly<Record<string, number>> = {
  text: 170, textarea: 220, number: 100, money: 150, quantity: 130, rate: 110, date: 116, dateTime: 168, yearMonth: 96, yesNo: 76,
  birthDate: 116, year: 80, calendarDay: 116, calendarDays: 180, calendarRange: 220, select: 112, radio: 112, selects: 160, checkboxes: 160, dictionaryRadio: 112, dictionaryCheckboxes: 160,
  dictionary: 112, dictionaries: 160, person: 96, people: 160, unit: 160, department: 140, reference: 200, attachment: 72, file: 180, image: 84, autoNumber: 188, lines: 80,
}
