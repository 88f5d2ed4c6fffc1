import type { RunGroup, RunPreview } from '../../../core/api-types/batch-run.ts'
import type { QueriedReport } from '../../../core/description/report.ts'
import { sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { RunOf } from '../../platform/context/batch-run-implementation.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { sumOfLines } from '../../records/batch-run/begin-run.ts'
import { askedFields, type KnownRun } from '../../records/batch-run/find-run.ts'
import { type LineFilter, type LineGroup, lineGroups, lineRows } from '../../records/batch-run/run-lines.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'
import { columnOf, mappingOf, sourceOf } from '../../records/schema/table-mapping.ts'
import type { Figures } from '../report/figure-types.ts'
import { resultOf } from '../report/report-result.ts'

/** The rows of a window, as values and as they are read, with how many there are in all. */
interface RunSheet {
  readonly figures: Figures
  readonly sheet: RunPreview['sheet']
  readonly found: number
}

const size = 100

/** What a run would post: what is left out and what is worth a look come first. */
export async function previewOf(
  ctx: Ctx,
  known: KnownRun,
  of: RunOf,
  filter: LineFilter,
  from: number,
): Promise<RunPreview> {
  const groups = await lineGroups(ctx, known, of)
  const { leftOut, ...seen } = sumOfLines(known, groups)
  const { sheet, found } = await sheetOf(ctx, known, of, filter, { from, most: size })
  return { period: of.period, sheet, found, from, size, groups: await labelled(ctx, known, groups), seen, leftOut }
}

/** Rows of a run with their sums, as a report shows them; its columns are those that the reader may read. */
export async function sheetOf(
  ctx: Ctx,
  known: KnownRun,
  of: RunOf,
  filter: LineFilter,
  window: { readonly from: number; readonly most: number },
): Promise<RunSheet> {
  const { run, runs, lines } = known
  const [rows, groups] = [await lineRows(ctx, known, of, filter, window), await lineGroups(ctx, known, of, filter)]
  const columns = [...run.shows, 'reason']
    .map((name) => ({ name, label: labelIn(ctx, lines, name), field: columnOf(mappingOf(lines), name).field }))
    .filter(({ field }) => reading(ctx, field) === 'whole')
  const asked = askedFields(known)
  const values: Readonly<Record<string, Json>> = { unitId: of.unitId, ...of.values }
  const sourced = columns.map(({ name, field }) => [field, rows.map((row) => row[name])] as const)
  const unnamed = Object.entries(asked).map(([name, field]) => [field, [values[name]]] as const)
  const names = await namesOf(ctx, [...sourced, ...unnamed])
  const totals = Object.fromEntries(run.totals.map((name) => [name, sum(groups.map(({ sums }) => sums[name] ?? '0'))]))
  const report: QueriedReport = {
    module: run.module,
    name: run.name,
    label: run.label,
    needs: '',
    filters: asked,
    columns: {},
    words: {},
    totals: run.totals,
  }
  const figures: Figures = { columns, rows, subtotals: new Map(), totals, names, drills: [], charts: [] }
  const sheet = resultOf(ctx, report, values, figures)
  const filters = sheet.filters.map(({ label, text }) => ({ label: labelIn(ctx, runs, label), text }))
  return { figures, sheet: { ...sheet, filters }, found: groups.reduce((all, one) => all + one.lines, 0) }
}

async function labelled(ctx: Ctx, { lines }: KnownRun, groups: readonly LineGroup[]): Promise<RunGroup[]> {
  const reason = columnOf(mappingOf(lines), 'reason')
  const worth = groups.flatMap((one) => (one.reason === null ? [] : [{ ...one, reason: one.reason }]))
  const names = await namesOf(ctx, [[reason.field, worth.map((one) => one.reason)]])
  const source = sourceOf(reason) ?? ''
  return worth.map((one) => ({
    reason: one.reason,
    label: names[`${source}:${one.reason}`] ?? one.reason,
    leftOut: one.leftOut,
    lines: one.lines,
  }))
}

type Sourced = readonly [field: Figures['columns'][number]['field'], values: readonly (Json | undefined)[]]

function namesOf(ctx: Ctx, sourced: readonly Sourced[]): Promise<Names> {
  const wanted = new Map<string, Set<string>>()
  for (const [field, values] of sourced) {
    const source = kindOf(field.kind).namesFrom?.(field) ?? null
    if (source === null) continue
    const keys = values.filter((value): value is string => typeof value === 'string' && value !== '')
    wanted.set(source, new Set([...(wanted.get(source) ?? []), ...keys]))
  }
  return loadNames(ctx, wanted)
}
