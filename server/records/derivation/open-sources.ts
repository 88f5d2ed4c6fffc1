import sql, { join, type Sql } from 'sql-template-tag'
import type { DerivationSource } from '../../../core/api-types/derivation-source.ts'
import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { matches, whereCondition } from '../list/where-condition.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { requirePermission } from '../read/require-permission.ts'
import { idOf, textOf } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { derivationsFrom, derivationsTo, derivedDocument } from './derivations.ts'
import { knows, measured } from './lock-derivation-sources.ts'
import { isOffered } from './offered-derivations.ts'
import { remainingOf, someLeft } from './source-remaining-quantity.ts'

// What does not meet the conditions is sorted out afterwards.
const mostRead = 200
const mostShown = 50
const mostAsked = 100

/** Sources with something left that a new target may be begun from, the newest first. */
export async function openSources(ctx: Ctx, doc: AnyDocument, name: string, find: string): Promise<DerivationSource[]> {
  requirePermission(ctx, doc, 'xz')
  const derivation = named(derivationsTo(ctx, doc), name)
  const of = derivedDocument(ctx, derivation.from)
  requirePermission(ctx, of, 'ck')
  const records = await readRecords(
    ctx,
    of,
    join(
      [whereCondition(mappingOf(of), offersOf(doc, derivation)), someLeft(ctx, derivation), found(of, find)],
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

/** Which of some records a target may be made from now. */
export async function derivableAmong(
  ctx: Ctx,
  doc: AnyDocument,
  name: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length > mostAsked) throw new Refusal('request.too-many', { most: mostAsked }, { status: 400 })
  const derivation = named(derivationsFrom(ctx, doc), name)
  requirePermission(ctx, derivedDocument(ctx, derivation.to), 'xz')
  const records = await readRecords(
    ctx,
    doc,
    join([matches(columnOf(mappingOf(doc), 'id'), [...ids]), someLeft(ctx, derivation)], ' and '),
  )
  const open = new Set(records.filter((record) => isOffered(ctx, doc, derivation, record)).map(idOf))
  return ids.filter((id) => open.has(id))
}

function named(derivations: readonly Derivation[], name: string): Derivation {
  const found = derivations.find((one) => one.name === name)
  if (found === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  return found
}

/** What the reference offers anyway: most of what does not fit is not even read. */
function offersOf(doc: AnyDocument, { by }: Derivation): Where {
  const field: object | undefined = doc.fields[by]
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
