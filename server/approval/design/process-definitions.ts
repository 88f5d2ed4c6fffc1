import sql from 'sql-template-tag'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { AnyDocument, Approval } from '../../../core/description/document.ts'
import { formModule } from '../../../core/form-design/draft.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { isFixed, isName } from '../../../kinds/flow-form-mismatches.ts'
import { roleLabel } from '../../identity/access/role-label.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { RunningDocument } from '../../platform/context/running-composition.ts'
import { describe } from '../../records/documents/describe-document.ts'
import { productTerms } from '../../records/documents/product-terms.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'
import { categoryNames } from '../process-categories.ts'
import { processLabels } from '../process-labels.ts'
import { noSetting, type ProcessSetting, processSettings } from '../process-settings.ts'
import { isDemanded } from '../publish-flows.ts'
import { definitionNames } from './definition-names.ts'
import { type Starter, startersOf } from './process-starter-roles.ts'

/** A document with the process that approves it. */
interface Template {
  readonly running: RunningDocument<Ctx>
  readonly doc: AnyDocument
  readonly approval: Approval
}

interface VersionRow {
  readonly version: number
  readonly status: string
  readonly publishedAt: number | null
  readonly updated: number | null
  readonly updatedBy: string | null
  readonly note: string | null
  readonly ver: number
  readonly nodes: number
  readonly open: string
  readonly all: string
}

/** Every process there is: what it approves, its category, numbering, who may start it, and how it stands. */
export async function templates(ctx: Ctx): Promise<Json> {
  const all = templatesOf(ctx)
  const settings = await processSettings(ctx)
  const said = [...settings.values()]
  const names = await loadNames(
    ctx,
    new Map([
      ['person', new Set(said.flatMap(({ managers, people }) => [...managers, ...people]))],
      ['department', new Set(said.flatMap(({ places }) => places))],
    ]),
  )
  const categoryOf = ({ process, category }: Approval) => settings.get(process)?.category ?? category
  const [categories, starters, stands] = await Promise.all([
    categoryNames(ctx),
    startersOf(
      ctx,
      all.map(({ doc }) => doc.code),
    ),
    standOf(ctx),
  ])
  return all.map(({ running, doc, approval }) => {
    const stand = stands.get(approval.process)
    const category = categoryOf(approval)
    return {
      process: approval.process,
      label: (stand?.label ?? approval.first.label)[ctx.lang],
      category: categories.get(category) ?? category,
      money: approval.money,
      module: doc.module,
      thing: doc.name,
      documentLabel: running.words.title[ctx.lang],
      numbering: doc.number?.pattern ?? null,
      starters: startersIn(settings.get(approval.process) ?? noSetting, starters.get(doc.code) ?? [], names),
      icon: settings.get(approval.process)?.icon ?? null,
      color: settings.get(approval.process)?.color ?? null,
      drawn: doc.module === formModule,
      managers: (settings.get(approval.process)?.managers ?? []).map((id) => names[`person:${id}`] ?? ''),
      version: stand?.version ?? null,
      designed: stand?.designed ?? null,
      open: Number(stand?.open ?? 0),
      all: Number(stand?.all ?? 0),
    }
  })
}

/** Who begins a process: the roles that may, or those, the places and the people it is kept to. */
function startersIn(
  { starters, places, people }: ProcessSetting,
  roles: readonly Starter[],
  names: Names,
): readonly string[] {
  if (starters.length + places.length + people.length === 0) return roles.map(({ label }) => label)
  const of = (source: string, ids: readonly string[]) => ids.map((id) => names[`${source}:${id}`] ?? '')
  return [
    ...roles.filter(({ code }) => starters.includes(code)).map(({ label }) => label),
    ...of('department', places),
    ...of('person', people),
  ]
}

interface ProcessLine {
  readonly process: string
  readonly label: string
}

/** The processes by their names. */
export async function processes(ctx: Ctx): Promise<readonly ProcessLine[]> {
  const labels = await processLabels(ctx)
  return templatesOf(ctx).map(({ approval: { process } }) => ({
    process,
    label: labels.get(process)?.[ctx.lang] ?? process,
  }))
}

/** One process for its designer: its versions, and what its conditions and people may be chosen from. */
export async function template(ctx: Ctx, process: string): Promise<Json> {
  const { running, doc, approval } = templateOf(ctx, process)
  const [versions, choices, names, groups] = await Promise.all([
    versionsOf(ctx, process),
    choicesOf(ctx, process),
    namesIn(ctx, doc, process),
    ctx.running.groups?.all(ctx) ?? [],
  ])
  return {
    process,
    module: doc.module,
    thing: doc.name,
    documentLabel: running.words.title[ctx.lang],
    money: approval.money,
    versions,
    names,
    groups: groups.map((group) => ({ ...group })),
    terms: productTerms(ctx.running).map((term) => [...term]),
    ...choices,
    roles: choices.roles.map((role) => ({ ...role })),
    processes: choices.processes.map((one) => ({ ...one })),
    hooks: choices.hooks.map((one) => ({ ...one })),
  }
}

/** What the conditions of its versions compare with, by name. */
async function namesIn(ctx: Ctx, doc: AnyDocument, process: string): Promise<Names> {
  const rows = await ctx.sql.query<{ definition: FlowDefinition }>(
    sql`select definition from engine.flow_definition where key = ${process} order by version desc limit ${mostNamed}`,
  )
  return definitionNames(
    ctx,
    doc,
    rows.map(({ definition }) => definition),
  )
}

const mostNamed = 20

interface RoleLine {
  readonly code: string
  readonly name: string
  readonly holders: number
}

/** A rule of a document that an automatic step may run. */
interface HookLine {
  readonly hook: string
  readonly label: string
}

interface Choices {
  readonly fields: Json
  readonly form: Json
  readonly roles: readonly RoleLine[]
  readonly processes: readonly ProcessLine[]
  readonly hooks: readonly HookLine[]
}

/**
 * What the conditions, people and rules of a process may be said with: values of its form, roles, actions of its
 * document.
 */
export async function choicesOf(ctx: Ctx, process: string): Promise<Choices> {
  const { running, doc, approval } = templateOf(ctx, process)
  const reading = ctx.withoutScope('the form of a process, without any record')
  const [described, roles, called] = await Promise.all([describe(reading, running), rolesOf(ctx), processes(ctx)])
  const wanted = new Set<string>(approval.values)
  const fields = described.fields
    .filter(({ name }) => wanted.has(name))
    .map((field) => ({ ...field }) as unknown as Json) // a described field is JSON
  const inForm = new Set(described.form.flatMap((group) => group.fields))
  const form = described.fields
    .filter(({ name }) => inForm.has(name) && doc.fields[name] !== undefined)
    .map(({ name, label, kind, options = [], columns = [] }) => ({
      name,
      label,
      kind,
      fixed: isFixed(doc, name),
      names: isName(doc, name),
      required: isDemanded(doc, name),
      options: options as Json, // the options of a field are JSON
      columns: columns.map((column) => ({ name: column.name, label: column.label, kind: column.kind })),
    }))
  return { fields, form, roles, processes: called, hooks: hooksOf(ctx, running) }
}

function hooksOf({ lang }: Ctx, { doc, words }: Template['running']): readonly HookLine[] {
  return Object.keys(doc.actions ?? {}).map((hook) => ({ hook, label: words.actions?.[hook]?.[lang] ?? hook }))
}

/** The definition of one version. */
export async function versionOf(ctx: Ctx, process: string, version: number): Promise<FlowDefinition> {
  templateOf(ctx, process)
  const [row] = await ctx.sql.query<{ definition: FlowDefinition }>(
    sql`select definition from engine.flow_definition where key = ${process} and version = ${version}`,
  )
  if (row === undefined) throw new Refusal('flow.version-unknown', {}, { status: 404 })
  return row.definition
}

/** The document that a process approves; refuses `flow.process-unknown`. */
export function templateOf(ctx: Ctx, process: string): Template {
  const found = templatesOf(ctx).find(({ approval }) => approval.process === process)
  if (found === undefined) throw new Refusal('flow.process-unknown', {}, { status: 404 })
  return found
}

function templatesOf(ctx: Ctx): readonly Template[] {
  return [...ctx.running.documents.values()].flatMap((running) =>
    running.doc.approval === undefined ? [] : [{ running, doc: running.doc, approval: running.doc.approval }],
  )
}

interface Stand {
  readonly label: FlowDefinition['label'] | null
  readonly version: number | null
  readonly designed: number | null
  readonly open: string
  readonly all: string
}

async function standOf(ctx: Ctx): Promise<ReadonlyMap<string, Stand>> {
  const rows = await ctx.sql.query<Stand & { key: string }>(sql`
    select d.key, (array_agg(d.definition -> 'label') filter (where d.status = '1'))[1] as label, max(d.version) filter (where d.status = '1') as version,
      max(d.version) filter (where d.status = '0') as designed, coalesce(max(i.open), 0) as open, coalesce(max(i.all), 0) as all
    from engine.flow_definition d
      left join (select flow, count(*) filter (where status = '1') as open, count(*) as all from engine.flow_instance group by flow) i on i.flow = d.key
    group by d.key`)
  return new Map(rows.map((row) => [row.key, row]))
}

async function versionsOf(ctx: Ctx, process: string): Promise<Json> {
  const rows = await ctx.sql.query<VersionRow>(sql`
    select d.version, d.status, d.published_at as "publishedAt", d.updated, p.user_name as "updatedBy", d.note, d.ver,
      (select count(*)::integer from jsonb_object_keys(d.definition -> 'nodes')) as nodes,
      (select count(*) from engine.flow_instance i where i.flow = d.key and i.version = d.version and i.status = '1') as open,
      (select count(*) from engine.flow_instance i where i.flow = d.key and i.version = d.version) as all
    from engine.flow_definition d left join base.person p on p.id = d.updated_by
    where d.key = ${process} order by d.version desc`)
  return rows.map(({ open, all, ...row }) => ({ ...row, open: Number(open), all: Number(all) }))
}

async function rolesOf(ctx: Ctx): Promise<readonly RoleLine[]> {
  const rows = await ctx.sql.query<{ code: string; name: string; holders: string }>(sql`
    select r.role_code as code, ${roleLabel(ctx)} as name,
      (select count(*) from base.role_member m join base.person p on p.id = m.user_id and p.user_zt = '1' where m.role_id = r.id and m.del_flag = 0) as holders
    from base.role r where r.del_flag = 0 order by r.role_code`)
  return rows.map(({ code, name, holders }) => ({ code, name, holders: Number(holders) }))
}
