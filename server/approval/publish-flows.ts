import sql from 'sql-template-tag'
import { checkDefinition } from '../../core/approval/check-definition.ts'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { AnyDocument, Approval } from '../../core/description/document.ts'
import { isFixed, nodeFit } from '../../kinds/flow-form-mismatches.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { Pool } from '../platform/database/pool.ts'
import type { Sql } from '../platform/database/sql.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { CannotStart } from '../platform/process/cannot-start.ts'

/**
 * Puts the described version of every flow into the database, where it is published unless that or a
 * later one is there. A flow that the engine may not run stops the start.
 */
export async function publishFlows(pool: Pool, documents: Iterable<AnyDocument>): Promise<void> {
  const flows = [...documents].flatMap((doc) => (doc.approval === undefined ? [] : [{ doc, approval: doc.approval }]))
  for (const { doc, approval } of flows) {
    const problems = flowProblems(doc, approval)
    if (problems.length > 0)
      throw new CannotStart(`flow ${approval.process} of ${doc.module}.${doc.name}: ${problems.join('; ')}`)
  }
  await inTransaction(pool, async (on) => {
    for (const { approval } of flows) await publishFlow(on, approval.first)
  })
}

/** What is wrong with the first flow of a document, for whoever wrote it; empty when nothing is. */
export function flowProblems(doc: AnyDocument, { process, money, values, first }: Approval): string[] {
  return [
    ...(first.key === process ? [] : [`its key is ${first.key}`]),
    ...((first.money ?? false) === money ? [] : [moneyProblem(money)]),
    ...checkDefinition(first).map(({ code, node }) => `${node ?? 'flow'}: ${code}`),
    ...Object.entries(first.nodes).flatMap(([key, node]) =>
      nodeFit(doc, values, node).map(({ code, params }) => `${key}: ${code} ${JSON.stringify(params)}`),
    ),
  ]
}

function moneyProblem(money: boolean): string {
  const [yes, no] = money ? ['document', 'flow'] : ['flow', 'document']
  return `the ${yes} says \`money: true\` and the ${no} does not: an approval about money says so in both, any other in neither`
}

/** Running instances keep their version; one that is newer than all there are takes over from the published one. */
export async function publishFlow(on: Sql, first: FlowDefinition): Promise<void> {
  await on.query(sql`
    update engine.flow_definition set status = '2' where key = ${first.key} and status = '1'
      and not exists (select from engine.flow_definition d where d.key = ${first.key} and d.version >= ${first.version})`)
  await on.query(sql`
    insert into engine.flow_definition (key, version, definition, status, published_at)
    values (${first.key}, ${first.version}, ${JSON.stringify(first)}::jsonb, '1', now())
    on conflict do nothing`)
}

/** Whether whoever makes a document has to fill a field, with a value or with lines. */
export function isDemanded(doc: AnyDocument, name: string): boolean {
  const field = doc.fields[name]
  return (
    field !== undefined &&
    (field.required === true || kindOf(field.kind).demanded?.(field) === true) &&
    field.initial === undefined &&
    !isFixed(doc, name)
  )
}
