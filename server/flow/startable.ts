import sql from 'sql-template-tag'
import type { Json } from '../../core/json.ts'
import type { Ctx } from '../context.ts'
import { processSettings } from './process-settings.ts'
import { openDrafts, startHabits } from './start-habits.ts'

/** Processes the caller may begin: documents he may both add and submit; with what he keeps at hand, began of late and has not sent yet. */
export async function startable(ctx: Ctx): Promise<Json> {
  const documents = [...ctx.running.documents.values()].flatMap(({ doc }) => (doc.approval === undefined || !may(ctx, doc.code) ? [] : [{ doc, approval: doc.approval }]))
  const settings = await processSettings(ctx)
  const placed = documents.map(({ doc, approval }) => ({ doc, approval, category: settings.get(approval.process)?.category ?? approval.category }))
  const [categories, { starred, recent }] = await Promise.all([categoryNames(ctx, [...new Set(placed.map(({ category }) => category))]), startHabits(ctx)])
  return Promise.all(placed.map(async ({ doc, approval, category }) => ({
    process: approval.process, category, categoryLabel: categories.get(category) ?? category,
    label: approval.first.label[ctx.lang], module: doc.module, thing: doc.name,
    starred: starred.has(approval.process), recent: recent.get(approval.process) ?? null, drafts: (await openDrafts(ctx, doc)).map((draft) => ({ ...draft })),
  })))
}

function may({ actor }: Ctx, code: string): boolean {
  return actor.permissions.has(`${code}-xz`) && actor.permissions.has(`${code}-tj`)
}

/** Names of process categories in the caller's language, by their codes. */
export async function categoryNames(ctx: Ctx, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await ctx.sql.query<{ code: string; zh: string; ru: string | null; en: string | null }>(sql`
    select dic_code as code, dic_name as zh, dic_name_ru as ru, dic_name_en as en from base.dictionary
    where dic_group = 'wfCategory' and dic_code = any(${codes}::text[]) and del_flag = 0`)
  return new Map(rows.map((row) => [row.code, row[ctx.lang] ?? row.zh]))
}
