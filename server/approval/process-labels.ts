import sql from 'sql-template-tag'
import type { Words } from '../../core/values/language.ts'
import type { Ctx } from '../platform/context/context.ts'
import { prepared } from '../platform/database/sql.ts'

/** What processes are called, by their keys: as the version in force is named, else as the product brings them. */
export async function processLabels({
  sql: on,
  running,
}: Pick<Ctx, 'sql' | 'running'>): Promise<ReadonlyMap<string, Words>> {
  const published = await on.query<{ key: string; label: Words }>(
    prepared(sql`
    select key, definition -> 'label' as label from engine.flow_definition where status = '1'`),
  )
  const known = [...running.documents.values()].flatMap(({ doc: { approval } }): [string, Words][] =>
    approval === undefined ? [] : [[approval.process, approval.first.label]],
  )
  return new Map([...known, ...published.map(({ key, label }): [string, Words] => [key, label])])
}
