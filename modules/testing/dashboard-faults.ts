import type { Dashboard, DashboardCell } from '../../core/description/dashboard.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import type { FieldBase, Fields } from '../../core/description/field.ts'
import type { Module } from '../../core/description/module.ts'
import { mappingOf } from '../../server/records/schema/table-mapping.ts'

const columns = 12

/** What a dashboard says that could not be shown, or that nobody would see. */
export function dashboardFaults(one: Dashboard, modules: readonly Module[]): readonly string[] {
  const { cells, filters } = one
  const pages = modules.flatMap((module) => module.pages)
  const heeded = new Set(cells.flatMap(conditionsIn))
  return [
    ...(pages.some(({ dashboard }) => dashboard === `${one.module}.${one.name}`) ? [] : ['stands on no page']),
    ...Object.keys(filters).flatMap((name) => (heeded.has(name) ? [] : [`no cell heeds ${name}`])),
    ...[...heeded].flatMap((name) => (name in filters ? [] : [`${name} is no condition`])),
    ...cells.flatMap(({ x, y, w, h }) =>
      x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= columns ? [] : [`beyond at ${x} ${y}`],
    ),
    ...cells.flatMap((cell, at) =>
      cells.slice(at + 1).flatMap((other) => (meet(cell, other) ? [`two at ${other.x} ${other.y}`] : [])),
    ),
    ...cells.flatMap((cell) => cellFaults(cell, filters, modules)),
  ]
}

/** The conditions of the dashboard that a cell names. */
function conditionsIn(cell: DashboardCell): readonly string[] {
  if ('diagram' in cell) return []
  const { with: told = {} } = cell
  return Object.values(told).flatMap((condition) => {
    if (typeof condition === 'string') return [condition]
    return 'is' in condition ? [] : Object.values(condition).filter((name) => name !== undefined)
  })
}

function meet(a: DashboardCell, b: DashboardCell): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

function cellFaults(cell: DashboardCell, filters: Fields, modules: readonly Module[]): readonly string[] {
  if ('widget' in cell) return widgetFaults(cell, modules)
  if ('report' in cell) return reportFaults(cell, filters, modules)
  if ('map' in cell) return mapFaults(cell, modules)
  if ('gantt' in cell) return ganttFaults(cell, modules)
  return 'diagram' in cell ? diagramFaults(cell, modules) : listFaults(cell, modules)
}

function widgetFaults(
  { widget, with: told = {} }: Extract<DashboardCell, { widget: string }>,
  modules: readonly Module[],
) {
  const found = modules
    .flatMap(({ widgets }) => widgets ?? [])
    .find(({ module, name }) => `${module}.${name}` === widget)
  if (found === undefined) return [`no widget ${widget}`]
  return [
    ...(found.empty === undefined ? [`${widget} does not say what it lacks`] : []),
    ...Object.keys(told).flatMap((name) => (found.takes?.includes(name) ? [] : [`${widget} takes no ${name}`])),
  ]
}

function reportFaults(
  { report, show, with: told }: Extract<DashboardCell, { report: string }>,
  filters: Fields,
  modules: readonly Module[],
) {
  const found = modules
    .flatMap(({ reports }) => reports ?? [])
    .find(({ module, name }) => `${module}.${name}` === report)
  if (found === undefined) return [`no report ${report}`]
  const charts = (found.charts ?? []).length
  const same = (name: string, condition: string) => asked(found.filters[name]) === asked(filters[condition])
  return [
    ...(show === 'table' || show < charts ? [] : [`${report} has no chart ${show}`]),
    ...Object.entries(told).flatMap(([name, condition]) =>
      same(name, condition) ? [] : [`${report} ${name} is no ${condition}`],
    ),
    // What a report cannot do without has to be told it, by a condition that is never left open.
    ...Object.entries(found.filters).flatMap(([name, { required }]) =>
      required === true && filters[told[name] ?? '']?.required !== true ? [`${report} lacks ${name}`] : [],
    ),
  ]
}

/** What values of a field are, for comparison with those of another. */
function asked(field: FieldBase | undefined): string | null {
  return field === undefined ? null : `${field.kind} ${'group' in field ? String(field.group) : ''}`
}

function listFaults(
  { list, columns: shown, with: asks, sort }: Extract<DashboardCell, { list: string }>,
  modules: readonly Module[],
) {
  const { doc } = listedOn(list, modules)
  if (doc === undefined) return [`no list ${list}`]
  return withoutColumn(list, doc, [...shown, ...Object.keys(asks), ...sort.map((column) => column.replace(/^-/, ''))])
}

function mapFaults({ map, with: asks }: Extract<DashboardCell, { map: string }>, modules: readonly Module[]) {
  const { doc, called } = listedOn(map, modules)
  if (doc?.lists[called]?.views?.map === undefined) return [`no map on ${map}`]
  return withoutColumn(map, doc, Object.keys(asks))
}

function ganttFaults({ gantt, with: asks }: Extract<DashboardCell, { gantt: string }>, modules: readonly Module[]) {
  const { doc, called } = listedOn(gantt, modules)
  if (doc?.lists[called]?.views?.gantt === undefined) return [`no Gantt chart on ${gantt}`]
  return withoutColumn(gantt, doc, Object.keys(asks))
}

function diagramFaults({ diagram: key }: Extract<DashboardCell, { diagram: string }>, modules: readonly Module[]) {
  const all = modules.flatMap(({ diagrams }) => diagrams ?? [])
  return all.some(({ module, name }) => `${module}.${name}` === key) ? [] : [`no diagram ${key}`]
}

function listedOn(path: string, modules: readonly Module[]) {
  const page = modules.flatMap(({ pages }) => pages).find((one) => one.path === path)
  const [module, name = '', called = 'main'] = (page?.list ?? '').split('.')
  return { doc: modules.find((one) => one.name === module)?.documents[name], called }
}

function withoutColumn(path: string, doc: AnyDocument, named: readonly string[]) {
  const known = mappingOf(doc).columns
  return named.flatMap((column) => (known.has(column) ? [] : [`${path} has no ${column}`]))
}
