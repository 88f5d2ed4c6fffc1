import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { matches } from '../list/where-condition.ts'
import { readRecords } from '../read/read-stored-records.ts'
import type { Patch, StoredRecord } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'

/**
 * Readonly fields that a chosen record fills (`fill` of a reference): the server copies them, because
 * nobody may type them. Fields that people may type are filled by the form.
 */
export async function filledFields(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  before: StoredRecord | null,
): Promise<Patch> {
  if (fillsOf(doc).length === 0) return nothing
  const patches = await Promise.all(
    fillsOf(doc).map(async ({ name, to, fill }): Promise<Patch> => {
      const id = record[name] ?? null
      if (id === (before?.[name] ?? null)) return {}
      const chosen = isId(id) ? await chosenRecord(ctx, to, id, fill) : null
      return Object.fromEntries(fill.map(([own, theirs]) => [own, chosen?.[theirs] ?? null]))
    }),
  )
  return Object.assign({}, ...patches)
}

const nothing: Patch = {}

/** Names of the fields whose choices fill others. */
export function fillingFields(doc: AnyDocument): readonly string[] {
  return fillsOf(doc).map(({ name }) => name)
}

/** Whether two states of a record choose the same records to be filled from. */
export function fillsAlike(doc: AnyDocument, one: StoredRecord, other: StoredRecord): boolean {
  return fillsOf(doc).every(({ name }) => (one[name] ?? null) === (other[name] ?? null))
}

/** A reference, and the readonly fields that it fills: our name of each and the other document's. */
interface Fill {
  readonly name: string
  readonly to: string
  readonly fill: readonly (readonly [own: string, theirs: string])[]
}

const fills = new WeakMap<AnyDocument, readonly Fill[]>()

function fillsOf(doc: AnyDocument): readonly Fill[] {
  const known =
    fills.get(doc) ??
    Object.entries(doc.fields).flatMap(([name, field]): Fill[] => {
      const fill = mapOf('fill' in field ? field.fill : undefined).filter(([own]) => doc.fields[own]?.readonly === true)
      return fill.length === 0
        ? []
        : [{ name, to: 'to' in field && typeof field.to === 'string' ? field.to : '', fill }]
    })
  fills.set(doc, known)
  return known
}

/** The whole record: a copied account number must not be a masked one. */
async function chosenRecord(ctx: Ctx, to: string, id: string, fill: Fill['fill']): Promise<StoredRecord | null> {
  const target = ctx.running.documents.get(to)?.doc
  if (target === undefined) return null
  const mapping = mappingOf(target)
  const lines = fill.some(([, theirs]) => mapping.lines.has(theirs))
  const [chosen = null] = await readRecords(ctx, target, matches(columnOf(mapping, 'id'), [id]), { lines })
  return chosen
}

function mapOf(fill: unknown): [string, string][] {
  if (typeof fill !== 'object' || fill === null) return []
  return Object.entries(fill).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
}
