import sql, { type Sql } from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { columnOf, type MappedColumn, type Mapping } from '../schema/table-mapping.ts'
import { calledNames, personsNames } from './load-reference-names.ts'
import { translatedField } from './translated-field.ts'

/** The name that lists show instead of a column wherever there is one. */
export interface ShownName {
  /** The column that it is found by. */
  readonly by: MappedColumn
  /** The name of a row of `table`; null or empty where there is none. */
  readonly said: (table: Sql) => Sql
}

/** The name in the reader's language that is shown instead of a column; null when the column itself is shown. */
export function shownNameOf(ctx: Ctx, mapping: Mapping, column: MappedColumn): ShownName | null {
  return translatedName(ctx, mapping, column) ?? calledName(ctx, column) ?? makersName(ctx, mapping, column)
}

/** A translation that stands beside the Chinese name. */
function translatedName(ctx: Ctx, mapping: Mapping, { name }: MappedColumn): ShownName | null {
  const doc = ctx.running.documents.get(mapping.key)?.doc
  const translated = doc === undefined ? null : translatedField(ctx, doc, name)
  if (translated === null) return null
  const by = columnOf(mapping, translated)
  return { by, said: (table) => sql`${table}.${by.id}` }
}

/** A text that names another record in Chinese. */
function calledName(ctx: Ctx, by: MappedColumn): ShownName | null {
  const { field } = by
  const names = 'called' in field && typeof field.called === 'string' ? calledNames(ctx, field.called) : null
  return names === null ? null : { by, said: (table) => sql`${names} ->> ${table}.${by.id}` }
}

/** Who made a record, kept as he was called then. */
function makersName(ctx: Ctx, mapping: Mapping, { name, base }: MappedColumn): ShownName | null {
  const names = base && name === 'createName' ? personsNames(ctx) : null
  if (names === null) return null
  const by = columnOf(mapping, 'createBy')
  return { by, said: (table) => sql`${names} ->> ${table}.${by.id}::text` }
}
