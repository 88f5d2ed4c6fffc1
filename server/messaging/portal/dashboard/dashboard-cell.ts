import type { CellInfo } from '../../../../core/api-types/dashboard.ts'
import type { CellPlace, DashboardCell } from '../../../../core/description/dashboard.ts'
import type { Page } from '../../../../core/description/module.ts'
import { isGrouped, type Report } from '../../../../core/description/report.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { maySeeDiagram } from '../../../records/diagram/find-diagram.ts'
import { describedFields } from '../../../records/documents/described-fields.ts'
import { loadChoices } from '../../../records/documents/field-choices.ts'
import { ganttOf } from '../../../records/documents/gantt-view.ts'
import { mapOf } from '../../../records/documents/map-view.ts'
import { filterColumn } from '../../../records/list/filter-conditions.ts'
import { mayFollow } from '../../../records/list/may-drill-down.ts'
import { mappingOf } from '../../../records/schema/table-mapping.ts'
import { widgetInfo } from '../widget-info.ts'

/** A cell as its reader sees it; null where he may not read what it shows. */
export async function cellOf(ctx: Ctx, cell: DashboardCell): Promise<CellInfo | null> {
  const place = { x: cell.x, y: cell.y, w: cell.w, h: cell.h }
  if ('widget' in cell) return widgetCell(ctx, cell, place)
  if ('report' in cell) return reportCell(ctx, cell, place)
  if ('map' in cell) return mapCell(ctx, cell, place)
  if ('gantt' in cell) return ganttCell(ctx, cell, place)
  return 'diagram' in cell ? diagramCell(ctx, cell, place) : listCell(ctx, cell, place)
}

function widgetCell(
  ctx: Ctx,
  { widget, with: told = {} }: Extract<DashboardCell, { widget: string }>,
  place: CellPlace,
): CellInfo | null {
  const found = ctx.running.modules
    .flatMap(({ widgets }) => widgets ?? [])
    .find(({ module, name }) => `${module}.${name}` === widget)
  if (found === undefined || !ctx.actor.permissions.has(found.needs)) return null
  const info = widgetInfo(ctx.lang, found)
  return { ...place, kind: 'widget', label: info.label, widget: info, with: told }
}

function reportCell(
  ctx: Ctx,
  { report, show, with: told, empty }: Extract<DashboardCell, { report: string }>,
  place: CellPlace,
): CellInfo | null {
  const found = ctx.running.modules
    .flatMap(({ reports }) => reports ?? [])
    .find(({ module, name }) => `${module}.${name}` === report)
  if (found === undefined || !mayRead(ctx, found)) return null
  const page = pagesOf(ctx).find((one) => one.report === report)
  return {
    ...place,
    kind: 'report',
    label: found.label[ctx.lang],
    module: found.module,
    name: found.name,
    show,
    with: told,
    empty: empty[ctx.lang],
    opens: pathOf(ctx, page),
  }
}

/** Whether he may open it, and read every column that it adds up: a report of others is refused as a whole. */
function mayRead(ctx: Ctx, report: Report): boolean {
  if (!ctx.actor.permissions.has(report.needs)) return false
  if (!isGrouped(report)) return true
  const doc = ctx.running.documents.get(report.document)?.doc
  if (doc === undefined) return false
  const mapping = mappingOf(doc)
  return Object.values(report.measures).every(
    (measure) => !('sum' in measure) || filterColumn(ctx, mapping, measure.sum) !== null,
  )
}

async function listCell(
  ctx: Ctx,
  { list, label, columns, with: asks, sort, empty }: Extract<DashboardCell, { list: string }>,
  place: CellPlace,
): Promise<CellInfo | null> {
  if (!mayFollow(ctx, list, Object.keys(asks))) return null
  const { module, name, called, doc } = listedOn(ctx, list)
  if (doc === undefined) return null
  const known = describedFields(ctx, doc, await loadChoices(ctx, doc))
  return {
    ...place,
    kind: 'list',
    label: label[ctx.lang],
    module,
    name,
    list: called,
    fields: columns.flatMap((column) => known.find((field) => field.name === column) ?? []),
    with: asks,
    sort,
    empty: empty[ctx.lang],
    opens: list,
  }
}

function mapCell(
  ctx: Ctx,
  { map, label, with: asks, empty }: Extract<DashboardCell, { map: string }>,
  place: CellPlace,
): CellInfo | null {
  if (!mayFollow(ctx, map, Object.keys(asks))) return null
  const { module, name, called, doc } = listedOn(ctx, map)
  const view = doc?.lists[called]?.views?.map
  if (doc === undefined || view === undefined) return null
  const mapping = mappingOf(doc)
  const known = new Set([view.lat, view.lng].filter((column) => filterColumn(ctx, mapping, column) !== null))
  if (mapOf(view, known) === null) return null
  return {
    ...place,
    kind: 'map',
    label: label[ctx.lang],
    module,
    name,
    list: called,
    with: asks,
    empty: empty[ctx.lang],
    opens: map,
  }
}

function ganttCell(
  ctx: Ctx,
  { gantt, label, with: asks, empty }: Extract<DashboardCell, { gantt: string }>,
  place: CellPlace,
): CellInfo | null {
  if (!mayFollow(ctx, gantt, Object.keys(asks))) return null
  const { module, name, called, doc } = listedOn(ctx, gantt)
  const view = doc?.lists[called]?.views?.gantt
  if (doc === undefined || view === undefined) return null
  const mapping = mappingOf(doc)
  const known = new Set([view.from, view.to].filter((column) => filterColumn(ctx, mapping, column) !== null))
  if (ganttOf(doc, view, known, new Set()) === null) return null
  return {
    ...place,
    kind: 'gantt',
    label: label[ctx.lang],
    module,
    name,
    list: called,
    with: asks,
    empty: empty[ctx.lang],
    opens: gantt,
  }
}

/** Absent for whoever may not see all that the diagram shows. */
function diagramCell(
  ctx: Ctx,
  { diagram: key, empty }: Extract<DashboardCell, { diagram: string }>,
  place: CellPlace,
): CellInfo | null {
  const diagram = ctx.running.modules
    .flatMap(({ diagrams }) => diagrams ?? [])
    .find(({ module, name }) => `${module}.${name}` === key)
  if (diagram === undefined || !maySeeDiagram(ctx, diagram)) return null
  return {
    ...place,
    kind: 'diagram',
    label: diagram.label[ctx.lang],
    module: diagram.module,
    name: diagram.name,
    with: {},
    empty: empty[ctx.lang],
    opens: pathOf(
      ctx,
      pagesOf(ctx).find((page) => page.diagram === key),
    ),
  }
}

function listedOn(ctx: Ctx, path: string) {
  const page = pagesOf(ctx).find((one) => one.path === path)
  const [module = '', name = '', called = 'main'] = (page?.list ?? '').split('.')
  return { module, name, called, doc: ctx.running.documents.get(`${module}.${name}`)?.doc }
}

function pagesOf({ running }: Ctx): readonly Page[] {
  return running.modules.flatMap(({ pages }) => pages)
}

/** Where a page is opened; empty for whoever may not, and where there is none. */
function pathOf({ actor }: Ctx, page: Page | undefined): string {
  return page !== undefined && actor.permissions.has(page.needs) ? page.path : ''
}
