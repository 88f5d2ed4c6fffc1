import type { Derivation, Merging } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { compare, sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { matches } from '../list/where-condition.ts'
import { present } from '../read/present-record.ts'
import { readRecord, readRecords } from '../read/read-stored-records.ts'
import { mayDo } from '../read/require-permission.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { columnOf, linesNamed, mappingOf } from '../schema/table-mapping.ts'
import { derivationsTo, derivedDocument } from './derivations.ts'
import { openLines } from './derived-lines.ts'
import { knows } from './lock-derivation-sources.ts'
import { namedSources } from './named-sources.ts'
import { rounded } from './round-to-field.ts'
import { remainingOf } from './source-remaining-quantity.ts'

interface Derived {
  readonly offered: StoredRecord
  readonly settled: StoredRecord
}

/** What a new target takes over from the sources that were chosen for it, as far as the caller may see them. */
export async function derivedValues(ctx: Ctx, doc: AnyDocument, draft: StoredRecord, chosen: string): Promise<Derived> {
  const derivation = derivationsTo(ctx, doc).find((one) => choiceOf(one) === chosen)
  const [first] = derivation === undefined ? [] : namedSources(derivation, draft)
  if (derivation === undefined || first === undefined) return nothing
  const of = derivedDocument(ctx, derivation.from)
  if (!mayDo(ctx, of, 'ck')) return nothing
  const own = await (derivation.merge === undefined
    ? ofOne(ctx, derivation, of, first.id)
    : ofSeveral(ctx, doc, derivation, derivation.merge, draft))
  const { through } = derivation
  if (through === undefined || typeof own.settled[through] !== 'string') return own
  const further = await derivedValues(ctx, doc, { ...draft, ...own.settled }, through)
  return { offered: { ...further.offered, ...own.offered }, settled: { ...further.settled, ...own.settled } }
}

/** The fields that are chosen with a field: itself, and what names a source besides because of it. */
export function chosenWith(ctx: Ctx, doc: AnyDocument, chosen: string): readonly string[] {
  const through = derivationsTo(ctx, doc).find((one) => choiceOf(one) === chosen)?.through
  return through === undefined ? [chosen] : [chosen, ...chosenWith(ctx, doc, through)]
}

/** The field of the target whose choice fills others: its reference, or the lines that each have one. */
export function choiceOf({ by, merge }: Derivation): string {
  return merge?.lines ?? by
}

async function ofOne(ctx: Ctx, derivation: Derivation, of: AnyDocument, id: string): Promise<Derived> {
  const { fields, lines, remaining } = derivation
  const source = await readRecord(ctx, of, id)
  if (source === null) return nothing
  const seen = present(ctx, of, source)
  const settled = {
    ...filledBy(fields, seen),
    ...(lines === undefined ? {} : { [lines.to]: await openLines(ctx, derivation, lines, seen) }),
  }
  const taken = remaining?.less[0]?.field
  if (remaining === undefined || taken === undefined || !knows(ctx, of, remaining.of)) return { offered: {}, settled }
  const left = (await remainingOf(ctx, derivation, [id])).get(id)?.left ?? '0'
  return { offered: compare(left, '0') > 0 ? { [taken]: left } : {}, settled }
}

/** The first source in sight fills what all share; each line that takes nothing yet takes what its source has left. */
async function ofSeveral(
  ctx: Ctx,
  doc: AnyDocument,
  derivation: Derivation,
  { lines, total }: Merging,
  draft: StoredRecord,
): Promise<Derived> {
  const { from, by, fields, remaining } = derivation
  const of = derivedDocument(ctx, from)
  const ids = namedSources(derivation, draft).map(({ id }) => id)
  const read = await readRecords(ctx, of, matches(columnOf(mappingOf(of), 'id'), ids))
  const sources = new Map(read.map((source) => [idOf(source), present(ctx, of, source)]))
  const first = ids.map((id) => sources.get(id)).find((source) => source !== undefined)
  const take = remaining?.less[0]?.field
  if (first === undefined || remaining === undefined || take === undefined) return nothing
  const left = knows(ctx, of, remaining.of) ? await remainingOf(ctx, derivation, [...sources.keys()]) : new Map()
  const blank = Object.fromEntries([...linesNamed(mappingOf(doc), lines).columns.keys()].map((name) => [name, null]))
  const filled = linesIn(draft[lines]).map((line, at): StoredRecord => {
    const open: string | undefined = left.get(String(line[by]))?.left
    return {
      ...blank,
      ...line,
      id: line['id'] ?? `new-${at}-${String(line[by])}`,
      [take]: line[take] ?? (open !== undefined && compare(open, '0') > 0 ? open : null),
    }
  })
  const sumOfLines = sum(filled.map((line) => (typeof line[take] === 'string' ? line[take] : null)))
  return {
    offered: {},
    settled: {
      ...filledBy(fields, first),
      [lines]: filled,
      ...(total === undefined || compare(sumOfLines, '0') === 0
        ? {}
        : { [total]: rounded(doc.fields[total], sumOfLines) }),
    },
  }
}

/** What the caller may not know is not among what he sees, and fills nothing. */
function filledBy(fields: Derivation['fields'], seen: Readonly<Record<string, Json | undefined>>): StoredRecord {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([own, theirs]) => {
      const value = seen[theirs]
      return value === undefined ? [] : [[own, value]]
    }),
  )
}

const nothing: Derived = { offered: {}, settled: {} }
