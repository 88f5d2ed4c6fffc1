import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'

/** The rows a person chose: one by one, or all that the list's question finds but for some. */
export interface SelectionState {
  readonly all: boolean
  readonly rows: ReadonlyMap<string, Values>
  readonly except: ReadonlySet<string>
  /** Where a range begins that a press with Shift ends. */
  readonly anchor: number | null
}

export interface Selection {
  readonly store: StoreApi<SelectionState>
  /** Turns one row. */
  readonly toggle: (index: number, row: Values) => void
  /** Chooses rows beside those chosen. */
  readonly add: (rows: readonly Values[]) => void
  readonly everything: () => void
  readonly clear: () => void
  /** Another question finds other rows: what was chosen of the first is chosen no more. */
  readonly askedBy: (query: RowsQuery) => void
}

const nothing: SelectionState = { all: false, rows: new Map(), except: new Set(), anchor: null }

/** An empty selection of a list. */
export function createSelection(): Selection {
  const store = createStore<SelectionState>(() => nothing)
  let asked: string | null = null
  return {
    store,
    toggle: (anchor, row) => store.setState((now) => ({ ...toggled(now, row), anchor })),
    add: (rows) =>
      store.setState(({ rows: chosen, except }) => ({
        rows: new Map([...chosen, ...rows.map((row) => [String(row.id), row] as const)]),
        except: new Set([...except].filter((id) => !rows.some((row) => row.id === id))),
      })),
    everything: () => store.setState({ ...nothing, all: true }),
    clear: () => store.setState(nothing),
    askedBy: (query) => {
      const before = asked
      asked = JSON.stringify(query)
      if (before !== null && before !== asked) store.setState(nothing)
    },
  }
}

/** Whether a row is among those chosen. */
export function isChosen({ all, rows, except }: SelectionState, id: string): boolean {
  return all ? !except.has(id) : rows.has(id)
}

/** How many rows are chosen of a list of `total`. */
export function countOf({ all, rows, except }: SelectionState, total: number): number {
  return all ? Math.max(0, total - except.size) : rows.size
}

/** The ids chosen, or `all` when the whole answer of the list is. */
export function useSelectedIds({ store }: Pick<Selection, 'store'>): ReadonlySet<string> | 'all' {
  const state = useStore(store)
  return state.all && state.except.size === 0 ? 'all' : new Set(state.rows.keys())
}

function toggled({ all, rows, except }: SelectionState, row: Values): Pick<SelectionState, 'rows' | 'except'> {
  const id = String(row.id)
  if (all) {
    const left = new Set(except)
    if (!left.delete(id)) left.add(id)
    return { rows, except: left }
  }
  const chosen = new Map(rows)
  if (!chosen.delete(id)) chosen.set(id, row)
  return { rows: chosen, except }
}
