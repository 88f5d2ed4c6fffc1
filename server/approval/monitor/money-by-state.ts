import sql, { type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { RunningDocument } from '../../platform/context/running-composition.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'

interface Cell {
  readonly approval: string
  readonly state: string | null
  readonly count: number
  readonly sum: string | null
}

// What was agreed with a partner moves no money by itself.
const contracts = 'contract'

/** Every document of money the caller may read, by its approval and its own state, with sums in CNY. */
export async function moneyByState(ctx: Ctx): Promise<Json> {
  const found = [...ctx.running.documents.values()].filter(
    ({ doc }) => doc.approval?.money === true && doc.approval.category !== contracts && mayDo(ctx, doc, 'ck'),
  )
  if (found.length === 0) throw new Refusal('permission.missing', {}, { status: 403 })
  return Promise.all(
    found.map(async (running) => ({
      module: running.doc.module,
      thing: running.doc.name,
      label: running.words.title[ctx.lang],
      stateField: running.doc.states?.field ?? null,
      cells: (await cellsOf(ctx, running)).map((cell) => ({ ...cell })),
    })),
  )
}

async function cellsOf(ctx: Ctx, { doc }: RunningDocument<Ctx>): Promise<readonly Cell[]> {
  const state = doc.states === undefined ? null : readable(ctx, doc, doc.states.field)
  const amount = readable(
    ctx,
    doc,
    doc.approval?.values.find((name) => /cny$/i.test(name) && doc.fields[name]?.kind === 'money') ?? null,
  )
  return ctx.sql.query<Cell>(sql`
    select r.approval_status as approval, ${state === null ? sql`null` : sql`r.${state}`} as state, count(*)::int as count, ${amount === null ? sql`null` : sql`sum(r.${amount})::text`} as sum
    from (${rows(ctx, doc)}) r group by 1, 2 order by 1, 2`)
}

/** The column of a field, for those who read it whole. */
function readable(ctx: Ctx, doc: AnyDocument, name: string | null): Sql | null {
  const column = name === null ? undefined : mappingOf(doc).columns.get(name)
  return column !== undefined && reading(ctx, column.field) === 'whole' ? column.id : null
}
