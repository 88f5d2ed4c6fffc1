import sql, { join, type Sql } from 'sql-template-tag'
import type { DerivationSource } from '../../../core/api-types/derivation-source.ts'
import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { whereCondition } from '../list/where-condition.ts'
import { readRecord, readRecords } from '../read/read-stored-records.ts'
import { requirePermission } from '../read/require-permission.ts'
import { idOf, textOf } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { derivationNamed, derivationsTo, derivedDocument } from './derivations.ts'
import { knows, measured } from './lock-derivation-sources.ts'
import { takingField } from './named-sources.ts'
import { isOffered } from './offered-derivations.ts'
import { remainingOf, someLeft } from './source-remaining-quantity.ts'

// What does not meet the conditions is sorted out afterwards.
const mostRead = 200
const mostShown = 50

/**
 * Sources with something left that a new target may be begun from, the newest first; of a target that merges several,
 * those that can join one that it names.
 */
export async function openSources(
  ctx: Ctx,
  doc: AnyDocument,
  name: string,
  find: string,
  beside: string | null = null,
): Promise<DerivationSource[]> {
  requirePermission(ctx, doc, 'xz')
  const derivation = derivationNamed(derivationsTo(ctx, doc), name)
  const of = derivedDocument(ctx, derivation.from)
  requirePermission(ctx, of, 'ck')
  const records = await readRecords(
    ctx,
    of,
    join(
      [
        whereCondition(mappingOf(of), offersOf(doc, derivation)),
        someLeft(ctx, derivation),
        found(of, find),
        await joining(ctx, of, derivation, beside),
      ],
      ' and ',
    ),
    { order: sql`t.create_time desc, t.id desc`, limit: mostRead },
  )
  const open = records.filter((record) => isOffered(ctx, of, derivation, record)).slice(0, mostShown)
  const left = knows(ctx, of, derivation.remaining?.of ?? [])
    ? await remainingOf(ctx, derivation, open.map(idOf))
    : new Map<string, { readonly left: string }>()
  return open.map((record) => ({
    id: idOf(record),
    number: of.number === undefined ? '' : textOf(record, of.number.field),
    title: textOf(record, of.title),
    left: left.get(idOf(record))?.left ?? null,
    currency: measured(of, derivation.remaining?.of[0] ?? '', record),
  }))
}

/** Sources that agree with one in all in which those of one target must. */
async function joining(
  ctx: Ctx,
  of: AnyDocument,
  { merge, alike, fields }: Derivation,
  id: string | null,
): Promise<Sql> {
  const first = merge === undefined || id === null ? null : await readRecord(ctx, of, id)
  if (first === null) return sql`true`
  const shared = alike.map((name) => fields[name] ?? '').map((theirs) => [theirs, first[theirs] ?? null] as const)
  return whereCondition(mappingOf(of), Object.fromEntries(shared))
}

/** What the reference offers anyway: most of what does not fit is not even read. */
function offersOf(doc: AnyDocument, derivation: Derivation): Where {
  const field: object | undefined = takingField(derivation, doc, derivation.by)
  return field !== undefined && 'offers' in field && typeof field.offers === 'object' ? (field.offers as Where) : {} // as the kind of references says
}

function found(doc: AnyDocument, find: string): Sql {
  const words = find.trim()
  const names = [doc.title, doc.number?.field].filter((name) => name !== undefined)
  if (words === '') return sql`true`
  return sql`(${join(
    names.map((name) => sql`position(lower(${words}) in lower(t.${columnOf(mappingOf(doc), name).id}::text)) > 0`),
    ' or ',
  )})`
}
