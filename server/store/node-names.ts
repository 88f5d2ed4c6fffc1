import type { AnyDocument } from '../../core/document.ts'
import type { FlowDefinition } from '../../core/flow/definition.ts'
import type { Ctx } from '../context.ts'
import { idOf, type StoredRecord } from './stored-record.ts'

/** The records with the places where their approvals stand in the reader's language: keys of a flow mean nothing to a person. */
export async function withNodeNames(ctx: Ctx, { approval, module, name }: AnyDocument, records: readonly StoredRecord[]): Promise<readonly StoredRecord[]> {
  const under = records.filter(stands)
  if (approval === undefined || under.length === 0) return records
  const flows = await ctx.running.approval?.flows?.(ctx, `${module}.${name}`, under.map(idOf)) ?? new Map<string, FlowDefinition>()
  return records.map((record) => (stands(record) ? { ...record, currentNode: namesIn(ctx, flows.get(idOf(record)) ?? approval.first, String(record.currentNode)) } : record))
}

function stands({ currentNode }: StoredRecord): boolean {
  return typeof currentNode === 'string' && currentNode !== ''
}

const between = { zh: '、', ru: ', ', en: ', ' } as const

function namesIn({ lang }: Ctx, { nodes }: Pick<FlowDefinition, 'nodes'>, keys: string): string {
  return keys.split(',').map((key) => nodes[key]?.label[lang] ?? key).join(between[lang])
}
