import type { AnyDocument } from '../core/description/document.ts'
import { holdsFiles } from './attachment/file-field-options.ts'
import { kindOf } from './kinds.ts'

/** As many fields fit in a notice and on a card. */
export const mostSummary = 5

/**
 * The fields that say what a record is about: as its description names them, else its title, its money and what its
 * form asks first.
 */
export function summaryFields(doc: AnyDocument): readonly string[] {
  const fields = doc.summary ?? found.get(doc) ?? fieldsThatSpeak(doc)
  if (doc.summary === undefined) found.set(doc, fields)
  return fields
}

const found = new WeakMap<AnyDocument, readonly string[]>()

function fieldsThatSpeak(doc: AnyDocument): readonly string[] {
  const names = [...new Set(doc.form.flatMap(({ fields }) => fields))].filter((name) => speaks(doc, name))
  const money = names.find((name) => doc.fields[name]?.kind === 'money')
  const leading = names.filter((name) => name === doc.title || name === money)
  const chosen = new Set([...leading, ...names.filter((name) => !leading.includes(name))].slice(0, mostSummary))
  return names.filter((name) => chosen.has(name))
}

/** The party that a record is about: the first reference among what sums it up, else a text that stands first there. */
export function partyField(doc: AnyDocument): string | null {
  return (
    doc.summary?.find((name) => doc.fields[name]?.kind === 'reference') ??
    doc.summary?.slice(0, 1).find((name) => doc.fields[name]?.kind === 'text') ??
    null
  )
}

/** The amount that a record is about: the first money among what sums it up. */
export function amountField(doc: AnyDocument): string | null {
  return summaryFields(doc).find((name) => doc.fields[name]?.kind === 'money') ?? null
}

/** A number says nothing, a long text belongs to the form unless it names the record. */
function speaks(doc: AnyDocument, name: string): boolean {
  const field = doc.fields[name]
  if (field === undefined || name === doc.number?.field) return false
  return (
    kindOf(field.kind).sql(field) !== null &&
    !holdsFiles(field.kind) &&
    (field.kind !== 'textarea' || name === doc.title)
  )
}
