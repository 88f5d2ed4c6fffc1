import sql from 'sql-template-tag'
import type { UnableApprovers } from '../../../core/approval/approvers-without-access.ts'
import { checkDefinition } from '../../../core/approval/check-definition.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { type FlowProblem } from '../../../core/approval/flow-problem.ts'
import { fitWords, type FitProblem } from '../../../core/approval/form-mismatch-problem.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { expressionProblemText } from '../../../core/expression/expression-words.ts'
import type { Json } from '../../../core/values/json.ts'
import { say } from '../../../core/words/format-message.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { nodeFit } from '../../../kinds/flow-form-mismatches.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { closedHosts } from '../automatic/allowed-call-hosts.ts'
import { unableApprovers } from './approvers-without-access.ts'
import { lostPeople } from './missing-approver-groups.ts'
import { templateOf, versionOf } from './process-definitions.ts'
import { childCalls, childOf, childProblems, circleProblems } from './sub-process-problems.ts'

/** What is wrong with a drawing: the engine's problems, and what its conditions and people ask of the form. */
interface Checked {
  readonly problems: readonly FlowProblem[]
  /** In the caller's language. */
  readonly ofForm: readonly { readonly node: string; readonly problem: string }[]
  /** Who is asked and could not decide; this bars nothing, for rights are given apart from the drawing. */
  readonly unable: readonly UnableApprovers[]
}

/** Where a saved drawing stands. */
interface Kept {
  readonly version: number
  readonly ver: number
}

/** Checks a drawing against the engine and the document it is for. */
export async function checkDrawing(ctx: Ctx, process: string, definition: FlowDefinition): Promise<Checked> {
  const { doc, approval } = templateOf(ctx, process)
  const documents = [...ctx.running.documents.values()].map((running) => running.doc)
  const ofNodes = Object.entries(definition.nodes).flatMap(([node, one]) => [
    ...nodeFit(doc, approval.values, one).map((problem) => ({ node, problem: fitText(ctx, doc, problem) })),
    ...childCalls(one).flatMap((call) =>
      childProblems(documents, doc, call).map((problem) => ({
        node,
        problem: fitText(ctx, childOf(documents, call) ?? doc, problem),
      })),
    ),
  ])
  const ofOthers = [
    ...(await lostPeople(ctx, definition)),
    ...(await closedHosts(ctx, definition)),
    ...(await circleProblems(ctx, definition)),
  ].map(({ node, ...problem }) => ({ node, problem: fitText(ctx, doc, problem) }))
  return {
    problems: checkDefinition(definition),
    ofForm: [...ofNodes, ...ofOthers],
    unable: await unableApprovers(ctx, doc.code, definition),
  }
}

/** A problem in the caller's language, fields called as people know them. */
function fitText(ctx: Ctx, doc: AnyDocument, { code, params }: FitProblem): string {
  const { field, reason } = params
  return say(ctx.lang, fitWords[code][ctx.lang], {
    ...params,
    ...(typeof reason === 'string'
      ? { reason: expressionProblemText(reason, ctx.lang, (name) => labelIn(ctx, doc, name)) }
      : {}),
    ...(typeof field === 'string' ? { field: labelIn(ctx, doc, field) } : {}),
  })
}

/**
 * Keeps a drawing as the version being designed, sound or not. `ver` is the one it was made from, null for a
 * first save: whoever saves over somebody else's drawing is told.
 */
export function saveDrawing(
  ctx: Ctx,
  process: string,
  given: FlowDefinition,
  ver: number | null,
  note: string,
): Promise<Kept> {
  const { approval } = templateOf(ctx, process)
  return withinTransaction(ctx, async (inside) => {
    const at = new Date(ctx.now).toISOString()
    const [designed] = await locked(inside, process)
    if (designed !== undefined && designed.ver !== ver) throw new Refusal('flow.drawn-meanwhile', {}, { status: 409 })
    if (designed === undefined && ver !== null) throw new Refusal('flow.drawn-meanwhile', {}, { status: 409 })
    const version = designed?.version ?? (await nextVersion(inside, process))
    const definition: FlowDefinition = { ...given, key: process, version, ...(approval.money ? { money: true } : {}) }
    const [kept] = await inside.sql.query<Kept>(sql`
      insert into engine.flow_definition (key, version, definition, status, updated, updated_by, note)
      values (${process}, ${version}, ${JSON.stringify(definition)}::jsonb, '0', ${at}::timestamptz, ${ctx.actor.id}::uuid, ${note === '' ? null : note})
      on conflict (key, version) do update set definition = excluded.definition, updated = excluded.updated, updated_by = excluded.updated_by, note = excluded.note, ver = engine.flow_definition.ver + 1
      returning version, ver`)
    if (kept === undefined) throw new Error(`the drawing of ${process} was not kept`)
    await audited(inside, { verb: 'flowDraw', title: process, detail: { version } })
    return kept
  })
}

/**
 * Publishes the version being designed: new instances begin with it, running ones keep theirs. Refuses a drawing that
 * is not sound.
 */
export function publishDrawing(ctx: Ctx, process: string, ver: number): Promise<Kept> {
  return withinTransaction(ctx, async (inside) => {
    const [designed] = await locked(inside, process)
    if (designed === undefined || designed.ver !== ver) throw new Refusal('flow.drawn-meanwhile', {}, { status: 409 })
    const { problems, ofForm } = await checkDrawing(inside, process, designed.definition)
    if (problems.length + ofForm.length > 0)
      throw new Refusal('flow.not-sound', { count: problems.length + ofForm.length }, { status: 422 })
    await makeCurrent(inside, process, designed.version)
    await audited(inside, { verb: 'flowPublish', title: process, detail: { version: designed.version } })
    return { version: designed.version, ver: designed.ver }
  })
}

/** Drops the version being designed. */
export function dropDrawing(ctx: Ctx, process: string, ver: number): Promise<Json> {
  templateOf(ctx, process)
  return withinTransaction(ctx, async (inside) => {
    const gone = await inside.sql.query<{ version: number }>(
      sql`delete from engine.flow_definition where key = ${process} and status = '0' and ver = ${ver} returning version`,
    )
    if (gone.length === 0) throw new Refusal('flow.drawn-meanwhile', {}, { status: 409 })
    await audited(inside, { verb: 'flowDrop', title: process, detail: { version: gone[0]?.version ?? null } })
    return { dropped: gone.length }
  })
}

/** Puts an earlier version in force again, as a new one, so that what happened when stays readable. */
export function rollBack(ctx: Ctx, process: string, version: number): Promise<Kept> {
  return withinTransaction(ctx, async (inside) => {
    await locked(inside, process)
    const old = await versionOf(inside, process, version)
    const { problems, ofForm } = await checkDrawing(inside, process, old)
    if (problems.length + ofForm.length > 0)
      throw new Refusal('flow.not-sound', { count: problems.length + ofForm.length }, { status: 422 })
    const next = await nextVersion(inside, process)
    await inside.sql.query(sql`
      insert into engine.flow_definition (key, version, definition, status, updated, updated_by, note)
      values (${process}, ${next}, ${JSON.stringify({ ...old, version: next })}::jsonb, '2', ${new Date(ctx.now).toISOString()}::timestamptz, ${ctx.actor.id}::uuid, ${`← v${version}`})`)
    await makeCurrent(inside, process, next)
    await audited(inside, { verb: 'flowRollBack', title: process, detail: { from: version, version: next } })
    return { version: next, ver: 1 }
  })
}

/** The version being designed; whoever else designs or publishes this process waits. */
async function locked(ctx: Ctx, process: string): Promise<readonly (Kept & { readonly definition: FlowDefinition })[]> {
  templateOf(ctx, process)
  await ctx.sql.query(sql`select pg_advisory_xact_lock(hashtextextended(${`flow ${process}`}, 0))`)
  return ctx.sql.query(
    sql`select version, ver, definition from engine.flow_definition where key = ${process} and status = '0'`,
  )
}

async function nextVersion(ctx: Ctx, process: string): Promise<number> {
  const [row] = await ctx.sql.query<{ next: number }>(
    sql`select coalesce(max(version), 0) + 1 as next from engine.flow_definition where key = ${process}`,
  )
  return row?.next ?? 1
}

async function makeCurrent(ctx: Ctx, process: string, version: number): Promise<void> {
  await ctx.sql.query(sql`update engine.flow_definition set status = '2' where key = ${process} and status = '1'`)
  await ctx.sql.query(
    sql`update engine.flow_definition set status = '1', published_at = ${new Date(ctx.now).toISOString()}::timestamptz where key = ${process} and version = ${version}`,
  )
}
