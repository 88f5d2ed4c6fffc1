/** People whom a step may ask and who have no right to read the document. */
export interface UnableApprovers {
  /** The step's name. */
  readonly step: string
  /** The first of them, by name. */
  readonly people: readonly string[]
  readonly count: number
}
