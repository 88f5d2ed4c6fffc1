import type { LeftReason } from './joined-words.ts'

/** A file on its way into the joined PDF, and where the record holds it. */
export interface Named {
  readonly name: string
  readonly place: string
}

/** What can be tried: PDF pages as they are, or a picture fitted on A4. */
export interface JoinPart extends Named {
  readonly kind: 'pdf' | 'png' | 'jpg'
  readonly bytes: Uint8Array
  /** Whether the reader's watermark stands on its pages already. */
  readonly marked: boolean
}

/** A file that is named in the joined PDF instead of being part of it. */
export interface LeftOut extends Named {
  readonly reason: LeftReason
}

export interface JoinOrder {
  readonly title: string
  /** What comes before the parts. Without it they are sheets themselves: each keeps its own numbers, and what is left out comes last. */
  readonly sheet: Uint8Array | null
  readonly parts: readonly JoinPart[]
  readonly left: readonly LeftOut[]
  /** Across the pages of attachments, for whoever reads under a watermark. */
  readonly watermark: string | null
  readonly mostPages: number
  /** The page of what is left out, in the language of the print. */
  readonly said: {
    readonly heading: string
    readonly head: readonly string[]
    readonly reasons: Readonly<Record<LeftReason, string>>
  }
}

/** A PDF of these parts, by their names. */
export interface Joined {
  readonly bytes: Uint8Array
  readonly pages: number
  readonly names: readonly string[]
}

export type JoinAnswer = Joined | { readonly refused: 'pages' }
