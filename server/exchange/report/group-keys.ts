import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { GroupLevel } from '../../records/list/grouping.ts'
import type { Names } from '../../records/read/names.ts'
import type { MappedColumn } from '../../records/schema/mapping.ts'
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

/** Days stand in their order, everything else as it is called; what has no value comes last. */
export function inOrder(ctx: Ctx, level: GroupLevel, keys: Iterable<Key>, names: Names): readonly Key[] {
  const { compare } = new Intl.Collator(ctx.lang, { numeric: true })
  const called = (key: Key) => (level.span === 'value' ? textOfKey(ctx, level, key, names) : (key ?? ''))
  return [...new Set(keys)].sort((a, b) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : compare(called(a), called(b)),
  )
}
