/** Cards in a column for each state of the document; to drag one is to call the verb that leads there. */
export interface BoardView<C extends string = string> {
  /** Whose it is, and the day by which it is to be done: the foot of a card, under its title and summary. */
  readonly person?: C
  readonly due?: C
}

/** A line of a number from day to day for each value of `by`: rates, indices, measured values. */
export interface CurveView<C extends string = string> {
  readonly along: C
  readonly value: C
  readonly by: readonly C[]
}

/** A number that follows from what stands below: by weight, from the ends of the tree upwards. */
export interface RollUp<C extends string = string> {
  readonly of: C
  readonly by: C
}

/** Records below their parents, by the document's own `parent`; to drag one is to give it another parent. */
export interface TreeView<C extends string = string> {
  readonly rollUp?: RollUp<C>
}

/** How the rows of a list may be shown beside its grid: over the same question, with the same rights and actions. */
export interface RowsViews<C extends string = string> {
  readonly board?: BoardView<C>
  readonly tree?: TreeView<C>
  readonly curve?: CurveView<C>
  /** The one that the list opens in; the grid unless said. */
  readonly opens?: 'board' | 'tree' | 'curve'
}

/** What the rows of a list are shown as. */
export type RowsView = 'grid' | 'board' | 'tree' | 'curve'

export const rowsViews: readonly RowsView[] = ['grid', 'board', 'tree', 'curve']
