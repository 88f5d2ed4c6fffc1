/** A placeholder as the server tells it. */
export interface PlaceholderRow {
  readonly name: string
  readonly form: 'value' | 'part' | 'bookmark'
  readonly place: 'body' | 'header' | 'footer'
  readonly times: number
  readonly path: string
  readonly label: string
  readonly kind: string
  readonly format: string
  readonly lang: string | null
  readonly equals: string | null
  readonly matched: boolean
  readonly problem: string | null
}

export interface PlaceholderPage {
  readonly rows: readonly PlaceholderRow[]
  readonly problems: readonly string[]
}
