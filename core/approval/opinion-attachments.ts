/** A file that somebody attached to his opinion, as the file store tells of it (FIL-03). */
export interface OpinionFile {
  readonly userId: string
  readonly userName: string
  readonly fileName: string
  readonly fileAdd: string
  readonly filePath?: string
  readonly fileType: string
  readonly fileSize: number
  readonly upTime?: number
}

/** A signature by hand: its picture, and the fingerprint that ties picture, decision and record together. */
export interface HandSignature {
  readonly file: OpinionFile
  /** Fingerprint of the record as it was signed; null where nothing is sealed. */
  readonly record: string | null
  readonly hash: string
}
