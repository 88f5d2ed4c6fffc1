import sql, { join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Connection } from '../../platform/database/sql.ts'
import { fixedConditions } from '../list/filter-conditions.ts'
import { whereCondition } from '../list/where-condition.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import type { MatchingAtWork } from './find-matching-board.ts'

/**
 * Rows of a matching board that do not show what their pairs left of them, or of which more was taken than there is;
 * empty when it is right.
 */
export async function pairProblems(on: Connection, at: MatchingAtWork): Promise<string[]> {
  const sides = ['left', 'right'] as const
  const found = await Promise.all(
    sides.flatMap((side) => [
      told(on, `${at.of.name}: pairs and what is left do not add up`, unequal(at, side)),
      told(on, `${at.of.name}: more is paired than there is`, tooMuch(at, side)),
    ]),
  )
  return found.flat()
}

async function told(on: Connection, what: string, statement: Sql): Promise<string[]> {
  return (await on.query<{ what: string | null }>(statement)).map((row) => `${what}: ${row.what ?? ''}`)
}

/** Open rows: what there was, less what pairs took, is what is left. */
function unequal(at: MatchingAtWork, side: 'left' | 'right'): Sql {
  const { list, remaining, of } = at.of[side]
  const doc = at[side]
  const mapping = mappingOf(doc)
  const open = join([sql`t.del_flag = 0`, ...fixedConditions(doc, mapping, list)], ' and ')
  return sql`select t.${titleOf(doc)}::text as what from ${mapping.table} t where ${open}
    and t.${columnOf(mapping, of).id} - ${taken(at, side)} <> t.${columnOf(mapping, remaining).id}`
}

/** Every row, whatever has become of it. */
function tooMuch(at: MatchingAtWork, side: 'left' | 'right'): Sql {
  const doc = at[side]
  const mapping = mappingOf(doc)
  const tolerance = side === 'right' ? (at.of.tolerance ?? '0') : '0'
  return sql`select t.${titleOf(doc)}::text as what from ${mapping.table} t
    where t.del_flag = 0 and abs(${taken(at, side)}) > abs(t.${columnOf(mapping, at.of[side].of).id}) + ${tolerance}::numeric`
}

/** What the pairs that count have taken of a row. */
function taken({ of, pairs }: MatchingAtWork, side: 'left' | 'right'): Sql {
  const mapping = mappingOf(pairs)
  const [amount, by] = [columnOf(mapping, of.pairs.amount), columnOf(mapping, of.pairs[side])]
  return sql`coalesce((select sum(p.amount) from (
    select t.${amount.id} as amount, t.${by.id} as row from ${mapping.table} t where t.del_flag = 0 and ${whereCondition(mapping, of.pairs.while)}) p
    where p.row = t.id), 0)`
}

function titleOf(doc: AnyDocument): Sql {
  return columnOf(mappingOf(doc), doc.number?.field ?? doc.title).id
}
