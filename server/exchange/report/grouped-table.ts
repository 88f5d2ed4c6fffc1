import { conditionOnValue } from '../../../core/api-types/list-conditions-of-report.ts'
import type { Conditions, ReportDrill } from '../../../core/api-types/report-result.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { GroupedReport, RowsSummed } from '../../../core/description/report.ts'
import { say } from '../../../core/words/format-message.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { GroupLevel } from '../../records/list/group-levels.ts'
import { mayFollow } from '../../records/list/may-drill-down.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { type Names, namesOf } from '../../records/read/load-reference-names.ts'
import { daysOfKey, keysBetween } from './date-group-keys.ts'
import type { FigureColumn, FigureRow, Figures, Subtotal } from './figure-types.ts'
import { conditionsOf, inPercent, statementRows, summed, type TableRow } from './financial-statement-rows.ts'
import {
  entryPlaces,
  type Grouping,
  inOrder,
  type Key,
  type KeyTexts,
  levelField,
  levelName,
  textOfKey,
} from './group-keys.ts'
import { groupsByKeys, columnName, rowFigures, type GroupRow, measureField } from './group-measures.ts'
import { comparedFigures, comparedIn, growthColumn, lastYearColumn, withoutGrowth } from './last-year-comparison.ts'
import { chartsOf } from './report-charts.ts'
import { reportTexts as texts } from './words.ts'

/** What was asked, and what was asked of the year before; null where there is nothing to compare with. */
type Asked = Grouping & { readonly conditions: Conditions; readonly compared: Conditions | null }

// More columns than these nobody reads, and no sheet of paper holds.
const mostAcross = 60

/** The groups as a table: rows in order with their subtotals, a column for each measure of each group across. */
export async function groupedTable(
  ctx: Ctx,
  report: GroupedReport,
  asked: Asked,
  groups: readonly GroupRow[],
  before: readonly GroupRow[],
): Promise<Figures> {
  const [names, places] = await Promise.all([
    keyNames(ctx, asked, [...groups, ...before]),
    entryPlaces(ctx, asked.across === null ? asked.down : [...asked.down, asked.across]),
  ])
  const across = acrossKeys(ctx, asked, { names, places }, groups)
  const measured = comparedIn(report, asked.compared)
  const [byKeys, beforeByKeys] = [groupsByKeys(groups), groupsByKeys(before)]
  const figuresIn = (now: readonly GroupRow[] = [], then: readonly GroupRow[] = []): FigureRow => {
    const figures = rowFigures(now, report.measures)
    return { ...figures, ...comparedFigures(measured, figures, then) }
  }
  const summedIn = (rows: RowsSummed) => figuresIn(summed(byKeys, rows), summed(beforeByKeys, rows))
  const rowOf = (row: TableRow): FigureRow => {
    if ('worked' in row) {
      const { worked } = row
      if ('sum' in worked) return summedIn(worked.sum)
      const [part, whole] = worked.percent
      return withoutGrowth(measured, inPercent(summedIn(part), summedIn(whole)))
    }
    const key = JSON.stringify(row.down)
    return {
      ...Object.fromEntries(asked.down.map((level, at) => [levelName(level), row.down[at] ?? null])),
      ...figuresIn(byKeys.get(key), beforeByKeys.get(key)),
    }
  }
  const found = [...byKeys.values(), ...beforeByKeys.values()]
  const keys = rowKeys(
    ctx,
    asked,
    { names, places },
    found.flatMap(([first]) => (first === undefined ? [] : [first.down])),
  )
  const { statement } = report
  const rows = statement === undefined ? keys.map((down) => ({ down })) : statementRows(statement, keys)
  return {
    columns: columnsOf(ctx, report, asked, names, across),
    rows: rows.map(rowOf),
    subtotals: new Map(rows.flatMap((row, at) => subtotalOf(ctx, asked, row).map((one) => [at, one]))),
    totals: statement === undefined ? rowOf({ down: [] }) : {},
    names,
    drills: drills(ctx, report, asked, rows, across),
    charts: keys.length === 0 ? [] : chartsOf(ctx, report, { ...asked, names, places, groups, acrossKeys: across }),
  }
}

/** What a row of sums is called, in the first column that it leaves open. */
function subtotalOf({ lang }: Ctx, { down }: Asked, row: TableRow): readonly Subtotal[] {
  if ('worked' in row) return [{ column: 0, label: row.worked.label[lang] }]
  return row.down.length < down.length ? [{ column: row.down.length, label: texts.subtotal[lang] }] : []
}

function keyNames(ctx: Ctx, { doc, down, across }: Asked, groups: readonly GroupRow[]): Promise<Names> {
  const levels = across === null ? down : [...down, across]
  const records = groups.map((group) => ({
    ...Object.fromEntries(down.map(({ column }, at) => [column.name, group.down[at] ?? null])),
    ...(across === null ? {} : { [across.column.name]: group.across ?? null }),
  }))
  return namesOf(ctx, doc, records, new Set(levels.map(({ column }) => column.name)))
}

/** Every month of the span that was asked for, also the empty ones; of other columns the groups that are there. */
function acrossKeys(
  ctx: Ctx,
  { across, conditions }: Asked,
  keyTexts: KeyTexts,
  groups: readonly GroupRow[],
): readonly Key[] {
  if (across === null) return []
  const found = groups.flatMap((group) => (group.across === undefined ? [] : [group.across]))
  const spanned = keysBetween(across.span, conditions[across.column.name] ?? null, mostAcross)
  const keys = inOrder(ctx, across, [...(spanned ?? []), ...found], keyTexts)
  if (keys.length > mostAcross) throw new Refusal('report.too-wide', { most: mostAcross })
  return keys
}

/** The keys of each row; below several groups of an outer level stands its subtotal. */
function rowKeys(
  ctx: Ctx,
  { down }: Asked,
  keyTexts: KeyTexts,
  found: readonly (readonly Key[])[],
): readonly (readonly Key[])[] {
  const below = (path: readonly Key[]): readonly (readonly Key[])[] => {
    const level = down[path.length]
    if (level === undefined) return [path]
    const under = found.filter((keys) => keys.length > path.length && path.every((key, at) => keys[at] === key))
    const keys = inOrder(
      ctx,
      level,
      under.map((keys) => keys[path.length] ?? null),
      keyTexts,
    )
    const rows = keys.flatMap((key) => below([...path, key]))
    // A sum of one row would say it twice.
    return path.length === 0 || rows.length === 1 ? rows : [...rows, path]
  }
  return below([])
}

function columnsOf(
  ctx: Ctx,
  report: GroupedReport,
  { doc, down, across, sums, compared }: Asked,
  names: Names,
  keys: readonly Key[],
): readonly FigureColumn[] {
  const { lang } = ctx
  const levels = down.map((level): FigureColumn => ({
    name: levelName(level),
    label: labelIn(ctx, doc, level.column.name),
    field: levelField(level),
    blank: texts.blank[lang],
  }))
  const measures = (key: Key | undefined, group: string | undefined) =>
    measuresIn(report, key).map(([name, measure]): FigureColumn => ({
      name: columnName(name, key),
      label: report.words[name]?.[lang] ?? name,
      field: measureField(measure, doc.fields, sums.get(name)?.name),
      ...(group === undefined ? {} : { group }),
    }))
  if (across === null)
    return [...levels, ...measures(undefined, undefined), ...comparedColumns(ctx, report, { doc, sums, compared })]
  return [
    ...levels,
    ...keys.flatMap((key) => measures(key, textOfKey(ctx, across, key, names))),
    ...measures(undefined, texts.total[lang]),
    ...comparedColumns(ctx, report, { doc, sums, compared }),
  ]
}

/** Beside the totals: what each measure was a year before, and how it has grown. */
function comparedColumns(
  { lang }: Ctx,
  report: GroupedReport,
  { doc, sums, compared }: Pick<Asked, 'doc' | 'sums' | 'compared'>,
): readonly FigureColumn[] {
  return comparedIn(report, compared).flatMap(([name, measure]): FigureColumn[] => {
    const label = report.words[name]?.[lang] ?? name
    const group = texts.lastYear[lang]
    return [
      { name: lastYearColumn(name), label, group, field: measureField(measure, doc.fields, sums.get(name)?.name) },
      { name: growthColumn(name), label: say(lang, texts.growth[lang], { measure: label }), group, field: percent },
    ]
  })
}

const percent: FieldBase & { readonly digits: number } = { kind: 'number', digits: 1 }

/** What is measured in a group across, or over all of them. */
function measuresIn({ measures }: GroupedReport, key: Key | undefined) {
  return Object.entries(measures).filter(([, { overall }]) => key === undefined || overall !== true)
}

function drills(
  ctx: Ctx,
  report: GroupedReport,
  { down, across, conditions, compared }: Asked,
  rows: readonly TableRow[],
  acrossKeysShown: readonly Key[],
): readonly ReportDrill[] {
  const levels = across === null ? down : [...down, across]
  const named = [...Object.keys(conditions), ...levels.map(({ column }) => column.name)]
  if (!mayFollow(ctx, report.page, named)) return []
  const columns = (key: Key | undefined, asks: Conditions) =>
    measuresIn(report, key).flatMap(([name, measure]): [string, Conditions][] =>
      'ratio' in measure ? [] : [[columnName(name, key), asks]],
    )
  return [
    {
      page: report.page,
      always: conditions,
      rows: rows.map(
        (row) =>
          'worked' in row
            ? conditionsOf(row.worked, down[0]?.column.name ?? '')
            : (Object.assign({}, ...row.down.map((key, at) => conditionOf(down[at], key, conditions))) as Conditions), // of parts that are conditions
      ),
      columns: Object.fromEntries([
        ...columns(undefined, {}),
        ...comparedIn(report, compared).map(([name]) => [lastYearColumn(name), compared ?? {}]),
        ...acrossKeysShown.flatMap((key) => columns(key, conditionOf(across ?? undefined, key, conditions))),
      ]),
    },
  ]
}

function conditionOf(level: GroupLevel | undefined, key: Key, conditions: Conditions): Conditions {
  if (level === undefined) return {}
  const { name } = level.column
  if (level.span === 'value' || key === null) return { [name]: conditionOnValue(key) }
  return { [name]: daysOfKey(key, conditions[name] ?? null) }
}
