import { isPeopleNode, type PeopleNode } from '../../../core/approval/definition.ts'
import { fieldsWith } from '../../../core/approval/field-rights.ts'
import type { Task } from '../../../core/approval/state.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldError } from '../../../core/words/refusal.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { ownFields } from '../../records/read/field-and-record-rights.ts'
import { refuseInvalid } from '../../records/read/record-refusals.ts'
import type { Patch, StoredRecord } from '../../records/schema/stored-record.ts'
import { changesBetween } from '../../records/write/audit-events.ts'
import { draftedWith, type Given } from '../../records/write/build-record-draft.ts'
import { withLineIds } from '../../records/write/line-ids.ts'
import type { Approving } from './take-step.ts'

/** The step that a task belongs to. */
export function peopleNodeOf({ instance }: Pick<Approving, 'instance'>, task: Pick<Task, 'node'>): PeopleNode {
  const node = instance.definition.nodes[task.node]
  if (node === undefined || !isPeopleNode(node)) throw new Error(`${task.node} asks nobody`)
  return node
}

/** The fields of a step that the caller may write: those it opens, as far as his own rights go. */
export function fieldsOpenAt(ctx: Ctx, doc: AnyDocument, node: PeopleNode): readonly string[] {
  const wanted = new Set(fieldsWith(node, 'write', 'required'))
  return wanted.size === 0 ? [] : ownFields(ctx, doc).filter((name) => wanted.has(name))
}

/**
 * What a handler writes into the document with his decision, checked like any save; null when it is nothing.
 * Refuses what his step does not open to him, and what it demands and is empty.
 */
export async function handlerChanges(
  ctx: Ctx,
  approving: Approving,
  node: PeopleNode,
  given: Given,
): Promise<Patch | null> {
  const { doc, record } = approving
  const open = fieldsOpenAt(ctx, doc, node)
  const changed = await changedBy(ctx, approving, given, open)
  const after: StoredRecord = { ...record, ...changed } as StoredRecord // a patch of checked values, none of them left out
  refuseInvalid(ctx, doc, missingIn(doc, after, node, open))
  return Object.keys(changed).length === 0 ? null : changed
}

async function changedBy(ctx: Ctx, { doc, record }: Approving, given: Given, open: readonly string[]): Promise<Patch> {
  const names = Object.keys(given)
  if (names.length === 0) return {}
  refuseInvalid(
    ctx,
    doc,
    Object.fromEntries(
      names.filter((name) => !open.includes(name)).map((name) => [name, { code: 'flow.field-closed' }]),
    ),
  )
  const after = withLineIds(
    ctx,
    doc,
    await draftedWith(ctx, doc, given, record, { start: record, writable: new Set(open) }),
    record,
  )
  return Object.fromEntries(changesBetween(record, after).map(({ field, after: value }) => [field, value]))
}

/** Whoever may not write what his step demands is told so: he cannot decide, somebody else has to. */
function missingIn(
  doc: AnyDocument,
  record: StoredRecord,
  node: PeopleNode,
  open: readonly string[],
): Readonly<Record<string, FieldError>> {
  return Object.fromEntries(
    fieldsWith(node, 'required').flatMap((name): [string, FieldError][] => {
      const field = doc.fields[name]
      if (field === undefined) return []
      const kind = kindOf(field.kind)
      if (!kind.empty(record[name] ?? null)) return []
      return [[name, { code: open.includes(name) ? kind.missing : 'flow.field-not-yours' }]]
    }),
  )
}
