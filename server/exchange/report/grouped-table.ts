import type { Conditions, ReportDrill } from '../../../core/answers/report-result.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { GroupedReport } from '../../../core/description/report.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { GroupLevel } from '../../records/list/grouping.ts'
import { labelIn } from '../../records/read/labels.ts'
import { type Names, namesOf } from '../../records/read/names.ts'
import type { MappedColumn } from '../../records/schema/mapping.ts'
import type { FigureColumn, FigureRow, Figures } from './figures.ts'
import { byKeysDown, columnName, figuresOf, type GroupRow } from './group-cells.ts'
import { daysOfKey, keysBetween } from './key-days.ts'
import { conditionOnValue } from './report-conditions.ts'
import { mayFollow } from './report-drills.ts'
import { reportTexts as texts } from './words.ts'

/** What a grouped report is made of, all names checked against what its reader may read. */
export interface Grouping {
  readonly doc: AnyDocument
  readonly down: readonly GroupLevel[]
  readonly across: GroupLevel | null
  /** Name of a measure -> the column that it sums. */
  readonly sums: ReadonlyMap<string, MappedColumn>
}

type Key = string | null
type Asked = Grouping & { readonly conditions: Conditions }

// More columns than these nobody reads, and no sheet of paper holds.
const mostAcross = 60

/** The groups as a table: rows in order with their subtotals, a column for each measure of each group across. */
export async function groupedTable(
  ctx: Ctx,
  report: GroupedReport,
  asked: Asked,
  groups: readonly GroupRow[],
): Promise<Figures> {
  const names = await keyNames(ctx, asked, groups)
  const across = acrossKeys(ctx, asked, names, groups)
  const byKeys = byKeysDown(groups)
  const rowOf = (down: readonly Key[]): FigureRow => ({
    ...Object.fromEntries(asked.down.map((level, at) => [levelName(level), down[at] ?? null])),
    ...figuresOf(byKeys.get(JSON.stringify(down)) ?? [], report.measures),
  })
  const keys = rowKeys(
    ctx,
    asked,
    names,
    [...byKeys.values()].flatMap(([first]) => (first === undefined ? [] : [first.down])),
  )
  return {
    columns: columnsOf(ctx, report, asked, names, across),
    rows: keys.map(rowOf),
    subtotals: new Map(
      keys.flatMap((down, at): [number, number][] => (down.length < asked.down.length ? [[at, down.length]] : [])),
    ),
    totals: rowOf([]),
    names,
    drills: drills(ctx, report, asked, keys, across),
  }
}

function keyNames(ctx: Ctx, { doc, down, across }: Asked, groups: readonly GroupRow[]): Promise<Names> {
  const levels = across === null ? down : [...down, across]
  const records = groups.map((group) => ({
    ...Object.fromEntries(down.map(({ column }, at) => [column.name, group.down[at] ?? null])),
    ...(across === null ? {} : { [across.column.name]: group.across ?? null }),
  }))
  return namesOf(ctx, doc, records, new Set(levels.map(({ column }) => column.name)))
}

/** A level is told by its column; what is grouped across stands in no column of its own. */
function levelName({ column }: GroupLevel): string {
  return column.name
}

/** Values of a level have the kind of their column, days the kind of their span. */
function levelField({ column, span }: GroupLevel): FieldBase {
  if (span === 'month') return { kind: 'yearMonth' }
  if (span === 'day') return { kind: 'date' }
  return span === 'year' ? { kind: 'text' } : column.field
}

function textOf({ lang }: Ctx, level: GroupLevel, key: Key, names: Names): string {
  const field = levelField(level)
  const name = (source: string, one: string) => names[`${source}:${one}`] ?? one
  return key === null ? texts.blank[lang] : kindOf(field.kind).text(key, field, { lang, name })
}

/** Days stand in their order, everything else as it is called; what has no value comes last. */
function inOrder(ctx: Ctx, level: GroupLevel, keys: Iterable<Key>, names: Names): readonly Key[] {
  const { compare } = new Intl.Collator(ctx.lang, { numeric: true })
  const called = (key: Key) => (level.span === 'value' ? textOf(ctx, level, key, names) : (key ?? ''))
  return [...new Set(keys)].sort((a, b) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : compare(called(a), called(b)),
  )
}

/** Every month of the span that was asked for, also the empty ones; of other columns the groups that are there. */
function acrossKeys(
  ctx: Ctx,
  { across, conditions }: Asked,
  names: Names,
  groups: readonly GroupRow[],
): readonly Key[] {
  if (across === null) return []
  const found = groups.flatMap((group) => (group.across === undefined ? [] : [group.across]))
  const spanned = keysBetween(across.span, conditions[across.column.name] ?? null, mostAcross)
  const keys = inOrder(ctx, across, [...(spanned ?? []), ...found], names)
  if (keys.length > mostAcross) throw new Refusal('report.too-wide', { most: mostAcross })
  return keys
}

/** The keys of each row; below the groups of an outer level stands its subtotal. */
function rowKeys(
  ctx: Ctx,
  { down }: Asked,
  names: Names,
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
      names,
    )
    const rows = keys.flatMap((key) => below([...path, key]))
    return path.length === 0 ? rows : [...rows, path]
  }
  return below([])
}

function columnsOf(
  ctx: Ctx,
  report: GroupedReport,
  { doc, down, across, sums }: Asked,
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
  if (across === null) return [...levels, ...measures(undefined, undefined)]
  return [
    ...levels,
    ...keys.flatMap((key) => measures(key, textOf(ctx, across, key, names))),
    ...measures(undefined, texts.total[lang]),
  ]
}

/** What is measured in a group across, or over all of them. */
function measuresIn({ measures }: GroupedReport, key: Key | undefined) {
  return Object.entries(measures).filter(([, { overall }]) => key === undefined || overall !== true)
}

function measureField(
  measure: GroupedReport['measures'][string],
  fields: Readonly<Record<string, FieldBase>>,
  summed: string | undefined,
): FieldBase {
  const counting: FieldBase & { readonly digits?: number } = { kind: 'number' }
  if ('ratio' in measure) return { ...counting, digits: measure.digits } as FieldBase // digits is an option of numbers
  return (summed === undefined ? undefined : fields[summed]) ?? counting
}

function drills(
  ctx: Ctx,
  report: GroupedReport,
  { down, across, conditions }: Asked,
  keys: readonly (readonly Key[])[],
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
      rows: keys.map(
        (path) => Object.assign({}, ...path.map((key, at) => conditionOf(down[at], key, conditions))) as Conditions, // of parts that are conditions
      ),
      columns: Object.fromEntries([
        ...columns(undefined, {}),
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
