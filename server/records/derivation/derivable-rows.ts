import type { DerivableRow } from '../../../core/api-types/derivation-source.ts'
import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { compare } from '../../../core/values/decimal.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { matches } from '../list/where-condition.ts'
import { stateLabel } from '../read/dictionary-entry-label.ts'
import { labelIn } from '../read/field-labels.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { missing } from '../read/record-refusals.ts'
import { requirePermission } from '../read/require-permission.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { derivationNamed, derivationsFrom, derivedDocument, meets } from './derivations.ts'
import { isOffered } from './offered-derivations.ts'
import { remainingOf } from './source-remaining-quantity.ts'

const mostAsked = 100

/** A row as it is judged: what is refused is said by whoever answers. */
type Judged = Pick<DerivableRow, 'id' | 'number'> & {
  readonly barred: Refusal | null
  readonly apart: Refusal | null
}

/** Of which of some records a target may be made now, which of them can be merged, and why the others cannot. */
export async function derivableRows(
  ctx: Ctx,
  doc: AnyDocument,
  name: string,
  ids: readonly string[],
): Promise<readonly Judged[]> {
  if (ids.length > mostAsked) throw new Refusal('request.too-many', { most: mostAsked }, { status: 400 })
  const derivation = derivationNamed(derivationsFrom(ctx, doc), name)
  requirePermission(ctx, derivedDocument(ctx, derivation.to), 'xz')
  const records = await readRecords(ctx, doc, matches(columnOf(mappingOf(doc), 'id'), [...ids]))
  const seen = new Map(records.map((record) => [idOf(record), record]))
  const left = await remainingOf(ctx, derivation, [...seen.keys()])
  const rows = await Promise.all(
    ids.map(async (id) => {
      const record = seen.get(id) ?? null
      const open = left.get(id)?.left ?? '0'
      return { id, record, barred: record === null ? missing() : await barredBy(ctx, doc, derivation, record, open) }
    }),
  )
  const possible = rows.flatMap(({ record, barred }) => (record === null || barred !== null ? [] : [record]))
  const first = firstOfMost(derivation, possible)
  return rows.map(({ id, record, barred }) => ({
    id,
    number: record === null ? '' : numberOf(doc, record),
    barred,
    apart: barred !== null || first === null || record === null ? null : apartBy(ctx, doc, derivation, first, record),
  }))
}

/** The first of those, the most, that agree with each other in all in which merged sources must. */
function firstOfMost({ alike, fields }: Derivation, records: readonly StoredRecord[]): StoredRecord | null {
  const shared = (record: StoredRecord) => JSON.stringify(alike.map((name) => record[fields[name] ?? ''] ?? null))
  const groups = new Map<string, StoredRecord[]>()
  for (const record of records) groups.set(shared(record), [...(groups.get(shared(record)) ?? []), record])
  const [most] = [...groups.values()].toSorted((one, other) => other.length - one.length)
  return most?.[0] ?? null
}

async function barredBy(
  ctx: Ctx,
  doc: AnyDocument,
  derivation: Derivation,
  record: StoredRecord,
  left: string,
): Promise<Refusal | null> {
  if (!isOffered(ctx, doc, derivation, record))
    return new Refusal('derivation.wrong-state', {
      state: await stateLabel(ctx, doc, record),
      act: derivation.label[ctx.lang],
    })
  const { remaining } = derivation
  const isCounted = remaining !== undefined && (remaining.when === undefined || meets(ctx, doc, remaining.when, record))
  return isCounted && compare(left, '0') <= 0 ? new Refusal('derivation.none-left') : null
}

function apartBy(
  ctx: Ctx,
  doc: AnyDocument,
  { merge, alike, fields, to }: Derivation,
  first: StoredRecord,
  record: StoredRecord,
): Refusal | null {
  if (merge === undefined) return null
  const name = alike.find((one) => (record[fields[one] ?? ''] ?? null) !== (first[fields[one] ?? ''] ?? null))
  if (name === undefined) return null
  const field = labelIn(ctx, derivedDocument(ctx, to), name)
  return new Refusal('derivation.differs-in', { field, number: numberOf(doc, first) })
}

function numberOf(doc: AnyDocument, record: StoredRecord): string {
  return textOf(record, doc.number?.field ?? doc.title)
}
