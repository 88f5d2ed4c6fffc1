import type { Described } from '../../core/description/described-document.ts'
import type { Values } from '../platform/data/record-values.ts'
import type { OneRecord, Saved } from '../platform/data/use-record.ts'

/** Where a form begins besides the record; `key` keeps what is typed then apart from other drafts. */
export interface Start {
  readonly key: string
  readonly values: Values
  /** Another document led here, and what follows from it is asked for. */
  readonly led?: boolean
}

export interface FormViewProps {
  readonly doc: Described
  /** Null for a new record. */
  readonly one: OneRecord | null
  /** Laid over it at once, as if typed: a copy of another record, or a value of the past. */
  readonly start?: Start
  readonly onSaved: (saved: Saved) => void
  readonly onCancel: () => void
  /** Opens the form again after it was left, where a page can. */
  readonly onReopen?: () => void
  /** Reads the record again; null when it is gone. */
  readonly onReload: () => Promise<OneRecord | null>
}
