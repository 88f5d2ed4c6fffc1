import type { DescribedField } from '../../core/description/described-document.ts'
import type { TextContext } from '../../core/description/field-kind.ts'
import type { Line } from './edit-lines.ts'

/** What both looks of a sub-table, table and cards, are given. */
export interface LinesView {
  readonly id: string
  readonly label: string
  readonly lines: readonly Line[]
  readonly columns: readonly DescribedField[]
  readonly totals: readonly string[]
  readonly text: TextContext
  readonly locked: boolean
  /** Messages keyed `0.qty`. */
  readonly inner: Readonly<Record<string, string>>
  readonly onPatch: (at: number, patch: Line) => void
  readonly onCopy: (at: number) => void
  readonly onRemove: (at: number) => void
  readonly onAdd: () => void
  /** Whether the text was a grid and has been taken. */
  readonly onPaste: (text: string, at: number, column: number) => boolean
  readonly onBlur: (at: number, column: string) => void
}
