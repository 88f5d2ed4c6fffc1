/** A company in the chart: under whom it stands, and how much of it the group's head company controls. */
export interface ChartNode {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly unit: string | null
  /** The company under which it is drawn: who holds most of it, else its parent company. */
  readonly under: string | null
  readonly holders: readonly { readonly name: string; readonly pct: string }[]
  /** Percent that the head company controls; null where nothing is known. */
  readonly control: string | null
  readonly consolidated: boolean
}

export interface Chart {
  readonly day: string
  readonly companies: readonly ChartNode[]
  /** Units behind which no company stands yet. */
  readonly unitsWithout: readonly string[]
}
