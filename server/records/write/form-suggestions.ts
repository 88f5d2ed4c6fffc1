import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { checkRecord } from '../../../kinds/check-record.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { derivationsTo } from '../derivation/derivations.ts'
import { choiceOf, chosenWith, derivedValues } from '../derivation/derived-values.ts'
import { wire } from '../read/present-record.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { rulesOf } from './apply-rule-sets.ts'
import type { Given } from './build-record-draft.ts'
import { expressionContextOf } from './expression-context.ts'

/** What a form is told to fill in, as it travels. */
interface Suggested {
  readonly offered: StoredRecord
  readonly settled: StoredRecord
  readonly choices: Readonly<Record<string, readonly { readonly label: string; readonly values: StoredRecord }[]>>
}

/** The fields of a document whose choice fills in others, by its rules or as its source; null when none does. */
export function suggestingFields(ctx: Ctx, doc: AnyDocument): readonly string[] | null {
  const all = rulesOf(ctx, doc).flatMap(({ suggest }) => (suggest === undefined ? [] : [suggest.after]))
  const sources = derivationsTo(ctx, doc).map(choiceOf)
  return all.length === 0 && sources.length === 0 ? null : [...new Set([...all.flat(), ...sources])]
}

/**
 * What a chosen source and the rules fill in over a form as it stands; what is said of a later rule goes over an earlier
 * one, and rules see what the source has filled.
 */
export async function suggested(ctx: Ctx, doc: AnyDocument, given: Given, chosen: string | null): Promise<Suggested> {
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(doc.fields, name)))
  const { values } = checkRecord(doc.fields, own, {
    ...expressionContextOf(ctx),
    before: null,
    trusted: new Set(Object.keys(own)),
  })
  const derived = chosen === null ? { offered: {}, settled: {} } : await derivedValues(ctx, doc, values, chosen)
  const all: Record<'offered' | 'settled', StoredRecord> = {
    offered: shown(ctx, doc, derived.offered),
    settled: shown(ctx, doc, derived.settled),
  }
  const draft = { ...values, ...derived.settled }
  const among = chosen === null ? [] : chosenWith(ctx, doc, chosen)
  const choices: Record<string, Suggested['choices'][string]> = {}
  for (const { suggest } of rulesOf(ctx, doc)) {
    const asked = chosen === null ? null : among.find((name) => suggest?.after.includes(name))
    if (suggest === undefined || asked === undefined) continue
    const told = await suggest.fill(ctx, draft, asked)
    all.offered = { ...all.offered, ...shown(ctx, doc, told.offered) }
    all.settled = { ...all.settled, ...shown(ctx, doc, told.settled) }
    for (const [name, list] of Object.entries(told.choices ?? {}))
      choices[name] = (list ?? []).map(({ label, values: filled }) => ({ label, values: shown(ctx, doc, filled) }))
  }
  return { ...all, choices }
}

/** Values of some fields as they travel, cut to what the caller may see. */
function shown(ctx: Ctx, doc: AnyDocument, values: Readonly<Record<string, Json | undefined>> | void): StoredRecord {
  const known = Object.entries(values ?? {}).filter(
    (entry): entry is [string, Json] =>
      entry[1] !== undefined && (mappingOf(doc).columns.has(entry[0]) || mappingOf(doc).lines.has(entry[0])),
  )
  return wire(ctx, doc, Object.fromEntries(known))
}
