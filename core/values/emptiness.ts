/** The condition that something stands in a column, or that nothing does. */
export interface Emptiness {
  readonly empty: boolean
}
