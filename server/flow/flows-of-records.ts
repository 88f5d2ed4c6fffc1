import sql from 'sql-template-tag'
import type { FlowDefinition } from '../../core/flow/definition.ts'
import type { Ctx } from '../context.ts'
import { prepared } from '../database/sql.ts'
import { definitionOf } from './definitions.ts'

/** By which definitions the approvals of these records run, by record id; one statement, and versions are remembered. */
export async function flowsOfRecords(ctx: Ctx, document: string, ids: readonly string[]): Promise<ReadonlyMap<string, FlowDefinition>> {
  const found = await ctx.sql.query<{ id: string; flow: string; version: number }>(prepared(sql`
    select record_id as id, flow, version from engine.flow_instance where document = ${document} and record_id = any(${ids}::uuid[])`))
  const versions = new Map(found.map((one) => [`${one.flow} ${one.version}`, one]))
  const definitions = new Map(await Promise.all([...versions].map(async ([key, { flow, version }]) => [key, await definitionOf(ctx, flow, version)] as const)))
  return new Map(found.flatMap(({ id, flow, version }) => {
    const definition = definitions.get(`${flow} ${version}`)
    return definition === undefined ? [] : [[id, definition] as const]
  }))
}
