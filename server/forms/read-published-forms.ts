import sql from 'sql-template-tag'
import type { FormDraft } from '../../core/form-design/draft.ts'
import type { Sql } from '../platform/database/sql.ts'

/** A form as it runs. */
export interface Published {
  readonly name: string
  readonly version: number
  /** Nobody begins a new record of it; those there are live on. */
  readonly retired: boolean
  /** Its fields name their columns. */
  readonly draft: FormDraft
}

/** Every published form; one that is known already stays the same object, and with it all that was worked out of it. */
export async function readPublished(
  on: Sql,
  known: ReadonlyMap<string, Published> = new Map(),
): Promise<ReadonlyMap<string, Published>> {
  const rows = await on.query<Published>(sql`
    select f.name, f.version, f.status = 'retired' as retired, v.draft
    from engine.form f join engine.form_version v on v.name = f.name and v.version = f.version order by f.name`)
  return new Map(
    rows.map((row) => {
      const before = known.get(row.name)
      return [row.name, before?.version === row.version && before.retired === row.retired ? before : row]
    }),
  )
}
