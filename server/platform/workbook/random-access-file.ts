/** A file on disk, read piece by piece. */
export interface Content {
  readonly size: number
  /** Up to `length` bytes from `at`; fewer at the end. */
  readonly read: (at: number, length: number) => Promise<Buffer>
}
