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

/** A way through the places that a sub-table names, in their order; a `closed` one goes round an area. */
export interface MapWay<C extends string = string> {
  readonly lines: C
  readonly lat: string
  readonly lng: string
  readonly closed?: true
}

/** Records where they lie: a point for each, many close together as one; `colour` is a field of codes that have colours. */
export interface MapView<C extends string = string> {
  readonly lat: C
  readonly lng: C
  readonly colour?: C
  readonly way?: MapWay<C>
}

/** Which other records of the same document a record waits for, by the lines of a sub-table. */
export interface After<C extends string = string> {
  readonly lines: C
  /** The column that names the record waited for. */
  readonly task: string
  /** The column that says which ends hang together (`FS`, `SS`, `FF`, `SF`), and that of the days between; FS and none unless said. */
  readonly type?: string
  readonly lag?: string
}

/** A bar for each record from one day to another. */
export interface GanttView<C extends string = string> {
  readonly from: C
  readonly to: C
  /** How far it has come, of a hundred. */
  readonly progress?: C
  /** What was planned first, drawn beside. */
  readonly baseline?: { readonly from: C; readonly to: C }
  readonly after?: After<C>
  /** The verb that gives it other days: it asks for `from` and `to`. To drag a bar is to call it. */
  readonly move?: string
}

/** How the rows of a list may be shown beside its grid: over the same question, with the same rights and actions. */
export interface RowsViews<C extends string = string> {
  readonly board?: BoardView<C>
  readonly tree?: TreeView<C>
  readonly curve?: CurveView<C>
  readonly map?: MapView<C>
  readonly gantt?: GanttView<C>
  /** The one that the list opens in; the grid unless said. */
  readonly opens?: Exclude<RowsView, 'grid'>
}

/** What the rows of a list are shown as. */
export type RowsView = 'grid' | 'board' | 'tree' | 'curve' | 'map' | 'gantt'

export const rowsViews: readonly RowsView[] = ['grid', 'board', 'tree', 'curve', 'map', 'gantt']
