import type { PackageProblem } from '../../platform/workbook/inspect-package.ts'
import type { Placeholder, TypingProblem } from './placeholders.ts'
import type { Repeating } from './repeated-rows.ts'

/** What stands in the place of a placeholder: a text, or, `millimetres` wide, a QR code of a text or a picture. */
export type FilledValue =
  | string
  | { readonly qr: string; readonly millimetres: number }
  | { readonly picture: Uint8Array; readonly millimetres: number }

/** The values of one line of a sub-table. */
export type FilledLine = Readonly<Record<string, FilledValue>>

/** All that a template is filled with. */
export interface Filling extends Repeating {
  readonly values: FilledLine
  /** Whether a part is printed, by placeholder. */
  readonly conditions: Readonly<Record<string, boolean>>
  /** Lines by loop. */
  readonly lines: Readonly<Record<string, readonly FilledLine[]>>
  /** Bookmarks that are filled in. */
  readonly bookmarks: readonly string[]
}

/** What a worker thread is asked about a template. */
export type TemplateOrder =
  | { readonly task: 'inspect'; readonly bytes: Uint8Array }
  | { readonly task: 'fill'; readonly bytes: Uint8Array; readonly filling: Filling }

/** What a template asks for. */
export interface Inspected {
  readonly placeholders: readonly Placeholder[]
  readonly problems: readonly TypingProblem[]
}

/** What it answers. */
export type TemplateAnswer = { readonly refused: PackageProblem } | Inspected | { readonly bytes: Uint8Array }
