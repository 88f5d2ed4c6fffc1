import type { AnyDocument } from '../../../core/description/document.ts'
import { compare } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { present } from '../read/present-record.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { mayDo } from '../read/require-permission.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { derivationsTo, derivedDocument } from './derivations.ts'
import { openLines } from './derived-lines.ts'
import { knows } from './lock-derivation-sources.ts'
import { remainingOf } from './source-remaining-quantity.ts'

/** What a new target takes over from the source that was chosen for it, as far as the caller may see that. */
export async function derivedValues(
  ctx: Ctx,
  doc: AnyDocument,
  draft: StoredRecord,
  chosen: string,
): Promise<{ readonly offered: StoredRecord; readonly settled: StoredRecord }> {
  const derivation = derivationsTo(ctx, doc).find(({ by }) => by === chosen)
  const id = draft[chosen]
  if (derivation === undefined || !isId(id)) return nothing
  const { from, fields, lines, remaining } = derivation
  const of = derivedDocument(ctx, from)
  const source = mayDo(ctx, of, 'ck') ? await readRecord(ctx, of, id) : null
  if (source === null) return nothing
  const seen: Readonly<Record<string, Json | undefined>> = present(ctx, of, source)
  const settled = {
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([own, theirs]) => {
        const value = seen[theirs]
        return value === undefined ? [] : [[own, value]]
      }),
    ),
    ...(lines === undefined ? {} : { [lines.to]: await openLines(ctx, derivation, lines, seen as StoredRecord) }), // what was presented of a record
  }
  const taken = remaining?.less[0]?.field
  if (remaining === undefined || taken === undefined || !knows(ctx, of, remaining.of)) return { offered: {}, settled }
  const left = (await remainingOf(ctx, derivation, [id])).get(id)?.left ?? '0'
  return { offered: compare(left, '0') > 0 ? { [taken]: left } : {}, settled }
}

const nothing = { offered: {}, settled: {} }
