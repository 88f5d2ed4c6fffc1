import sql from 'sql-template-tag'
import { begin } from '../../../core/approval/approval-engine.ts'
import { rolesAt } from '../../../core/approval/approver-roles-at-node.ts'
import { isPeopleNode, type FlowDefinition } from '../../../core/approval/definition.ts'
import type { DryStep } from '../../../core/approval/dry-run.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { roleLabel } from '../../identity/access/role-label.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import { missing } from '../../records/read/record-refusals.ts'
import { requirePermission } from '../../records/read/require-permission.ts'
import { textOf } from '../../records/schema/stored-record.ts'
import { readInstance } from '../approval-instance-store.ts'
import { flowValues } from '../condition-values.ts'
import { publishedDefinition } from '../definitions.ts'
import { clausesOf, definitionNames } from '../design/definition-names.ts'
import { openRecord } from '../step/load-approval.ts'
import { imaginedRecord, typedValues } from './imagined-record.ts'
import { previewPath } from './preview-path.ts'

/** What the way is asked for: a record there is, one that is being typed, or what is being typed over one. */
interface PathPreview {
  readonly id: string | null
  readonly values: Readonly<Record<string, Json>>
}

/** Shows, before anything is sent, which way a document would go, who would be asked and why; nothing is kept. */
export async function previewRequestedPath(ctx: Ctx, key: string, previewed: PathPreview): Promise<Json> {
  const { doc, record, process } = await recordFor(ctx, key, previewed)
  const instance = textOf(record, 'procInstId')
  const { definition, state } =
    instance === '' ? await fresh(ctx, process, textOf(record, 'createBy')) : await readInstance(ctx, instance)
  const steps = await previewPath(ctx, { doc, record, definition, state }, flowValues(doc, record, definition))
  const people = new Set(steps.flatMap((one) => one.people.map(({ person }) => person)))
  const [names, said, roles] = await Promise.all([
    loadNames(ctx, new Map([['person', people]])),
    definitionNames(ctx, doc, [definition]),
    rolesOf(ctx, definition),
  ])
  return {
    steps: steps.map((one) => shownStep(ctx, definition, one, (id) => names[`person:${id}`] ?? '')),
    names: said,
    roles: roles.map((role) => ({ ...role })),
  }
}

async function recordFor(ctx: Ctx, key: string, { id, values }: PathPreview) {
  if (id !== null) {
    const open = await openRecord(ctx, key, id)
    return { ...open, record: { ...open.record, ...typedValues(open.doc, values) } }
  }
  const doc = ctx.running.documents.get(key)?.doc
  if (doc?.approval === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  requirePermission(ctx, doc, 'xz')
  const record = await imaginedRecord(ctx, doc, ctx.actor.id, values)
  if (record === null) throw missing()
  return { doc, record, process: doc.approval.process }
}

function shownStep(
  { lang }: Ctx,
  { nodes }: FlowDefinition,
  { node: key, kind, outcome, people, when }: DryStep,
  nameOf: (id: string) => string,
): Json {
  const node = nodes[key]
  const asked = node !== undefined && isPeopleNode(node)
  return {
    node: key,
    kind,
    outcome,
    when,
    label: node?.label[lang] ?? key,
    mode: asked ? node.mode : null,
    source: asked ? { ...node.approver } : null,
    people: people.map(({ person, why, automatic }) => ({ id: person, name: nameOf(person), why, automatic })),
  }
}

interface RoleName {
  readonly code: string
  readonly name: string
}

/** The roles that a flow asks, or asks its drafter for, by their names. */
async function rolesOf(ctx: Ctx, definition: FlowDefinition): Promise<readonly RoleName[]> {
  const asked = Object.values(definition.nodes).flatMap(rolesAt)
  const compared = clausesOf(definition).flatMap(({ field, values }) => (field === 'drafterRoles' ? values : []))
  const codes = [...new Set([...asked, ...compared])]
  if (codes.length === 0) return []
  return ctx.sql.query<RoleName>(
    sql`select r.role_code as code, ${roleLabel(ctx)} as name from base.role r where r.role_code = any(${codes}::text[]) and r.del_flag = 0`,
  )
}

async function fresh(ctx: Ctx, process: string, drafter: string) {
  const definition = await publishedDefinition(ctx, process)
  return { definition, state: begin(definition, drafter, new Date(ctx.now).toISOString()).state }
}
