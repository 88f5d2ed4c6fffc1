import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Body, RuleSet } from '../../platform/context/rule-set.ts'
import { type LockedSources, sourceChecks } from '../derivation/lock-derivation-sources.ts'
import type { Patch, StoredRecord } from '../schema/stored-record.ts'
import { checkAll } from './run-all-checks.ts'

type Rules = RuleSet<Ctx, Record<string, Patch[string]>>

/** The rule sets of a document, in module order. */
export function rulesOf(ctx: Ctx, doc: AnyDocument): readonly Rules[] {
  return (ctx.running.documents.get(`${doc.module}.${doc.name}`)?.rules as readonly Rules[] | undefined) ?? [] // a rule is handed records, whose values are never undefined
}

/** What the rules compute for a draft; each sees what those before it computed. */
export async function prepared(ctx: Ctx, doc: AnyDocument, draft: Patch, before: StoredRecord | null): Promise<Patch> {
  let patch = nothing
  for (const { prepare } of rulesOf(ctx, doc)) {
    if (prepare === undefined) continue
    // The draft is copied only where a rule before has something to put over it.
    const told = await prepare(ctx, patch === nothing ? draft : { ...draft, ...patch }, before)
    patch = patch === nothing ? (told ?? nothing) : { ...patch, ...told }
  }
  return patch
}

const nothing: Patch = {}

/** A record with what its rules count for whoever opens it. */
export async function withCounted(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<StoredRecord> {
  const counting = rulesOf(ctx, doc).flatMap(({ whenOpened }) => whenOpened ?? [])
  if (counting.length === 0) return record
  const told = await Promise.all(counting.map((count) => count(ctx, record)))
  return Object.assign({}, record, ...told)
}

/** Lets every rule refuse the draft as it is submitted, all at once. */
export async function checkedToSubmit(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  sources?: LockedSources,
): Promise<void> {
  await checkAll([
    ...rulesOf(ctx, doc).flatMap(({ check, submittable }) => [
      () => check?.(ctx, record, record),
      () => submittable?.(ctx, record),
    ]),
    ...sourceChecks(ctx, doc, record, sources),
  ])
}

/** Lets every rule refuse the record, all at once. */
export async function checked(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  before: StoredRecord | null,
  sources?: LockedSources,
): Promise<void> {
  await checkAll([
    ...rulesOf(ctx, doc).map(
      ({ check }) =>
        () =>
          check?.(ctx, record, before),
    ),
    ...sourceChecks(ctx, doc, record, sources),
  ])
}

/** Lets every rule write what belongs to a record that is saved, in its transaction. */
export async function writtenBeside(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<void> {
  for (const { saved } of rulesOf(ctx, doc)) await saved?.(ctx, record)
}

/** Takes the locks that a verb wants before its record is locked. */
export async function lockedFirst(ctx: Ctx, doc: AnyDocument, id: string, verb: string, body: Body): Promise<void> {
  for (const { locks } of rulesOf(ctx, doc)) {
    if (locks !== undefined && Object.hasOwn(locks, verb)) await locks[verb]?.(ctx, id, body)
  }
}

/** What the rules do about a verb or event, one after another; `write` stores each patch and answers the record. */
export async function happened(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  event: string,
  body: Body,
  write: (record: StoredRecord, patch: Patch) => Promise<StoredRecord>,
): Promise<StoredRecord> {
  let current = record
  for (const { on } of rulesOf(ctx, doc)) {
    const rule = on !== undefined && Object.hasOwn(on, event) ? on[event] : undefined
    const patch = await rule?.(ctx, current, body)
    if (patch && Object.keys(patch).length > 0) current = await write(current, patch)
  }
  return current
}
