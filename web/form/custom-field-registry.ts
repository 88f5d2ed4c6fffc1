import type { ComponentType } from 'react'
import type { Json } from '../../core/values/json.ts'
import type { CellProps, InputProps } from '../../kinds/field-services.ts'

/** What a module's own cell of a field is given beside what any cell is. */
export type OwnCellProps = CellProps & { readonly record: Readonly<Record<string, Json>> }

/** Both ways in which a module shows a field of a document itself. */
export interface OwnField {
  readonly Input: ComponentType<InputProps>
  readonly Cell: ComponentType<OwnCellProps>
}

/**
 * The fields of a document that a module shows in its own way. This file is read before the first page, so their names
 * stand in one text.
 */
export interface OwnFieldsOf {
  /** `watched measure`. */
  readonly names: string
  readonly load: () => Promise<{ readonly ownFields: Readonly<Record<string, OwnField>> }>
}

/** By the document: `base.alertRule`. */
export type OwnFields = Readonly<Record<string, OwnFieldsOf>>

const added: Record<string, OwnFieldsOf> = {}

/** Adds them; called once per module when the pages are put together. */
export function addOwnFields(more: OwnFields): void {
  Object.assign(added, more)
}

/** What was added to a document. */
export function ownFieldsOf(document: string): OwnFieldsOf | undefined {
  return added[document]
}
