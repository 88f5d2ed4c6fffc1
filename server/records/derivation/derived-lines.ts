import sql, { join } from 'sql-template-tag'
import type { DerivedLines, Derivation } from '../../../core/description/document-derivation.ts'
import { compare, isDecimal, sub } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { whereCondition } from '../list/where-condition.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { columnOf, lineColumn, linesNamed, mappingOf } from '../schema/table-mapping.ts'
import { derivedDocument } from './derivations.ts'
import { rounded } from './round-to-field.ts'

/** The source's lines less what targets have taken of them, as lines of a new target. */
export async function openLines(ctx: Ctx, derivation: Derivation, lines: DerivedLines, source: StoredRecord) {
  const own = linesNamed(mappingOf(derivedDocument(ctx, derivation.to)), lines.to)
  const theirs = source[lines.from]
  const open = (Array.isArray(theirs) ? theirs : []).map((line: StoredRecord): Open => ({
    line,
    left: textOf(line, lines.of),
  }))
  const taken = await takenLines(ctx, derivation, lines, String(source.id))
  // Where something stands in several lines, what was taken belongs to the line that agrees best, then to the next.
  useUp(open, taken, { ...lines.match, ...lines.first })
  useUp(open, taken, lines.match)
  return open
    .filter(({ left }) => isDecimal(left) && compare(left, '0') > 0)
    .map(({ line, left }) => ({
      ...Object.fromEntries([...own.columns.keys()].map((name) => [name, null])),
      ...Object.fromEntries(Object.entries(lines.fields).map(([name, from]) => [name, line[from] ?? null])),
      id: `new-${textOf(line, 'id')}`,
      [lines.less]: rounded(own.fields[lines.less], left),
    }))
}

interface Open {
  readonly line: StoredRecord
  left: string
}

type Taken = Record<string, Json>

/** What targets have taken, put together by the columns that say of which lines: every target counts. */
async function takenLines(ctx: Ctx, { to, by }: Derivation, lines: DerivedLines, id: string): Promise<Taken[]> {
  const target = mappingOf(derivedDocument(ctx, to))
  const own = linesNamed(target, lines.to)
  const names = Object.keys({ ...lines.match, ...lines.first })
  const keys = names.map((name) => sql`l.${lineColumn(own, name).id}`)
  const rows = await ctx.sql.query<{ readonly left: string; readonly keys: readonly (string | null)[] }>(
    prepared(sql`
    select sum(l.${lineColumn(own, lines.less).id})::text as left, array[${join(
      keys.map((key) => sql`${key}::text`),
      ', ',
    )}] as keys
    from ${own.table} l join ${target.table} t on t.id = l.parent_id
    where t.del_flag = 0 and t.${columnOf(target, by).id} = ${id}::uuid and ${whereCondition(target, lines.while)}
    group by ${join(keys, ', ')} order by ${join(keys, ', ')}`),
  )
  return rows.map((row) => ({
    ...Object.fromEntries(names.map((name, at) => [name, row.keys[at] ?? null])),
    left: row.left,
  }))
}

/** Takes what was taken from the open lines that agree with it, one after the other. */
function useUp(open: readonly Open[], taken: readonly Taken[], match: Readonly<Record<string, string>>): void {
  for (const one of taken) {
    const fitting = open.filter(({ line }) =>
      Object.entries(match).every(([own, theirs]) => alike(one[own] ?? null, line[theirs] ?? null)),
    )
    for (const line of fitting) {
      const part = compare(String(one['left']), line.left) < 0 ? String(one['left']) : line.left
      one['left'] = sub(String(one['left']), part)
      line.left = sub(line.left, part)
    }
  }
}

function alike(one: Json, other: Json): boolean {
  return isDecimal(one) && isDecimal(other) ? compare(one, other) === 0 : one === other
}
