import type { DescribedDerivation, DescribedSource } from '../../../core/description/described-document.ts'
import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { compare } from '../../../core/values/decimal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mayDo } from '../read/require-permission.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { derivationsFrom, derivationsTo, derivedDocument, meets } from './derivations.ts'
import { remainingOf } from './source-remaining-quantity.ts'

/** What the caller may make from records of a document, whatever their state. */
export function describedDerivations(ctx: Ctx, doc: AnyDocument): readonly DescribedDerivation[] {
  return permitted(ctx, doc).map(({ name, to, by, merge, label }) => {
    const target = derivedDocument(ctx, to)
    const into = merge === undefined ? {} : { into: merge.lines }
    return { name, module: target.module, document: target.name, by, label: label[ctx.lang], ...into }
  })
}

/** What the caller may begin a new record of a document from. */
export function describedSources(ctx: Ctx, doc: AnyDocument): readonly DescribedSource[] {
  if (!mayDo(ctx, doc, 'xz')) return []
  return derivationsTo(ctx, doc)
    .filter(({ from }) => mayDo(ctx, derivedDocument(ctx, from), 'ck'))
    .map(({ name, from, by, merge, remaining }) => ({
      name,
      by,
      label: ctx.running.documents.get(from)?.words.title[ctx.lang] ?? from,
      ...(merge === undefined ? {} : { into: { ...merge, takes: remaining?.less[0]?.field ?? '' } }),
    }))
}

/** Names of what he may make from one record now: it is in the state for it and something is left of it. */
export async function derivableFrom(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<readonly string[]> {
  const fit = permitted(ctx, doc).filter((one) => isOffered(ctx, doc, one, record))
  const open = await Promise.all(fit.map((one) => hasLeft(ctx, doc, one, record)))
  return fit.flatMap(({ name }, at) => (open[at] === true ? [name] : []))
}

function permitted(ctx: Ctx, doc: AnyDocument): readonly Derivation[] {
  return derivationsFrom(ctx, doc).filter(({ to }) => mayDo(ctx, derivedDocument(ctx, to), 'xz'))
}

/** Whether a record is in the state in which the target is offered. */
export function isOffered(ctx: Ctx, doc: AnyDocument, { when, offered }: Derivation, record: StoredRecord): boolean {
  return meets(ctx, doc, when, record) && (offered === undefined || meets(ctx, doc, offered, record))
}

async function hasLeft(ctx: Ctx, doc: AnyDocument, derivation: Derivation, record: StoredRecord): Promise<boolean> {
  const { remaining } = derivation
  if (remaining === undefined || (remaining.when !== undefined && !meets(ctx, doc, remaining.when, record))) return true
  const left = (await remainingOf(ctx, derivation, [idOf(record)])).get(idOf(record))?.left ?? '0'
  return compare(left, '0') > 0
}
