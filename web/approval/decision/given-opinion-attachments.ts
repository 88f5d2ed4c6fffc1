import type { FileRecord } from '../../../kinds/attachment/file-record.ts'

/** A signature that was just given: its file, and the picture to show. */
export interface Signed {
  readonly file: FileRecord
  readonly picture: string
}

/** What goes with an opinion. */
export interface GivenOpinionAttachments {
  readonly files: readonly FileRecord[]
  readonly signature: Signed | null
}

export const noPapers: GivenOpinionAttachments = { files: [], signature: null }

/** The papers as a decision carries them. */
export function papersBody({ files, signature }: GivenOpinionAttachments): object {
  return { ...(files.length === 0 ? {} : { files }), ...(signature === null ? {} : { signature: signature.file }) }
}
