import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { checkRecord } from '../../../kinds/check-record.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { SourceLocking } from '../derivation/lock-derivation-sources.ts'
import { linkErrors } from '../gantt/link-errors.ts'
import { reading, writableFields } from '../read/field-and-record-rights.ts'
import { type FieldErrors, refuseInvalid } from '../read/record-refusals.ts'
import { writableBase } from '../schema/base-fields.ts'
import type { Patch, StoredRecord } from '../schema/stored-record.ts'
import { linesOf } from '../schema/table-mapping.ts'
import { treeErrors } from '../tree/tree-parent-errors.ts'
import { calculated, disagreements } from './apply-calculators.ts'
import { checked, prepared } from './apply-rule-sets.ts'
import { homeOf, placeErrors } from './check-record-unit.ts'
import { choiceErrors } from './choice-errors.ts'
import { expressionContextOf } from './expression-context.ts'
import { filledFields, fillingFields, fillsAlike } from './reference-filled-fields.ts'

/** What a person or a rule wants a record to hold. */
export type Given = Readonly<Record<string, Json | undefined>>

/**
 * The record that a save comes to: kinds, computed fields, rules, choices and place all checked. Throws
 * a Refusal that names every wrong field at once. `start` is the engine's part of a new record.
 */
export function drafted(
  ctx: Ctx,
  doc: AnyDocument,
  given: Given,
  before: StoredRecord | null,
  start: StoredRecord,
  locking?: SourceLocking,
): Promise<StoredRecord> {
  return draftedWith(ctx, doc, given, before, { start, writable: writableFields(ctx, doc, before), locking })
}

/** The engine's part of a record, and which of its fields may be written. */
export interface Frame {
  readonly start: StoredRecord
  readonly writable: ReadonlySet<string>
  /** Locks the sources once the record stands, for its checks; absent where nothing is taken of them yet. */
  readonly locking?: SourceLocking
}

/** The same where somebody else than the form's own state says which fields may be written. */
export async function draftedWith(
  ctx: Ctx,
  doc: AnyDocument,
  given: Given,
  before: StoredRecord | null,
  frame: Frame,
): Promise<StoredRecord> {
  const record = await composed(ctx, doc, given, before, frame)
  const locked = await frame.locking?.lock()
  // Whatever was read of a source that changed before it was locked is read anew.
  const last = locked?.isChanged === true ? await composed(ctx, doc, given, before, frame) : record
  await checked(ctx, doc, last, before, locked?.sources)
  return last
}

/** The record before its rules and its sources judge it. */
async function composed(
  ctx: Ctx,
  doc: AnyDocument,
  given: Given,
  before: StoredRecord | null,
  frame: Frame,
): Promise<StoredRecord> {
  const typed = await typedOver(ctx, doc, given, before, frame)
  refuseInvalid(ctx, doc, typed.errors)
  const { values: record, errors } = await computed(ctx, doc, typed.values, before, typed)
  refuseInvalid(ctx, doc, errors)
  refuseInvalid(ctx, doc, disagreements(ctx, doc, given, record))
  refuseInvalid(
    ctx,
    doc,
    over(
      await choiceErrors(ctx, doc, record, before),
      await placeErrorsIfMoved(ctx, doc, given, record, before, frame.writable),
    ),
  )
  refuseInvalid(ctx, doc, over(await treeErrors(ctx, doc, record, before), await linkErrors(ctx, doc, record, before)))
  return record
}

/** What was typed over a record, by the rules of its description alone. */
interface TypedOver extends Filled {
  readonly values: StoredRecord
  readonly errors: FieldErrors
}

/** What was typed over a record, with what chosen records fill; nothing is refused yet. */
export async function typedOver(
  ctx: Ctx,
  doc: AnyDocument,
  given: Given,
  before: StoredRecord | null,
  { start, writable }: Frame,
): Promise<TypedOver> {
  const place = placed(ctx, given, before, writable)
  const beside = besides(doc, start, before, place)
  // Conditions and limits of other fields read what a chosen record fills, as they do in the form.
  const wanted = chosenIn(doc, given, before, writable)
  const fill = await filledFields(ctx, doc, wanted, before)
  const { today, me, myUnit, myDept } = expressionContextOf(ctx)
  const typed = checkRecord(doc.fields, over(seeing(ctx, doc, given), fill), {
    today,
    me,
    myUnit,
    myDept,
    before,
    beside,
    trusted: new Set(Object.keys(fill)),
    writable: (name) => writable.has(name),
  })
  return { values: { ...beside, ...typed.values }, errors: over(typed.errors, remarkErrors(place)), wanted, fill }
}

/** The columns beside the fields; a new record holds a place for each field already, for which see `blankOf`. */
function besides(
  doc: AnyDocument,
  start: StoredRecord,
  before: StoredRecord | null,
  place: StoredRecord,
): StoredRecord {
  return before === null ? { ...blankOf(doc, start, place), ...start, ...place } : { ...start, ...before, ...place }
}

const blanks = new WeakMap<AnyDocument, StoredRecord>()

/**
 * Every name that a new record will have, in order: names that are copied at once cost hardly anything, each that is
 * added costs much.
 */
function blankOf(doc: AnyDocument, start: StoredRecord, place: StoredRecord): StoredRecord {
  const known =
    blanks.get(doc) ??
    Object.fromEntries(
      [...Object.keys(start), ...Object.keys(place), ...Object.keys(doc.fields)].map((name) => [name, null]),
    )
  blanks.set(doc, known)
  return known
}

/** One thing over another; a copy of many fields takes long where there is nothing to put over them. */
function over<T extends object>(under: T, upper: T): T {
  return Object.keys(upper).length === 0 ? under : { ...under, ...upper }
}

/** What was given without the columns of lines that the caller does not see: nobody writes blind. */
function seeing(ctx: Ctx, doc: AnyDocument, given: Given): Given {
  const lines = linesOf(doc.fields).filter(([name]) => Array.isArray(given[name]))
  if (lines.length === 0) return given
  const blind = lines.map(([name, fields]) => ({
    name,
    hidden: Object.keys(fields).filter((column) => reading(ctx, fields[column] ?? { kind: '' }) !== 'whole'),
  }))
  const affected = blind.filter(({ hidden }) => hidden.length > 0)
  return affected.length === 0
    ? given
    : { ...given, ...Object.fromEntries(affected.map(({ name, hidden }) => [name, without(given[name], hidden)])) }
}

function without(lines: Json | undefined, hidden: readonly string[]): Json {
  if (!Array.isArray(lines)) return null
  return lines.map((line: Json) => {
    if (typeof line !== 'object' || line === null || Array.isArray(line)) return line
    return Object.fromEntries(Object.entries(line).filter(([column]) => !hidden.includes(column)))
  })
}

/** The columns beside the fields that a request may write; a new record belongs where its drafter works. */
function placed(ctx: Ctx, given: Given, before: StoredRecord | null, writable: ReadonlySet<string>): StoredRecord {
  const home = before ?? homeOf(ctx)
  const place: Record<string, Json> = {
    unitId: home.unitId ?? null,
    deptId: home.deptId ?? null,
    remark: before?.remark ?? null,
  }
  for (const name of writableBase) {
    const value = given[name]
    if (value !== undefined && writable.has(name)) place[name] = value === '' ? null : value
  }
  // Another unit without a department beside it: the drafter's own department would be a contradiction.
  if (before === null && place.unitId !== home.unitId && given.deptId === undefined) place.deptId = null
  return place
}

const longestRemark = 500

function remarkErrors({ remark }: StoredRecord): FieldErrors {
  if (remark === null || (typeof remark === 'string' && remark.length <= longestRemark)) return {}
  return { remark: { code: 'text.max', params: { max: longestRemark } } }
}

/** What somebody wants to choose that fills other fields, before anything of it was checked. */
function chosenIn(
  doc: AnyDocument,
  given: Given,
  before: StoredRecord | null,
  writable: ReadonlySet<string>,
): StoredRecord {
  return Object.fromEntries(
    fillingFields(doc).map((name) => {
      const value = writable.has(name) ? given[name] : undefined
      return [name, value === undefined ? (before?.[name] ?? null) : value]
    }),
  )
}

/** What was filled already, and from which choices. */
interface Filled {
  readonly wanted: StoredRecord
  readonly fill: Patch
}

/** The record after what the server computes: readonly fields filled from chosen records, then the rules. */
export async function computed(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  before: StoredRecord | null,
  filled: Filled,
): Promise<Pick<TypedOver, 'values' | 'errors'>> {
  // A field that its condition hides has given up its choice.
  const fill = fillsAlike(doc, record, filled.wanted) ? filled.fill : await filledFields(ctx, doc, record, before)
  const ruled = over(fill, await prepared(ctx, doc, over<Patch>(record, fill), before))
  const patch = calculated(ctx, doc, record, ruled, before)
  const names = Object.keys(patch).filter((name) => patch[name] !== undefined)
  if (names.length === 0) return { values: record, errors: {} }
  const beside: Record<string, Json> = { ...record }
  for (const name of names) beside[name] = patch[name] ?? null
  // What the rules left alone was checked before; lines may read what they changed.
  const anew = Object.fromEntries(
    [...names, ...linesOf(doc.fields).map(([name]) => name)].map((name) => [name, beside[name]]),
  )
  const { today, me, myUnit, myDept } = expressionContextOf(ctx)
  const { values, errors } = checkRecord(doc.fields, anew, {
    today,
    me,
    myUnit,
    myDept,
    before: record,
    beside,
    trusted: new Set(names),
    writable: () => true,
  })
  return { values: Object.assign(beside, values), errors }
}

async function placeErrorsIfMoved(
  ctx: Ctx,
  doc: AnyDocument,
  given: Given,
  { unitId, deptId }: StoredRecord,
  before: StoredRecord | null,
  writable: ReadonlySet<string>,
): Promise<FieldErrors> {
  const asked =
    (given.unitId !== undefined && writable.has('unitId')) || (given.deptId !== undefined && writable.has('deptId'))
  const moved = before === null || before.unitId !== unitId || before.deptId !== deptId
  if (!asked || !moved) return {}
  return placeErrors(ctx, doc, {
    unitId: typeof unitId === 'string' ? unitId : null,
    deptId: typeof deptId === 'string' ? deptId : null,
  })
}
