import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { alike, alikeLine, typedColumns } from './same-value.ts'

/** Both people's work on one sub-table, line by line and column by column; null where they contradict each other. */
export function mergeLines(
  columns: readonly DescribedField[],
  base: Json,
  mine: Json,
  theirs: Json,
): readonly Values[] | null {
  const [was, ours] = [byId(base), byId(mine)]
  const there = byId(theirs)
  const kept: Values[] = []
  for (const [id, line] of there) {
    const merged = was.has(id) ? mergeLine(columns, was.get(id) ?? {}, ours.get(id), line) : line
    if (merged === 'contradiction') return null
    if (merged !== 'removed') kept.push(merged)
  }
  for (const [id, line] of was)
    if (!there.has(id) && ours.has(id) && !alikeLine(columns, line, ours.get(id) ?? {})) return null
  return [...kept, ...linesIn(mine).filter(({ id }) => !was.has(String(id)) && !there.has(String(id)))]
}

function mergeLine(
  columns: readonly DescribedField[],
  was: Values,
  mine: Values | undefined,
  theirs: Values,
): Values | 'removed' | 'contradiction' {
  if (mine === undefined) return alikeLine(columns, was, theirs) ? 'removed' : 'contradiction'
  const merged: Record<string, Json> = { ...theirs }
  for (const column of typedColumns(columns)) {
    const [before, my, their] = [was[column.name] ?? null, mine[column.name] ?? null, theirs[column.name] ?? null]
    if (alike(column, before, my) || alike(column, my, their)) continue
    if (!alike(column, before, their)) return 'contradiction'
    merged[column.name] = my
  }
  return merged
}

function byId(value: Json): ReadonlyMap<string, Values> {
  return new Map(linesIn(value).map((line) => [String(line.id), line]))
}
