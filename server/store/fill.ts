import type { AnyDocument } from '../../core/document.ts'
import type { Ctx } from '../context.ts'
import { isId } from './is-id.ts'
import { readRecord } from './read.ts'
import type { Patch, StoredRecord } from './stored-record.ts'

/**
 * Readonly fields that a chosen record fills (`fill` of a reference): the server copies them, because
 * nobody may type them. Fields that people may type are filled by the form.
 */
export async function filledFields(ctx: Ctx, doc: AnyDocument, record: StoredRecord, before: StoredRecord | null): Promise<Patch> {
  const patches = await Promise.all(Object.entries(doc.fields).map(async ([name, field]): Promise<Patch> => {
    const fill = mapOf('fill' in field ? field.fill : undefined).filter(([own]) => doc.fields[own]?.readonly === true)
    const to = 'to' in field && typeof field.to === 'string' ? field.to : ''
    const id = record[name]
    if (fill.length === 0 || id === before?.[name]) return {}
    const chosen = isId(id) ? await chosenRecord(ctx, to, id) : null
    return Object.fromEntries(fill.map(([own, theirs]) => [own, chosen?.[theirs] ?? null]))
  }))
  return Object.assign({}, ...patches)
}

/** The whole record: a copied account number must not be a masked one. */
async function chosenRecord(ctx: Ctx, to: string, id: string): Promise<StoredRecord | null> {
  const target = ctx.running.documents.get(to)?.doc
  return target === undefined ? null : readRecord(ctx, target, id)
}

function mapOf(fill: unknown): [string, string][] {
  if (typeof fill !== 'object' || fill === null) return []
  return Object.entries(fill).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
}
