import { useStore } from 'zustand'
import { compare, sum } from '../../../core/values/decimal.ts'
import type { Selection } from '../../list/actions/selection.ts'
import type { Values } from '../../platform/data/record-values.ts'

/** What is chosen on one side, and what of it is left altogether. */
export interface ChosenSide {
  readonly rows: readonly Values[]
  readonly total: string
}

/** The rows chosen on a side, added up by what is left of each. */
export function useChosen({ store }: Selection, remaining: string): ChosenSide {
  const rows = [...useStore(store, (state) => state.rows).values()]
  return { rows, total: sum(rows.map((row) => textOf(row[remaining]))) }
}

/** The first field in which rows of both sides do not agree; null where they do, as far as it is known. */
export function differing(
  alike: Readonly<Record<string, string>>,
  left: readonly Values[],
  right: readonly Values[],
): string | null {
  return (
    Object.entries(alike).find(([mine, theirs]) => {
      const values = [...left.map((row) => row[mine]), ...right.map((row) => row[theirs])].filter(
        (value) => value !== undefined,
      )
      return new Set(values).size > 1
    })?.[0] ?? null
  )
}

/** Whether something of both sides has one sign, so that a pair can be made of it. */
export function canPair(
  left: readonly Values[],
  right: readonly Values[],
  remaining: readonly [string, string],
): boolean {
  const signs = new Set(left.map((row) => compare(textOf(row[remaining[0]]), '0')))
  return right.some((row) => signs.has(compare(textOf(row[remaining[1]]), '0')))
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : '0'
}
