import { join, raw, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { compile } from '../../../core/expression/expression.ts'
import { fieldsInAll } from '../../../core/words/field-in-language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { expressionTypes } from '../../../kinds/expression-types.ts'
import { type MappedColumn, type Mapping, measureName } from '../schema/table-mapping.ts'
import type { SortKey } from './sorting.ts'

/** The columns that the rows of a list are asked for. */
export interface ShownColumns {
  readonly names: ReadonlySet<string>
  /** The same of the table `t`, as a record names them. */
  readonly selected: Sql
}

const mostKept = 50
const kept = new WeakMap<Mapping, Map<string, ShownColumns>>()

/**
 * The columns named in a request, and what every row of a list needs beside them: who made it, its version, title and
 * state, what its actions depend on, what its amounts count, what it is ordered by. Worked out once for the same
 * columns.
 */
export function shownColumns(
  doc: AnyDocument,
  mapping: Mapping,
  wanted: readonly string[],
  keys: readonly SortKey[],
): ShownColumns {
  const unknown = wanted.find((name) => !mapping.columns.has(name) && !Object.hasOwn(doc.fields, name))
  if (unknown !== undefined) throw new Refusal('request.unknown-column', { name: unknown }, { status: 400 })
  const sorted = keys.flatMap(({ column, shown }) => (shown === null ? [column.name] : [column.name, shown.by.name]))
  const known = kept.get(mapping) ?? new Map<string, ShownColumns>()
  kept.set(mapping, known)
  const key = [...wanted, '', ...sorted].join()
  const shown =
    known.get(key) ??
    choose(
      mapping,
      new Set([
        ...wanted.flatMap((name) => fieldsInAll(name, doc.title, mapping.columns)),
        ...sorted,
        ...needed(doc, mapping),
      ]),
    )
  if (known.size >= mostKept) known.clear()
  known.set(key, shown)
  return shown
}

function choose({ columns }: Mapping, wanted: ReadonlySet<string>): ShownColumns {
  const counted = new Set(
    [...columns.values()].filter(({ name }) => wanted.has(name)).flatMap((column) => measureName(column) ?? []),
  )
  const chosen = [...columns.values()].filter(({ name }) => wanted.has(name) || counted.has(name))
  return { names: new Set(chosen.map(({ name }) => name)), selected: selectedOf(chosen) }
}

function selectedOf(columns: readonly MappedColumn[]): Sql {
  return raw(join(columns.map(({ selected }) => selected)).text)
}

function needed(
  { title, number, states, approval, actions = {}, fields }: AnyDocument,
  { columns }: Mapping,
): string[] {
  const types = expressionTypes(fields)
  const asked = Object.values(actions).flatMap(({ when }) => {
    const compiled = when === undefined ? null : compile(when, types)
    return compiled === null || 'problem' in compiled ? [] : compiled.uses
  })
  return [
    'id',
    'ver',
    'createBy',
    'createTime',
    'updateBy',
    ...fieldsInAll(title, title, columns),
    ...(number === undefined ? [] : [number.field]),
    ...(states === undefined ? [] : [states.field]),
    ...(approval === undefined ? [] : ['approvalStatus', 'procInstId', 'currentNode']),
    ...asked,
  ]
}
