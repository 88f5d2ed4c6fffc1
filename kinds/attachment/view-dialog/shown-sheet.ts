/** The beginning of one sheet: the text of its cells, and whether there is more of it. */
export interface ShownSheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  readonly cut: boolean
}
