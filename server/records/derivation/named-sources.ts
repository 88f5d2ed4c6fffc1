import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import { isDecimal, sum } from '../../../core/values/decimal.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { isId } from '../../platform/database/is-id.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { linesOf } from '../schema/table-mapping.ts'

/** A source that a target names, and what of the target names it: the record itself, or lines of it. */
export interface NamedSource {
  readonly id: string
  /** What stands before the names of fields where it is named first: nothing, or `settlements.0.`. */
  readonly path: string
  readonly parts: readonly StoredRecord[]
}

/** The sources of a target, each once, in the order in which they are named. */
export function namedSources(
  { by, merge }: Pick<Derivation, 'by' | 'merge'>,
  record: Readonly<Record<string, unknown>>,
): readonly NamedSource[] {
  const found = new Map<string, { readonly id: string; readonly path: string; readonly parts: StoredRecord[] }>()
  for (const [at, part] of partsOf(merge?.lines, record).entries()) {
    const id = part[by]
    if (!isId(id)) continue
    const key = id.toLowerCase()
    const known = found.get(key)
    if (known !== undefined) known.parts.push(part)
    else found.set(key, { id: key, path: merge === undefined ? '' : `${merge.lines}.${at}.`, parts: [part] })
  }
  return [...found.values()]
}

/** What a target takes of a source by the field of that name; null where nothing of it is filled. */
export function takenOf(parts: readonly StoredRecord[], name: string): string | null {
  const figures = parts.map((part) => part[name] ?? null).filter((figure) => isDecimal(figure))
  const [first] = figures
  if (first === undefined) return null
  return figures.length === 1 ? String(first) : sum(figures.map(String))
}

/** The field of the target, or of its lines, by which sources are named and taken of. */
export function takingField({ merge }: Derivation, target: AnyDocument, name: string): FieldBase | undefined {
  return merge === undefined ? target.fields[name] : new Map(linesOf(target.fields)).get(merge.lines)?.[name]
}

function partsOf(lines: string | undefined, record: Readonly<Record<string, unknown>>): readonly StoredRecord[] {
  return lines === undefined ? [record as StoredRecord] : linesIn((record as StoredRecord)[lines]) // what was asked for is JSON, checked or not
}
