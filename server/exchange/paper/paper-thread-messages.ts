import type { PackageProblem } from '../../platform/workbook/inspect-package.ts'
import type { SheetPart } from '../print/print-document.ts'
import type { PaperNote } from './docx-content.ts'

/** How the pages are moved to meet the places of a form, in millimetres as decimals. */
interface FormPrint {
  readonly x: string
  readonly y: string
  /** What stands on a sheet with rulers, which is drawn in the place of the paper; null for the paper. */
  readonly lines: readonly string[] | null
}

/** A paper to be drawn, with what stands on the pages after it. */
export interface PaperOrder {
  readonly bytes: Uint8Array
  readonly title: string
  /** Across each page of what nobody has approved. */
  readonly mark: string | null
  /** The decisions, signatures and stamp of its approval. */
  readonly parts: readonly SheetPart[]
  /** How it is moved on a form; a PDF to be read is not. */
  readonly form?: FormPrint
  /** How it is said what the PDF does not show. */
  readonly said: Readonly<Record<PaperNote | 'heading', string>>
}

export type PaperAnswer = { readonly bytes: Uint8Array } | { readonly refused: PackageProblem }
