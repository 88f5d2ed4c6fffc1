import type { AnyDocument } from '../../core/description/document.ts'
import type { Json } from '../../core/values/json.ts'
import type { Ctx } from '../platform/context/context.ts'
import { categoryNames } from './process-categories.ts'
import { openDrafts, processFavourites } from './process-favourites.ts'
import { processLabels } from './process-labels.ts'
import { processSettings } from './process-settings.ts'

/**
 * Processes the caller may begin: documents he may both add and submit; with what he keeps at hand, began of late and
 * has not sent yet.
 */
export async function startable(ctx: Ctx): Promise<Json> {
  const documents = [...ctx.running.documents.values()].flatMap(({ doc }) =>
    doc.approval === undefined || !may(ctx, doc.code) ? [] : [{ doc, approval: doc.approval }],
  )
  const [settings, labels] = await Promise.all([processSettings(ctx), processLabels(ctx)])
  const placed = documents.map(({ doc, approval }) => ({
    doc,
    approval,
    category: settings.get(approval.process)?.category ?? approval.category,
  }))
  const [categories, { starred, recent }] = await Promise.all([categoryNames(ctx), processFavourites(ctx)])
  return Promise.all(
    placed.map(async ({ doc, approval, category }) => ({
      process: approval.process,
      category,
      categoryLabel: categories.get(category) ?? category,
      icon: settings.get(approval.process)?.icon ?? iconOf(ctx, doc),
      color: settings.get(approval.process)?.color ?? null,
      label: labels.get(approval.process)?.[ctx.lang] ?? approval.process,
      module: doc.module,
      thing: doc.name,
      starred: starred.has(approval.process),
      recent: recent.get(approval.process) ?? null,
      drafts: (await openDrafts(ctx, doc)).map((draft) => ({ ...draft })),
    })),
  )
}

/** The icon of the page that lists a document. */
function iconOf({ running }: Ctx, { module, name }: AnyDocument): string | null {
  return (
    running.modules
      .flatMap(({ pages }) => pages)
      .find(({ list }) => list?.split('.', 2).join('.') === `${module}.${name}`)?.menu?.icon ?? null
  )
}

function may({ actor }: Ctx, code: string): boolean {
  return actor.permissions.has(`${code}-xz`) && actor.permissions.has(`${code}-tj`)
}
