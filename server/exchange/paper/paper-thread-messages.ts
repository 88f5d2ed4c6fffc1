import type { PackageProblem } from '../../platform/workbook/inspect-package.ts'
import type { SheetPart } from '../print/print-document.ts'
import type { PaperNote } from './docx-content.ts'

/** A paper to be drawn, with what stands on the pages after it. */
export interface PaperOrder {
  readonly bytes: Uint8Array
  readonly title: string
  /** Across each page of what nobody has approved. */
  readonly mark: string | null
  /** The decisions, signatures and stamp of its approval. */
  readonly parts: readonly SheetPart[]
  /** How it is said what the PDF does not show. */
  readonly said: Readonly<Record<PaperNote | 'heading', string>>
}

export type PaperAnswer = { readonly bytes: Uint8Array } | { readonly refused: PackageProblem }
