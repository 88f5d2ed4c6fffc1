import sql from 'sql-template-tag'
import { type AnyDocument, type Ctx, find, rows } from '../../../server/module-api.ts'
import { openingState } from './go-live-states.ts'

/** The documents whose records are rows of opening balances, in the order in which they are posted. */
export function openingDocuments(ctx: Ctx): readonly AnyDocument[] {
  return [...ctx.running.documents.values()]
    .map(({ doc }) => doc)
    .filter(({ actions, fields }) => actions?.['takeBack'] !== undefined && fields['goLiveId'] !== undefined)
}

/** How many rows a go-live has that are not taken back. */
export async function rowsOf(ctx: Ctx, goLiveId: string): Promise<number> {
  const all = ctx.withoutScope('opening balances belong to their go-live')
  const counts = await Promise.all(
    openingDocuments(ctx).map((doc) =>
      ctx.sql.query<{ rows: number }>(sql`
        select count(*)::int as rows from (${rows(all, doc)}) r
        where r.go_live_id = ${goLiveId}::uuid and r.row_status <> ${openingState.reversed}`),
    ),
  )
  return counts.reduce((total, [one]) => total + (one?.rows ?? 0), 0)
}

/** The next rows of a go-live in a state; of one document alone, the last documents first where it goes back. */
export async function nextRows(
  ctx: Ctx,
  goLiveId: string,
  rowStatus: string,
  { back, most }: { readonly back: boolean; readonly most: number },
): Promise<{ readonly doc: AnyDocument; readonly found: readonly { readonly id: string }[] } | null> {
  const documents = openingDocuments(ctx)
  for (const doc of back ? documents.toReversed() : documents) {
    const found = await find(ctx, doc, { goLiveId, rowStatus }, { sort: ['createTime'], limit: most, lock: true })
    if (found.length > 0) return { doc, found }
  }
  return null
}
