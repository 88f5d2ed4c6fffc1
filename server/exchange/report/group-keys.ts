import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { GroupLevel } from '../../records/list/group-levels.ts'
import type { Names } from '../../records/read/load-reference-names.ts'
import type { MappedColumn } from '../../records/schema/table-mapping.ts'
import { reportTexts as texts } from './words.ts'

/** What a grouped report is made of, all names checked against what its reader may read. */
export interface Grouping {
  readonly doc: AnyDocument
  readonly down: readonly GroupLevel[]
  readonly across: GroupLevel | null
  /** Name of a measure -> the column that it sums. */
  readonly sums: ReadonlyMap<string, MappedColumn>
}

/** What the records of a group have in common; null where they have no value. */
export type Key = string | null

/** A level is told by its column; what is grouped across stands in no column of its own. */
export function levelName({ column }: GroupLevel): string {
  return column.name
}

/** Values of a level have the kind of their column, days the kind of their span. */
export function levelField({ column, span }: GroupLevel): FieldBase {
  if (span === 'month') return { kind: 'yearMonth' }
  if (span === 'day') return { kind: 'date' }
  return span === 'year' ? { kind: 'text' } : column.field
}

export function textOfKey({ lang }: Ctx, level: GroupLevel, key: Key, names: Names): string {
  const field = levelField(level)
  const name = (source: string, one: string) => names[`${source}:${one}`] ?? one
  return key === null ? texts.blank[lang] : kindOf(field.kind).text(key, field, { lang, name })
}

/** What keys are called, and where entries of dictionaries stand within their groups. */
export interface KeyTexts {
  readonly names: Names
  /** By `dictionary:<group>:<code>`. */
  readonly places: ReadonlyMap<string, number>
}

/** Where the entries of the dictionaries of these levels stand: people gave them their order. */
export async function entryPlaces(ctx: Ctx, levels: readonly GroupLevel[]): Promise<KeyTexts['places']> {
  const groups = levels.flatMap((level) => dictionaryOf(level) ?? [])
  if (groups.length === 0) return new Map()
  const rows = await ctx.sql.query<{ key: string }>(
    sql`select 'dictionary:' || dic_group || ':' || dic_code as key from base.dictionary
      where dic_group = any(${groups}::text[]) and del_flag = 0 order by dic_group, dic_sort, dic_code`,
  )
  return new Map(rows.map(({ key }, place) => [key, place]))
}

function dictionaryOf({ column: { field } }: GroupLevel): string | null {
  return field.kind === 'dictionary' && 'group' in field ? String(field.group) : null
}

/** Days and entries of dictionaries stand in their order, everything else as it is called; no value comes last. */
export function inOrder(ctx: Ctx, level: GroupLevel, keys: Iterable<Key>, { names, places }: KeyTexts): readonly Key[] {
  const { compare } = new Intl.Collator(ctx.lang, { numeric: true })
  const called = (key: Key) => (level.span === 'value' ? textOfKey(ctx, level, key, names) : (key ?? ''))
  const group = dictionaryOf(level)
  const place = (key: Key) => places.get(`dictionary:${group}:${key}`) ?? Number.MAX_SAFE_INTEGER
  return [...new Set(keys)].sort((a, b) =>
    a === null || b === null
      ? Number(a === null) - Number(b === null)
      : place(a) - place(b) || compare(called(a), called(b)),
  )
}
