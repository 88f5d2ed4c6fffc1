import type { ComponentType } from 'react'
import type { Json } from '../../core/json.ts'
import type { CellProps, InputProps } from '../../kinds/host.ts'

/** What a module's own cell of a field is given beside what any cell is. */
export type OwnCellProps = CellProps & { readonly record: Readonly<Record<string, Json>> }

/** Both ways in which a module shows a field of a document itself. */
export interface OwnField {
  readonly Input: ComponentType<InputProps>
  readonly Cell: ComponentType<OwnCellProps>
}

/** Shows fields of documents in a module's own way, by `base.alertRule.condition`. This file is read before the first page. */
export type OwnFields = Readonly<Record<string, () => Promise<OwnField>>>

const fields = new Map<string, () => Promise<OwnField>>()

/** Adds them; called once per module when the pages are put together. */
export function addOwnFields(added: OwnFields): void {
  for (const [key, load] of Object.entries(added)) fields.set(key, load)
}

/** What was added at `base.alertRule.condition`. */
export function ownFieldAt(key: string): (() => Promise<OwnField>) | undefined {
  return fields.get(key)
}
