import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { planOf } from '../../../kinds/compiled-record-fields.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { type FieldErrors, missing } from '../read/record-refusals.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { checked, checkedToSubmit } from './apply-rule-sets.ts'
import { computed, type Given, typedOver } from './build-record-draft.ts'
import { choiceErrors } from './choice-errors.ts'
import { requireEditable } from './require-editable.ts'
import { Undecided } from './run-all-checks.ts'
import { frameOf } from './save-record.ts'

/**
 * Everything that keeps a form from being saved, or submitted: what its description finds and what the rules do, each
 * at its field. A rule that needs a field which is wrong already is not decided. Nothing is written.
 */
export async function validationErrors(
  ctx: Ctx,
  doc: AnyDocument,
  input: Given,
  submits: boolean,
): Promise<FieldErrors> {
  const { id, ver: _, ...given } = input
  const before = typeof id === 'string' && id !== '' ? await readRecord(ctx, doc, id) : null
  if (before === null && id) throw missing()
  if (before !== null) await requireEditable(ctx, doc, before)
  const frame = frameOf(ctx, doc, before)
  const typed = await typedOver(ctx, doc, given, before, frame)
  const wrong = new Set(Object.keys(typed.errors).map(fieldOf))
  const sound = { ...typed.values, ...Object.fromEntries([...wrong].map((name) => [name, null])) }
  const found: FieldErrors[] = [typed.errors]
  found.push(
    await errorsOf(async () => {
      const { values: record, errors } = await computed(ctx, doc, sound, before, typed)
      const unknown = await choiceErrors(ctx, doc, record, before)
      found.push(unknown, errors)
      const uncertain = withFollowing(doc, [
        ...wrong,
        ...Object.keys({ ...unknown, ...errors }).map(fieldOf),
        ...unworked(doc, record, frame.writable),
      ])
      const seen = seenBut(record, uncertain)
      await (submits ? checkedToSubmit(ctx, doc, seen) : checked(ctx, doc, seen, before))
    }),
  )
  return Object.assign({}, ...found.toReversed()) as FieldErrors // merged maps of field errors
}

function fieldOf(path: string): string {
  return path.split('.', 1)[0] ?? path
}

async function errorsOf(work: () => Promise<void>): Promise<FieldErrors> {
  try {
    await work()
    return {}
  } catch (error) {
    if (error instanceof Refusal) return error.errors
    throw error
  }
}

/** What the server works out and could not from what there is. */
function unworked(doc: AnyDocument, record: StoredRecord, writable: ReadonlySet<string>): string[] {
  return Object.keys(doc.fields).filter((name) => !writable.has(name) && (record[name] ?? null) === null)
}

/** Fields with those that are computed from them; each comes after those it reads. */
function withFollowing(doc: AnyDocument, names: readonly string[]): ReadonlySet<string> {
  const all = new Set(names)
  for (const { name, calc } of planOf(doc.fields).calcs)
    if (calc?.uses.some((used) => all.has(used)) === true) all.add(name)
  return all
}

/** A record of which some fields are uncertain: whoever reads one of them has nothing to say. */
function seenBut(record: StoredRecord, uncertain: ReadonlySet<string>): StoredRecord {
  return new Proxy(record, {
    get: (whole, name) => {
      if (typeof name === 'string' && uncertain.has(name)) throw new Undecided(`${name} is wrong already`)
      return Reflect.get(whole, name) as StoredRecord[string] // by the name of one of its fields
    },
  })
}
