import sql, { join, raw } from 'sql-template-tag'
import type { Explanation, HeldCode } from '../../../core/api-types/access-explanation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { loadScopeSources } from '../../identity/access/load-data-scopes.ts'
import { codeHolders, roleNames } from '../../identity/access/roles-with-permission.ts'
import { rowScope, type ScopeWay, scopeWays } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { codeLabel } from '../../records/access/permission-label.ts'
import { isEditable, reading } from '../../records/read/field-and-record-rights.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import { approvalVerbsOf, offeredVerbs } from '../../records/read/offered-verbs.ts'
import { wire } from '../../records/read/present-record.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { missing } from '../../records/read/record-refusals.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { verbLabel } from '../../records/read/verb-label.ts'
import { type StoredRecord, textOf } from '../../records/schema/stored-record.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { isPossible } from '../../records/write/call-verb.ts'

/** Asks the store's own rules, one by one, about a record and a person; `him` is his context. */
export async function explainRecord(ctx: Ctx, him: Ctx, doc: AnyDocument, id: string): Promise<Explanation> {
  const record = await readRecord(ctx.withoutScope('why somebody sees a record'), doc, id)
  if (record === null) throw missing()
  const buttons = buttonsOf(doc)
  const codes = [
    `${doc.code}-ck`,
    ...buttons.map(({ code }) => code),
    ...Object.values(doc.fields).flatMap(({ read }) => read ?? []),
  ]
  const [holders, sight, approvalVerbs] = await Promise.all([
    codeHolders(ctx, codes, him.actor.id),
    readRecord(him, doc, id),
    approvalVerbsOf(him, doc, id),
  ])
  const offered = offeredVerbs(him, doc, record, approvalVerbs)
  const held = (code: string): HeldCode => ({
    code,
    held: him.actor.permissions.has(code),
    roles: holders.get(code) ?? [],
  })
  return {
    ...shownName(ctx, doc, record),
    seen: sight !== null && mayDo(him, doc, 'ck'),
    permission: { ...held(`${doc.code}-ck`), label: codeLabel(ctx, doc, 'ck') },
    rows: await explainRow(ctx, him, doc, record),
    fields: Object.entries(doc.fields).map(([name, field]) => ({
      name,
      label: labelIn(ctx, doc, name),
      reading: reading(him, field),
      ...(field.read === undefined ? {} : held(field.read)),
    })),
    buttons: buttons.map(({ verb, code, label }) => ({
      ...held(code),
      verb,
      label: label ?? codeLabel(ctx, doc, verb),
      offered: offered.includes(verb),
      ...conditionsOf(him, doc, record, verb),
    })),
  }

  function buttonsOf({
    actions = {},
    code,
  }: AnyDocument): { readonly verb: string; readonly code: string; readonly label?: string }[] {
    const own = Object.entries(actions).filter(([, { needs }]) => needs !== 'system')
    return [
      ...['bj', 'sc'].map((verb) => ({ verb, code: `${code}-${verb}` })),
      ...own.map(([verb, { needs }]) => ({ verb, code: `${code}-${needs}`, label: verbLabel(ctx, doc, verb) })),
    ]
  }
}

/** Number and title, as far as whoever asks may read them himself. */
export function shownName(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
): { readonly number: string | null; readonly title: string | null } {
  const shown = wire(ctx, doc, record)
  const text = (value: Json | undefined) => (typeof value === 'string' && value !== '' ? value : null)
  return { number: doc.number === undefined ? null : text(shown[doc.number.field]), title: text(shown[doc.title]) }
}

function conditionsOf(
  him: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  verb: string,
): { readonly state: boolean; readonly condition: boolean } {
  const action = doc.actions?.[verb]
  if (action === undefined) return { state: isEditable(doc, record), condition: true }
  return {
    state: doc.states === undefined || action.from.includes(textOf(record, doc.states.field)),
    condition: isPossible(him, doc, record, action),
  }
}

async function explainRow(ctx: Ctx, him: Ctx, doc: AnyDocument, record: StoredRecord): Promise<Explanation['rows']> {
  const scope = rowScope(him, doc)
  const [sources, place, held] = await Promise.all([
    loadScopeSources(ctx.sql, him.actor.id, doc.scope),
    placeOf(ctx, record),
    scope.all ? nothing : waysThatHold(him, doc, record, scopeWays(scope)),
  ])
  const places = [...new Set(sources.flatMap(({ unitIds, deptIds }) => [...unitIds, ...deptIds]))]
  const [names, roles] = await Promise.all([
    loadNames(ctx, new Map([['department', new Set(places)]])),
    roleNames(
      ctx,
      sources.map(({ roleId }) => roleId),
    ),
  ])
  const named = (ids: readonly string[]) => ids.slice(0, most).map((id) => names[`department:${id}`] ?? id)
  const ruleOfAll = doc.scope === 'everyone' ? 'everyone' : 'all'
  return {
    rule: scope.all ? ruleOfAll : 'limited',
    code: doc.scope,
    place,
    ways: scope.all
      ? []
      : (['unit', 'department', 'own', 'reader'] as const).map((way) => ({ way, holds: held[way] ?? false })),
    sources: sources.map(({ roleId, type, unitIds, deptIds }) => ({
      role: roles.get(roleId) ?? '',
      type,
      units: named(unitIds),
      departments: named(deptIds),
      holds:
        type === '1' ||
        unitIds.some((id) => id === record.unitId) ||
        deptIds.some((id) => id === record.deptId) ||
        (type === '6' && record.createBy === him.actor.id),
    })),
  }
}

const most = 30
type Holding = Partial<Record<ScopeWay['way'], boolean>>
const nothing: Holding = {}

/** Each way asked of the database about this one row, by the condition that its lists are made with. */
async function waysThatHold(
  him: Ctx,
  doc: AnyDocument,
  { id }: StoredRecord,
  ways: readonly ScopeWay[],
): Promise<Holding> {
  const asked = ways.map(({ way, condition }) => sql`(${condition}) is true as ${raw(`"${way}"`)}`)
  const [row] = await him.sql.query<Record<ScopeWay['way'], boolean>>(
    sql`select ${join(asked)} from ${mappingOf(doc).table} t where t.id = ${String(id)}::uuid`,
  )
  return row ?? {}
}

async function placeOf(ctx: Ctx, { unitId, deptId, createBy }: StoredRecord): Promise<Explanation['rows']['place']> {
  const places = [unitId, deptId].filter((id): id is string => typeof id === 'string')
  const names = await loadNames(
    ctx,
    new Map([
      ['department', new Set(places)],
      ['person', new Set([String(createBy)])],
    ]),
  )
  return {
    unit: names[`department:${String(unitId)}`] ?? '',
    department: names[`department:${String(deptId)}`] ?? '',
    maker: names[`person:${String(createBy)}`] ?? '',
  }
}
