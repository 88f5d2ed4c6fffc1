/** What an office file is, by the codes of dictionary officeType. */
export type OfficeType = 'w' | 's' | 'p' | 'f'

/** A line of GET /api/office/file. */
export interface ListedFile {
  readonly id: string
  readonly title: string
  readonly officeType: OfficeType
  readonly version: number
  readonly ownerName: string
  readonly savedAt: number
  readonly savedBy: string
  readonly holder: string | null
}

export interface FileVersion {
  readonly number: number
  readonly size: number
  readonly personName: string
  readonly savedAt: number
  readonly comment: string | null
  readonly basedOn: number | null
  readonly branch: boolean
  /** Made of a record that had been approved already. */
  readonly afterApproval: boolean
}

/** The answer of GET /api/office/file/:id. */
export interface FileAnswer {
  readonly id: string
  readonly title: string
  readonly officeType: OfficeType
  readonly version: number
  readonly ownerName: string
  readonly mayEdit: boolean
  /** Whether files of its type are changed in the frame, by our own editor or an office server; else they are only seen. */
  readonly editedHere: boolean
  /** Whom its owner let in; null for everybody else, and where it follows a record. */
  readonly shares: { readonly readers: readonly string[]; readonly editors: readonly string[] } | null
  readonly lock: { readonly holder: string | null; readonly until: number | null }
  /** The version that an approval has bound; null before, and for a file of its own. */
  readonly frozen: { readonly version: number; readonly sha256: string; readonly at: number } | null
  /** The record that it belongs to; null for a file of its own. */
  readonly record: { readonly document: string; readonly id: string } | null
  readonly versions: readonly FileVersion[]
}

/** A line of GET /api/office/file/:id/compare. */
export interface DiffLine {
  readonly sort: 'same' | 'removed' | 'added'
  readonly text: string
}
