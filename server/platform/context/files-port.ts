import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { FileRecord } from '../../../kinds/attachment/file-record.ts'

/** A file of our own making. */
export interface GivenFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What the store asks of whoever keeps the files. */
export interface FilesPort<C> {
  /** One file is smaller than this many megabytes, whatever its field would take. */
  readonly maxMb: number
  /**
   * Attaches the files that a record's field names from now on, and lets go of the others, inside the
   * transaction of `ctx`; `field` is `scanFile`, or `lines.photo` with the files of all lines. Answers
   * the records with what is known of each file in place of what was said about it. Throws a Refusal
   * when one does not exist, belongs neither to the caller nor to this field already, or is not what
   * the field takes.
   */
  readonly claim: (
    ctx: C,
    doc: AnyDocument,
    recordId: string,
    field: string,
    files: readonly Json[],
  ) => Promise<readonly Json[]>
  /** The bytes of a file, for whoever may open it. */
  readonly read: (key: string) => Promise<Uint8Array>
  /** Stores a file as the caller's upload, to be attached by a save; collected when no save does. */
  readonly store: (ctx: C, file: GivenFile) => Promise<FileRecord>
}
