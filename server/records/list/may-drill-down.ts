import type { AnyDocument } from '../../../core/description/document.ts'
import type { Page } from '../../../core/description/module.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { filterColumn } from './filter-conditions.ts'

/**
 * Whether a reader may open a page and ask its list for all these columns; a list that is asked for less would show
 * more than a figure says.
 */
export function mayFollow(ctx: Ctx, path: string, columns: readonly string[]): boolean {
  const page = ctx.running.modules.flatMap(({ pages }) => pages).find((one) => one.path === path)
  const doc = page === undefined ? undefined : listedOn(ctx, page)
  if (page === undefined || doc === undefined || !ctx.actor.permissions.has(page.needs)) return false
  const mapping = mappingOf(doc)
  return columns.every((name) => filterColumn(ctx, mapping, name) !== null)
}

function listedOn({ running }: Ctx, { list }: Page): AnyDocument | undefined {
  return running.documents.get(list?.split('.', 2).join('.') ?? '')?.doc
}
