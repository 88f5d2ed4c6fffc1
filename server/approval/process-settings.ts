import sql from 'sql-template-tag'
import type { Ctx } from '../platform/context/context.ts'

/** What is said of a process besides its drawing. */
export interface ProcessSetting {
  /** Null: as the description says. */
  readonly category: string | null
  /** Role codes; none: whoever has the right. The right itself is cut by it where an actor is loaded. */
  readonly starters: readonly string[]
  /**
   * Units and departments whose people may begin it, those below among them, and people beside them; the right they
   * need anyway.
   */
  readonly places: readonly string[]
  readonly people: readonly string[]
  /** How it looks where it is begun; as the page of its documents, when null. */
  readonly icon: string | null
  readonly color: string | null
  /** Verbs that only those who look after it use. */
  readonly closed: readonly string[]
  /** Ids of people who look after this process. */
  readonly managers: readonly string[]
  readonly ver: number
}

export const noSetting: ProcessSetting = {
  category: null,
  starters: [],
  places: [],
  people: [],
  icon: null,
  color: null,
  closed: [],
  managers: [],
  ver: 0,
}

/** Columns of `ProcessSetting`. */
export const settingColumns = sql`category, starters, places, people, icon, color, closed, managers, ver`

/** What is said of each process, by its key; of most nothing is. */
export async function processSettings(ctx: Ctx): Promise<ReadonlyMap<string, ProcessSetting>> {
  const rows = await ctx.sql.query<ProcessSetting & { process: string }>(
    sql`select process, ${settingColumns} from engine.flow_setting`,
  )
  return new Map(rows.map(({ process, ...setting }) => [process, setting]))
}

/** Who looks after a process, beside the process administrators. */
export async function managersOf(ctx: Ctx, process: string): Promise<readonly string[]> {
  const [row] = await ctx.sql.query<{ managers: string[] }>(sql`
    select coalesce(array_agg(p.id), '{}') as managers from engine.flow_setting s join base.person p on p.id = any(s.managers) and p.user_zt = '1' and p.del_flag = 0 where s.process = ${process}`)
  return row?.managers ?? []
}
