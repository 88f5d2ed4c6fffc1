import { randomUUID } from 'node:crypto'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { AnyDocument } from '../core/description/document.ts'
import type { Json } from '../core/values/json.ts'
import type { Choice } from '../kinds/listed-choice-kinds.ts'
import type { Ctx } from '../server/platform/context/context.ts'
import { columnFilter } from '../server/records/list/column-filter.ts'
import { columnOf, type MappedColumn, type Mapping, mappingOf } from '../server/records/schema/table-mapping.ts'
import { makeWorld } from '../server/records/testing/records-world.ts'
import { freshDatabase } from '../server/testing/database.ts'
import { modules } from './modules.ts'

const rows = 100_000
const { pool } = await freshDatabase()

interface Node {
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Node[]
}

test('PRF: at 100,000 rows an index answers every filter that a list offers', async () => {
  const ctx = await (await makeWorld()).as({})
  const missed: string[] = []
  for (const doc of modules.flatMap(({ documents }): readonly AnyDocument[] => Object.values(documents))) {
    const mapping = mappingOf(doc)
    const offered = new Set(Object.values(doc.lists).flatMap(({ search }) => search))
    await pretend(mapping, [...offered])
    for (const name of offered) {
      const column = columnOf(mapping, name)
      const condition = asked(ctx, column)
      const [plan] = await pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(sql`
        explain (format json) select t.id from ${mapping.table} t where t.del_flag = 0 and ${condition}`)
      const by = conditionsIn(plan?.['QUERY PLAN'][0]?.Plan ?? {})
      if (!by.some((text) => text.includes(column.column) || text.includes('search_grams')))
        missed.push(`${mapping.key}.${name}`)
    }
  }
  expect(missed).toEqual([])
})

/** One row for a page, and statistics that tell of as many as are asked about. */
async function pretend({ schema, tableName, table, columns }: Mapping, offered: readonly string[]): Promise<void> {
  const needed = [...columns.values()].filter(({ notNull }) => notNull)
  await pool.query(
    sql`insert into ${table} (${join(needed.map(({ id }) => id))}) values (${join(needed.map(({ type }) => something(type)))})`,
  )
  await pool.query(
    sql`select pg_restore_relation_stats('schemaname', ${schema}::text, 'relname', ${tableName}::text, 'relpages', 1, 'reltuples', ${rows}::real)`,
  )
  for (const name of offered) {
    const column = columns.get(name)
    await pool.query(sql`select pg_restore_attribute_stats('schemaname', ${schema}::text, 'relname', ${tableName}::text, 'attname', ${column?.column ?? name}::text,
      'inherited', false, 'null_frac', 0::real, 'avg_width', 8, 'n_distinct', 100::real)`)
  }
}

function something(type: string): Sql {
  if (type === 'uuid') return sql`${randomUUID()}::uuid`
  if (type.startsWith('timestamp')) return raw('now()')
  return type === 'text' ? raw("'x'") : raw('1')
}

const day = Date.UTC(2026, 0, 1)
const samples: readonly Json[] = [
  'abcdef',
  '1',
  randomUUID(),
  { from: '2026-01-01', to: '2026-01-02' },
  { from: '5', to: '6' },
  { from: day, to: day + 1 },
  '2026',
  '2026-01',
  '2026-01-01',
  5,
]

/** The filter as a list asks it, with the first value that its kind understands. */
function asked(ctx: Ctx, column: MappedColumn): Sql {
  const { choices = [] } = column.field as { readonly choices?: readonly Choice[] } // of a kind that brings its own
  for (const sample of [...choices.map(({ code }) => code), ...samples]) {
    try {
      return columnFilter(ctx, column, sample)
    } catch {
      // Another kind's value.
    }
  }
  throw new Error(`no value for ${column.name}`)
}

function conditionsIn(node: Node): string[] {
  return [
    ...(node['Index Cond'] === undefined ? [] : [node['Index Cond']]),
    ...(node.Plans ?? []).flatMap(conditionsIn),
  ]
}
