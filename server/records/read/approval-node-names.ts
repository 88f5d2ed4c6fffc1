import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { RecordFlow } from '../../platform/context/approval-port.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'

type Flows = ReadonlyMap<string, RecordFlow>

const none: Flows = new Map()
/** Returned to the drafter, or refused. */
const ended: ReadonlySet<Json> = new Set(['0', '4'])

/**
 * How the approvals of some records stand, for those whose status says that they have one under way or that ended
 * early.
 */
export async function flowsOf(
  ctx: Ctx,
  { approval, module, name }: AnyDocument,
  records: readonly StoredRecord[],
): Promise<Flows> {
  const under = approval === undefined ? [] : records.filter((record) => stands(record) || hasEnded(record))
  if (under.length === 0) return none
  return (await ctx.running.approval?.flows?.(ctx, `${module}.${name}`, under.map(idOf))) ?? none
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
