/** A record that something new may be begun from. */
export interface DerivationSource {
  readonly id: string
  readonly number: string
  readonly title: string
  /** What is left of it; null where nothing is counted, or the reader may not know it. */
  readonly left: string | null
  readonly currency: string | null
}
