import type { AutoAct, AutoValue, CallAct, NotifyAct, SetAct } from '../../../core/approval/definition.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { checkRecord } from '../../../kinds/check-record.ts'
import { valueFor } from '../../../kinds/flow-form-mismatches.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { idOf, type Patch, type StoredRecord } from '../../records/schema/stored-record.ts'
import { change } from '../../records/write/change-by-system.ts'
import { expressionContextOf } from '../../records/write/expression-context.ts'
import type { Instance } from '../approval-instance-store.ts'
import { answersOf, flowValues } from '../condition-values.ts'
import { findPeople, type Asking } from '../people/find-approvers.ts'
import { carersOf } from '../people/process-administrators.ts'
import { callJob, type Call } from './external-call-job.ts'

/** Where an automatic step stands. */
export interface AutomaticStep {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly instance: Instance
  readonly node: string
  /** Unique among all runs of it. */
  readonly key: string
  readonly asking: Asking
}

/**
 * Does what an automatic step says, within the step that led to it; what it makes is begun as a case of its own.
 * Answers the record.
 */
export async function runAutomaticStep(ctx: Ctx, step: AutomaticStep, act: AutoAct): Promise<StoredRecord> {
  switch (act.do) {
    case 'set':
      return setFields(ctx, step, act)
    case 'notify':
      await tell(ctx, step, act)
      return step.record
    case 'call':
      await call(ctx, step, act)
      return step.record
    case 'create':
      return step.record
  }
}

/** A value that does not fit the form any more stays as it is and is told: nobody's decision fails for it. */
async function setFields(ctx: Ctx, step: AutomaticStep, { values }: SetAct): Promise<StoredRecord> {
  const { doc, record } = step
  const wanted = Object.fromEntries(
    Object.entries(values).flatMap(([name, from]) =>
      doc.fields[name] === undefined ? [] : [[name, valueOf(ctx, step, name, from)]],
    ),
  )
  const { errors } = checkRecord(doc.fields, wanted, {
    ...expressionContextOf(ctx),
    before: record,
    trusted: new Set(Object.keys(wanted)),
    writable: () => false,
    beside: { ...record, ...wanted },
  })
  const patch: Patch = Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => errors[name] === undefined && value !== undefined && value !== (record[name] ?? null),
    ),
  )
  if (Object.keys(values).some((name) => doc.fields[name] === undefined || errors[name] !== undefined))
    await tellOfFailure(ctx, step)
  return Object.keys(patch).length === 0 ? record : change(ctx, doc, record, patch, { verb: 'automatic' })
}

function valueOf(ctx: Ctx, { doc, record, instance }: AutomaticStep, name: string, from: AutoValue): Json {
  const field = doc.fields[name]
  if ('value' in from) return field === undefined ? from.value : valueFor(field, from.value)
  if ('field' in from) return record[from.field] ?? null
  return answersOf(ctx, doc, record)(from.formula, flowValues(doc, record, instance.definition))
}

// Who is told may not read the document, so nothing of it is said but its number.
async function tell(ctx: Ctx, step: AutomaticStep, { people, text }: NotifyAct): Promise<void> {
  await notify(ctx, await findPeople(ctx, people, step.asking), {
    event: 'flow.told',
    params: { ...aboutOf(step), title: null, text },
    about: { doc: step.doc, id: idOf(step.record) },
  })
}

async function call(
  ctx: Ctx,
  { doc, record, instance, node, key }: AutomaticStep,
  { url, fields }: CallAct,
): Promise<void> {
  const values = Object.fromEntries(fields.map((name) => [name, record[name] ?? null]))
  const body = {
    process: instance.definition.key,
    node,
    document: `${doc.module}.${doc.name}`,
    id: idOf(record),
    number: numberOf(doc, record),
    title: record[doc.title] ?? null,
    at: new Date(ctx.now).toISOString(),
    values,
  }
  const payload: Call = { id: `${instance.id} ${key}`, url, body, instance: instance.id, node }
  await enqueue(ctx, callJob, { ...payload })
}

/** Whoever looks after the process hears that a step could not do all of what it says. */
async function tellOfFailure(ctx: Ctx, { doc, record, asking, ...step }: AutomaticStep): Promise<void> {
  await emit(ctx, {
    event: 'flow.autoFailed',
    about: { doc, id: idOf(record) },
    people: await carersOf(ctx, step.instance.definition.key, asking),
    data: aboutOf({ doc, record, asking, ...step }),
  })
}

function aboutOf({ doc, record, instance, node }: AutomaticStep): Readonly<Record<string, Json>> {
  return {
    procInstId: instance.id,
    node,
    nodeLabel: instance.definition.nodes[node]?.label ?? null,
    number: numberOf(doc, record),
    title: record[doc.title] ?? null,
  }
}

function numberOf(doc: AnyDocument, record: StoredRecord): Json {
  return doc.number === undefined ? null : (record[doc.number.field] ?? null)
}
