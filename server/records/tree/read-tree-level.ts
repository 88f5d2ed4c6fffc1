import sql, { raw } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { page, type PageRequest } from '../list/list-page.ts'
import { seenMapping } from '../list/visible-table.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { idOf } from '../schema/stored-record.ts'
import type { Mapping } from '../schema/table-mapping.ts'
import { rolledUp } from './roll-up.ts'
import { parentOf } from './tree-parent-errors.ts'
import { hitCondition, wayCondition } from './tree-search-conditions.ts'

/** What a tree knows of a record beside its row. */
interface TreeNode {
  /** How many stand below it, of those that the caller sees and the search leads to. */
  readonly children: number
  /** The search found it, and not only something below it. */
  readonly hit: boolean
  /** Its parent is out of the caller's sight, so that it stands at the top. */
  readonly apart: boolean
  /** The described number of what stands below it, by weight; null where nothing does. */
  readonly rolled: string | null
}

/** One window of one level of a tree, with what stands below each of its records. */
export async function branch(ctx: Ctx, doc: AnyDocument, request: PageRequest, parent: string | null) {
  const answer = await page(ctx, doc, { ...request, under: { parent } })
  const mapping = await seenMapping(ctx, doc)
  const ids = answer.content.map(idOf)
  const [below, rolled] = await Promise.all([
    nodesOf(ctx, doc, mapping, request, ids),
    rolledOf(ctx, doc, request, ids),
  ])
  const parentField = doc.parent ?? ''
  const isApart = (above: unknown) => parent === null && (above ?? null) !== null
  const foreign = answer.content.map((row) => row[parentField]).filter((above) => isApart(above))
  const nodes = answer.content.map((row): [string, TreeNode] => {
    const { children = 0, hit = true } = below.get(idOf(row)) ?? {}
    return [idOf(row), { children, hit, apart: isApart(row[parentField]), rolled: rolled.get(idOf(row)) ?? null }]
  })
  const hidden = new Set(foreign.map((above) => `document:${mapping.key}:${String(above)}`))
  return {
    ...answer,
    // What the caller may not read is neither named nor told apart.
    content: answer.content.map((row) => (isApart(row[parentField]) ? { ...row, [parentField]: null } : row)),
    names: Object.fromEntries(Object.entries(answer.names).filter(([key]) => !hidden.has(key))),
    nodes: Object.fromEntries(nodes),
  }
}

interface Below {
  readonly id: string
  readonly children: number
  readonly hit: boolean
}

async function nodesOf(
  ctx: Ctx,
  doc: AnyDocument,
  mapping: Mapping,
  { parameters = {} }: PageRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Below>> {
  const way = wayCondition(ctx, doc, mapping, parameters)
  const hit = hitCondition(ctx, doc, mapping, parameters)
  const rows = await ctx.sql.query<Below>(sql`
    select i.id, (
      select count(*)::integer from ${mapping.table} t
      where t.del_flag = 0 and t.${parentOf(doc)} = i.id and ${scopeCondition(rowScope(ctx, doc))} and ${way ?? raw('true')}) as children,
      ${hit === null ? raw('true') : sql`exists(select 1 from ${mapping.table} t where t.id = i.id and ${hit})`} as hit
    from unnest(${ids}::uuid[]) i(id)`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The roll-up of a list's tree, for who may read both the number and its weight. */
async function rolledOf(ctx: Ctx, doc: AnyDocument, { list = 'main' }: PageRequest, ids: readonly string[]) {
  const roll = doc.lists[list]?.views?.tree?.rollUp
  if (roll === undefined) return new Map<string, string>()
  const isOpen = [roll.of, roll.by].every((name) => reading(ctx, doc.fields[name] ?? { kind: '' }) === 'whole')
  return isOpen ? rolledUp(ctx, doc, roll, ids) : new Map<string, string>()
}
