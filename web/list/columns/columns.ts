import { columnOrderingFeature, columnVisibilityFeature, tableFeatures, type ColumnDef } from '@tanstack/react-table'
import type { Described, DescribedField, DescribedList } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'

/**
 * What our lists use of the table library: which columns are shown and in which order; the virtualiser owns the rows.
 */
export const listFeatures = tableFeatures({ columnVisibilityFeature, columnOrderingFeature })
type ListFeatures = typeof listFeatures

type ListColumn = ColumnDef<ListFeatures, Values>

/** The described fields of a list's columns; a column the reader may not see is absent. */
export function fieldsOf(doc: Described, list: DescribedList): readonly DescribedField[] {
  return list.columns
    .map((name) => fieldNamed(doc.fields, name))
    .filter((field): field is DescribedField => field !== undefined)
}

/** Column definitions of a list. */
export function columnsOf(doc: Described, list: DescribedList): ListColumn[] {
  return fieldsOf(doc, list).map((field) => ({
    id: field.name,
    accessorFn: (row) => row[field.name],
    header: field.label,
  }))
}
