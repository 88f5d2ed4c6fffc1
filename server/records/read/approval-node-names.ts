import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { ApprovalStanding, RecordFlow } from '../../platform/context/approval-port.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'

type Flows = ReadonlyMap<string, RecordFlow>

const none: Flows = new Map()
/** Returned to the drafter, or refused. */
const ended: ReadonlySet<Json> = new Set(['0', '4'])
/** Under this name a row says how its approval stands, where its list has asked; no field is called so. */
const standingName = 'approval standing'

/** A further column of the table `t` for whoever reads many records of a document: how the approval of each stands. */
export function standingColumn(ctx: Ctx, { approval }: AnyDocument): Sql {
  const standing = approval === undefined ? undefined : ctx.running.approval?.standing
  return standing === undefined ? empty : sql`, ${standing} as ${raw(`"${standingName}"`)}`
}

/**
 * How the approvals of some records stand, for those whose status says that they have one under way or that ended
 * early; asked for where they were not read with `standingColumn`.
 */
export async function flowsOf(ctx: Ctx, doc: AnyDocument, records: readonly StoredRecord[]): Promise<Flows> {
  const under = doc.approval === undefined ? [] : records.filter((record) => stands(record) || hasEnded(record))
  if (under.length === 0) return none
  const rows = under.every((record) => record[standingName] !== undefined)
    ? under
    : await withStandings(ctx, doc, under)
  const standings = rows.flatMap((row): [string, ApprovalStanding][] => {
    const standing = row[standingName] as ApprovalStanding | null | undefined // as the column is made
    return standing ? [[idOf(row), standing]] : []
  })
  return (await ctx.running.approval?.flows?.(ctx, new Map(standings))) ?? none
}

function withStandings(ctx: Ctx, doc: AnyDocument, records: readonly StoredRecord[]): Promise<readonly StoredRecord[]> {
  return ctx.sql.query<StoredRecord>(
    prepared(sql`
    select t.id${standingColumn(ctx, doc)} from ${mappingOf(doc).table} t where t.id = any(${records.map(idOf)}::uuid[])`),
  )
}

/**
 * The records with the places where their approvals stand in the reader's language: keys of a flow mean nothing to a
 * person.
 */
export function withNodeNames(
  ctx: Ctx,
  { approval }: AnyDocument,
  records: readonly StoredRecord[],
  flows: Flows,
): readonly StoredRecord[] {
  if (approval === undefined) return records
  return records.map((record) => {
    const flow = flows.get(idOf(record))?.definition ?? approval.first
    return stands(record) ? { ...record, currentNode: namesIn(ctx, flow, String(record.currentNode)) } : record
  })
}

/** Rows of a list with what their approval's status does not say. */
export function withMarks(rows: readonly StoredRecord[], flows: Flows): readonly StoredRecord[] {
  return rows.map((row) => {
    const mark = flows.get(idOf(row))?.mark ?? null
    return mark === null ? row : { ...row, approvalMark: mark }
  })
}

/** A draft that was never submitted has no approval that could be asked about. */
function hasEnded({ approvalStatus, procInstId }: StoredRecord): boolean {
  return typeof procInstId === 'string' && ended.has(approvalStatus ?? null)
}

function stands({ currentNode }: StoredRecord): boolean {
  return typeof currentNode === 'string' && currentNode !== ''
}

const between = { zh: '、', ru: ', ', en: ', ' } as const

function namesIn({ lang }: Ctx, { nodes }: Pick<FlowDefinition, 'nodes'>, keys: string): string {
  return keys
    .split(',')
    .map((key) => nodes[key]?.label[lang] ?? key)
    .join(between[lang])
}
