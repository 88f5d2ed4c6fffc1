import { same } from '../../../core/values/same-value.ts'
import type { Rows } from './read-rows.ts'
import type { Values } from './record-values.ts'

/**
 * A window read again, its rows those of before where nothing of them changed: what shows them is drawn anew only for
 * the others.
 */
export function sharedRows(before: Rows | undefined, after: Rows): Rows {
  if (before === undefined) return after
  const known = new Map(before.rows.map((row) => [row.id, row]))
  return { ...after, rows: after.rows.map((row) => kept(known.get(row.id), row)) }
}

function kept(before: Values | undefined, after: Values): Values {
  if (before === undefined || before.ver !== after.ver) return after
  const names = Object.keys(after)
  return names.length === Object.keys(before).length && names.every((name) => same(before[name], after[name]))
    ? before
    : after
}
