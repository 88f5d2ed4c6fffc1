/** The condition that something stands in a column, or that nothing does. */
export type Emptiness = { readonly empty: boolean }
