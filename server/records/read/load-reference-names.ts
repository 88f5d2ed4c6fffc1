import sql, { join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang } from '../../../core/values/language.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { titleFieldIn } from '../../../core/words/field-in-language.ts'
import { cachePerActor } from '../../identity/access/cache-per-actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { systemPerson } from '../../platform/context/system-person.ts'
import { isId } from '../../platform/database/is-id.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { columnOf, type MappedColumn, mappingOf } from '../schema/table-mapping.ts'
import { reading } from './field-and-record-rights.ts'
import { cachedNames, keepNames } from './name-cache.ts'

/** `person:<id>`, `dictionary:<group>:<code>`, `document:<module.doc>:<id>` … to what people read. */
export type Names = Readonly<Record<string, string>>

/** The names behind every code and id of some records of a document, lines included. */
export function namesOf(
  ctx: Ctx,
  doc: AnyDocument,
  records: readonly StoredRecord[],
  only?: ReadonlySet<string>,
): Promise<Names> {
  const wanted = new Map<string, Set<string>>()
  const { own, lines } = openNames(ctx, doc)
  collect(wanted, only === undefined ? own : own.filter(({ name }) => only.has(name)), records)
  for (const { name, columns } of lines)
    collect(
      wanted,
      columns,
      records.flatMap((record) => linesIn(record[name])),
    )
  return loadNames(ctx, wanted)
}

type NamedColumn = Pick<MappedColumn, 'name' | 'source'>

interface OpenNames {
  readonly own: readonly NamedColumn[]
  readonly lines: readonly { readonly name: string; readonly columns: readonly NamedColumn[] }[]
}

/** The columns whose values have names that the caller may read. */
const openNames = cachePerActor((ctx: Ctx, doc): OpenNames => {
  const mapping = mappingOf(doc)
  // The name behind a hidden field would tell what the field hides.
  const isOpen = ({ field }: Pick<MappedColumn, 'field'>) => reading(ctx, field) === 'whole'
  const named = (columns: Iterable<MappedColumn>) =>
    [...columns]
      .map((column) => ({ ...column, source: column.source ?? calledSource(column) }))
      .filter((column) => column.source !== null && isOpen(column))
  const lines = [...mapping.lines.values()].filter(({ name }) =>
    isOpen({ field: doc.fields[name] ?? { kind: 'lines' } }),
  )
  return {
    own: named(mapping.columns.values()),
    lines: lines.map(({ name, columns }) => ({ name, columns: named(columns.values()) })),
  }
})

/** What finds the names of a text that is a record's Chinese name. */
function calledSource({ field }: MappedColumn): string | null {
  return 'called' in field && typeof field.called === 'string' ? `called:${field.called}` : null
}

/** The names of some keys by source, in the caller's language; one statement for all that is not remembered. */
export async function loadNames(ctx: Ctx, wanted: ReadonlyMap<string, ReadonlySet<string>>): Promise<Names> {
  const { known, unknown } = cachedNames(ctx, wanted)
  const queries = [...unknown].flatMap(([source, keys]) => nameQuery(ctx, source, [...keys]))
  Object.assign(known, machine(ctx, wanted))
  if (queries.length === 0) return known
  const rows = await ctx.sql.query<{ key: string; name: string }>(join(queries, ' union all '))
  const found = Object.fromEntries(rows.map(({ key, name }) => [key, name]))
  keepNames(ctx, unknown, found)
  return Object.assign(known, found)
}

/** The system acts as a person does, and is called what it is. */
function machine({ lang }: Ctx, wanted: ReadonlyMap<string, ReadonlySet<string>>): Names | null {
  return wanted.get('person')?.has(systemPerson.id) === true
    ? { [`person:${systemPerson.id}`]: systemPerson.called[lang] }
    : null
}

function collect(
  wanted: Map<string, Set<string>>,
  columns: readonly NamedColumn[],
  records: readonly StoredRecord[],
): void {
  for (const { name, source } of columns) {
    if (source === null) continue
    const keys = wanted.get(source) ?? new Set<string>()
    for (const record of records) addKeys(keys, record[name])
    if (keys.size > 0) wanted.set(source, keys)
  }
}

function addKeys(keys: Set<string>, value: Json | undefined): void {
  if (typeof value === 'string') {
    if (value !== '') keys.add(value)
  } else if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'string') keys.add(item)
  }
}

function nameQuery(ctx: Ctx, source: string, keys: readonly string[]): Sql[] {
  const [sort, rest = ''] = source.split(/:(.*)/s)
  if (sort === 'dictionary') {
    return [
      sql`select ${`${source}:`}::text || dic_code as key, ${label(ctx.lang, dictionaryNames)} as name
      from base.dictionary where dic_group = ${rest} and dic_code = any(${keys}::text[]) and del_flag = 0`,
    ]
  }
  if (sort === 'called') return calledQuery(ctx, source, rest, keys)
  const ids = keys.filter(isId)
  if (ids.length === 0) return []
  if (sort === 'person')
    return [
      sql`select ${`${source}:`}::text || id as key, ${label(ctx.lang, personNames)} as name from base.person where id = any(${ids}::uuid[])`,
    ]
  if (sort === 'unit' || sort === 'department') {
    return [
      sql`select ${`${source}:`}::text || id as key, ${label(ctx.lang, departmentNames)} as name from base.department where id = any(${ids}::uuid[])`,
    ]
  }
  return titleQuery(ctx, source, rest, ids)
}

// The title of what a visible record points at is shown with it, whether or not that record itself is in scope.
function titleQuery(ctx: Ctx, source: string, key: string, ids: readonly string[]): Sql[] {
  const found = titledBy(ctx, key)
  return found === null
    ? []
    : [
        sql`select ${`${source}:`}::text || t.id as key, ${found.said} as name from ${found.table} t where t.id = any(${ids}::uuid[])`,
      ]
}

/**
 * Records that are named by their Chinese title, called in the reader's language; a Chinese reader reads the title
 * itself.
 */
function calledQuery(ctx: Ctx, source: string, key: string, titles: readonly string[]): Sql[] {
  const found = ctx.lang === 'zh' ? null : titledBy(ctx, key)
  return found === null
    ? []
    : [
        sql`select ${`${source}:`}::text || t.${found.title} as key, ${found.said} as name from ${found.table} t where t.${found.title} = any(${titles}::text[]) and t.del_flag = 0`,
      ]
}

function titledBy(ctx: Ctx, key: string): { readonly table: Sql; readonly title: Sql; readonly said: Sql } | null {
  const target = ctx.running.documents.get(key)
  if (target === undefined) return null
  const mapping = mappingOf(target.doc)
  const title = columnOf(mapping, target.doc.title)
  const own = columnOf(mapping, titleFieldIn(target.doc.title, mapping.columns, ctx.lang))
  return {
    table: mapping.table,
    title: title.id,
    said: sql`coalesce(nullif(t.${own.id}::text, ''), t.${title.id}::text, '')`,
  }
}

/**
 * What records are called in the reader's language, by their Chinese titles: one object of names, so that an order
 * looks them up without joining; null for a Chinese reader.
 */
export function calledNames(ctx: Ctx, key: string): Sql | null {
  const found = ctx.lang === 'zh' ? null : titledBy(ctx, key)
  return found === null
    ? null
    : sql`(select jsonb_object_agg(t.${found.title}, ${found.said}) from ${found.table} t where t.del_flag = 0 and ${found.said} <> t.${found.title})`
}

/** The same of people, by their ids. */
export function personsNames({ lang }: Ctx): Sql | null {
  return lang === 'zh'
    ? null
    : sql`(select jsonb_object_agg(id, ${personNames[lang]}) from base.person where ${personNames[lang]} <> '')`
}

type Three = Readonly<Record<Lang, Sql>>

const dictionaryNames: Three = { zh: sql`dic_name`, ru: sql`dic_name_ru`, en: sql`dic_name_en` }
const personNames: Three = { zh: sql`user_name`, ru: sql`name_ru`, en: sql`name_en` }
const departmentNames: Three = { zh: sql`dept_sname`, ru: sql`name_ru`, en: sql`name_en` }

/** The name in the language, or in Chinese where nobody has translated it. */
function label(lang: Lang, names: Three): Sql {
  return sql`coalesce(nullif(${names[lang]}, ''), ${names.zh})`
}
