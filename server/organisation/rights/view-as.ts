import type { AnyDocument } from '../../../core/description/document.ts'
import { tryScope } from '../../identity/access/load-data-scopes.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { pageQuery } from '../../records/list/list-page.ts'
import { pageRows } from '../../records/list/page-rows.ts'
import { seenMapping } from '../../records/list/visible-table.ts'
import { missing } from '../../records/read/record-refusals.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { idOf } from '../../records/schema/stored-record.ts'
import { type MenuEntry, myMenus } from '../my-account/my-menus.ts'
import { shownName } from './explain-record.ts'

interface SeenPage {
  readonly path: string
  readonly label: string
  readonly needs: string
  readonly may: boolean
}

/** What the pages look like to another person: his menu, and which pages open for him. */
export async function viewAs(
  ctx: Ctx,
  him: Ctx,
): Promise<{ readonly menus: readonly MenuEntry[]; readonly pages: readonly SeenPage[] }> {
  const pages = ctx.running.modules
    .flatMap(({ pages: own }) => own)
    .map(({ path, label, needs }) => ({ path, label: label[ctx.lang], needs, may: him.actor.permissions.has(needs) }))
  return { menus: await myMenus({ ...him, lang: ctx.lang }), pages }
}

interface SeenRow {
  readonly id: string
  readonly number: string | null
  readonly title: string | null
}

/**
 * Which rows of a document another person sees: number and title, as far as whoever asks may read these fields himself.
 */
export async function rowsSeenBy(
  ctx: Ctx,
  him: Ctx,
  doc: AnyDocument,
  param: string,
): Promise<{ readonly may: boolean; readonly total: number; readonly rows: readonly SeenRow[] }> {
  if (!mayDo(him, doc, 'ck')) return { may: false, total: 0, rows: [] }
  return { may: true, ...(await namedRows(ctx, him, doc, param)) }
}

/** Which rows of a document one data scope alone would show a person. */
export async function rowsOfScope(
  ctx: Ctx,
  him: Ctx,
  doc: AnyDocument,
  scopeId: string,
): Promise<{ readonly may: boolean; readonly total: number; readonly rows: readonly SeenRow[] }> {
  const source = isId(scopeId) ? await tryScope(ctx.sql, him.actor.id, scopeId) : null
  if (source === null || source.code !== doc.scope) throw missing()
  const set = { all: source.type === '1', unitIds: source.unitIds, deptIds: source.deptIds }
  return {
    may: true,
    ...(await namedRows(
      ctx,
      makeContext({ ...him, actor: { ...him.actor, scopes: new Map([[source.code, set]]) } }),
      doc,
      '',
    )),
  }
}

/** Rows that one may ask about by number and title, whoever sees them. */
export function rowsToAskAbout(
  ctx: Ctx,
  doc: AnyDocument,
  param: string,
): Promise<{ readonly total: number; readonly rows: readonly SeenRow[] }> {
  return namedRows(ctx, ctx.withoutScope('choosing a record to ask about'), doc, param)
}

const most = 50

async function namedRows(
  ctx: Ctx,
  seeing: Ctx,
  doc: AnyDocument,
  param: string,
): Promise<{ readonly total: number; readonly rows: readonly SeenRow[] }> {
  const mapping = await seenMapping(seeing, doc)
  const query = pageQuery(seeing, doc, mapping, {
    size: most,
    sort: '-createTime',
    ...(param === '' ? {} : { parameters: { param } }),
  })
  const { records, total } = await pageRows(seeing, mapping, query)
  return { total, rows: records.map((record) => ({ id: idOf(record), ...shownName(ctx, doc, record) })) }
}
