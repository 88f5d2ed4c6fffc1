/** A document ready to be drawn: texts only, in the language of the print, cut to what its reader may read. */
export interface Sheet {
  /** Whose paper it is: the unit the record belongs to. */
  readonly owner: string
  readonly title: string
  /** Number, state and the like under the title. */
  readonly notes: readonly string[]
  /** What the QR code says; null without one. */
  readonly code: string | null
  readonly parts: readonly SheetPart[]
  /** Who printed it and when, at the foot of each page. */
  readonly printed: string
  /** Across each page, for whoever reads under a watermark. */
  readonly watermark: string | null
  /** `{page}` and `{pages}` stand for the numbers. */
  readonly pageOf: string
}

export type SheetPart = Pairs | Table | Signatures | Signing | Stamp

export interface Pairs {
  readonly kind: 'pairs'
  readonly title: string
  readonly columns: 1 | 2
  readonly pairs: readonly Pair[]
}

export interface Pair {
  readonly label: string
  readonly value: string
  /** Takes the whole width. */
  readonly wide: boolean
  readonly figure: boolean
}

export interface Table {
  readonly kind: 'table'
  readonly title: string
  readonly head: readonly { readonly label: string; readonly figure: boolean }[]
  readonly rows: readonly (readonly string[])[]
  readonly foot: readonly string[] | null
}

/** Signatures by hand, in the order in which they were given. */
export interface Signatures {
  readonly kind: 'signatures'
  readonly title: string
  readonly signatures: readonly Signature[]
}

export interface Signature {
  /** A PNG. */
  readonly picture: Uint8Array
  /** Whose it is, at which step and when; its fingerprint. */
  readonly lines: readonly string[]
  /** What is said of one that is not what was signed; null of one that is. */
  readonly broken: string | null
}

/** Where the parties sign on paper, two beside each other. */
export interface Signing {
  readonly kind: 'signing'
  readonly title: string
  /** A party, and what is written by hand below its name: a label and a line each. */
  readonly parties: readonly { readonly name: string; readonly lines: readonly string[] }[]
}

/** What was approved, by its fingerprint, and whether the record is still that. */
export interface Stamp {
  readonly kind: 'stamp'
  readonly title: string
  /** Whose stamp stands on it; null where nobody stamped. */
  readonly owner: string | null
  readonly lines: readonly string[]
  readonly fits: boolean
  readonly verdict: string
}
