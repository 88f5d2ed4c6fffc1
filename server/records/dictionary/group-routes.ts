import type { FastifyInstance, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { dictionary } from '../../../base/dictionary.ts'
import { dictionaryGroupNames } from '../../../base/standard-dictionary-group-names.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { inContext } from '../../platform/http/request-context.ts'
import { labelIn } from '../read/field-labels.ts'
import { save } from '../write/save-record.ts'
import { groupsOfOwn, stateGroups } from './dictionary-rules.ts'

interface Counted {
  readonly group: string
  readonly entries: number
  readonly disabled: number
  readonly sample: string
}
interface Entry {
  readonly id: string
  readonly ver: number
  readonly dicSort: string
  readonly [field: string]: unknown
}

const mostEntries = 1_000
const sampled = 4

/** The groups of the dictionaries, the entries of one with those switched off, and their order. */
export function dictionaryGroupRoutes(app: FastifyInstance): void {
  app.get('/api/system/dictionaryGroup', { config: { needs: 'sjzd-ck' } }, ({ ctx }) => groups(ctx))
  app.get<{ Params: { group: string } }>(
    '/api/system/dictionaryGroup/:group',
    { config: { needs: 'sjzd-ck' } },
    ({ ctx, params }) => entriesOf(ctx, params.group),
  )
  app.post<{ Params: { group: string } }>(
    '/api/system/dictionaryGroup/:group/order',
    { config: { needs: 'sjzd-bj' } },
    async (request) => {
      const ids = idsOf(request)
      await inContext(request, (ctx) => putInOrder(ctx, request.params.group, ids))
      return null
    },
  )
}

async function groups(ctx: Ctx): Promise<object[]> {
  const rows = await ctx.sql.query<Counted>(sql`
    select dic_group as group, count(*)::int as entries, count(*) filter (where enabled = '0')::int as disabled,
      array_to_string((array_agg(${nameIn(ctx.lang)} order by dic_sort, dic_code))[1:${sampled}], ' · ') as sample
    from base.dictionary where del_flag = 0 group by dic_group order by dic_group`)
  const named = await ctx.sql.query<{ group: string; label: string }>(
    sql`select dic_code as group, ${nameIn(ctx.lang)} as label from base.dictionary where dic_group = ${groupsOfOwn} and del_flag = 0`,
  )
  const own = new Map(named.map(({ group, label }) => [group, label]))
  const empty = [...own.keys()]
    .filter((group) => !rows.some((row) => row.group === group))
    .map((group) => ({ group, entries: 0, disabled: 0, sample: '' }))
  const uses = usesOf(ctx)
  const states = stateGroups(ctx)
  return [...rows.filter(({ group }) => group !== groupsOfOwn), ...empty].map((row) => {
    const used = uses.get(row.group) ?? []
    return {
      ...row,
      label: own.get(row.group) ?? nameOf(row.group, ctx.lang) ?? used[0] ?? null,
      used,
      states: states.has(row.group),
    }
  })
}

function entriesOf({ sql: on }: Ctx, group: string): Promise<Entry[]> {
  return on.query<Entry>(sql`
    select id, ver, dic_group as "dicGroup", dic_code as "dicCode", dic_name as "dicName", dic_name_ru as "dicNameRu", dic_name_en as "dicNameEn", dic_sort::text as "dicSort", dic_color as "dicColor", enabled, sys_flag as "sysFlag"
    from base.dictionary where dic_group = ${group} and del_flag = 0 order by dic_sort, dic_code limit ${mostEntries}`)
}

/** Saves the entries whose place changes, each with its history; all must be of the group, none left out. */
async function putInOrder(ctx: Ctx, group: string, ids: readonly string[]): Promise<void> {
  const known = new Map((await entriesOf(ctx, group)).map((entry) => [entry.id, entry]))
  if (known.size !== ids.length || !ids.every((id) => known.has(id)))
    throw new Refusal('dictionary.orderStale', {}, { status: 409 })
  for (const [at, id] of ids.entries()) {
    const entry = known.get(id)
    if (entry !== undefined && entry.dicSort !== String(at + 1))
      await save(ctx, dictionary, { id, ver: entry.ver, dicSort: String(at + 1) })
  }
}

function idsOf(request: FastifyRequest): readonly string[] {
  const input = readInput(request, request.body)
  const ids = input.ids('ids', mostEntries)
  input.finish()
  return ids
}

/** The name of a group that comes with the product; null for groups that have none of their own. */
function nameOf(group: string, lang: Lang): string | null {
  return Object.hasOwn(dictionaryGroupNames, group) ? (dictionaryGroupNames[group]?.[lang] ?? null) : null
}

/** What people know each group by: the fields that offer it, the most frequent name first. */
function usesOf(ctx: Ctx): Map<string, string[]> {
  const found = new Map<string, Map<string, number>>()
  for (const { doc } of ctx.running.documents.values()) {
    for (const [name, group] of groupFields(doc)) {
      const labels = found.get(group) ?? new Map<string, number>()
      const label = labelIn(ctx, doc, name)
      found.set(group, labels.set(label, (labels.get(label) ?? 0) + 1))
    }
  }
  return new Map(
    [...found].map(([group, labels]) => [group, [...labels].toSorted(([, a], [, b]) => b - a).map(([label]) => label)]),
  )
}

function groupFields({ fields }: AnyDocument): [string, string][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    'group' in field && typeof field.group === 'string' ? [[name, field.group] as [string, string]] : [],
  )
}

function nameIn(lang: Lang) {
  return { zh: sql`dic_name`, ru: sql`dic_name_ru`, en: sql`dic_name_en` }[lang]
}
