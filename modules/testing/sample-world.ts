import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { Field, Fields } from '../../core/description/field.ts'
import type { Json } from '../../core/values/json.ts'
import { checkRecord } from '../../kinds/check-record.ts'
import { sampleValues } from '../../kinds/testing/sample-value.ts'
import { loadActor } from '../../server/identity/access/actor.ts'
import type { Ctx } from '../../server/platform/context/context.ts'
import type { RunningDocument } from '../../server/platform/context/running-composition.ts'
import { contextFor } from '../../server/platform/context/system-context.ts'
import { readRecord } from '../../server/records/read/read-stored-records.ts'
import type { StoredRecord } from '../../server/records/schema/stored-record.ts'
import { expressionContextOf } from '../../server/records/write/expression-context.ts'
import { withLineIds } from '../../server/records/write/line-ids.ts'
import { insertRecord } from '../../server/records/write/write-record-rows.ts'

export type Running = RunningDocument<Ctx>

/** The demonstration's group, and somebody who may do and see everything in it. */
export interface SampleWorld extends Omit<GroupWorld, 'ctx'> {
  readonly ctx: Ctx
  /** Every document, records that others point at before those. */
  readonly documents: readonly Running[]
  /**
   * Stores a record with a value in every field that is shown, and answers it; later ones point at the first of their
   * targets.
   */
  readonly store: (running: Running, fitting: Fitting, on?: Ctx) => Promise<StoredRecord>
  /** A value for each of some fields, such as those that an action asks for. */
  readonly sample: (fields: Fields) => StoredRecord
  readonly read: (running: Running, record: StoredRecord, on?: Ctx) => Promise<StoredRecord>
}

/**
 * What a test, or a rule of the document, wants of some values beyond their kinds; columns of every record among them.
 */
export type Fitting = Readonly<Record<string, Json>>

export async function sampleWorld(): Promise<SampleWorld> {
  const world = await groupWorld()
  const ctx = contextFor(await everybody(world), world.pool, world.running, world.now)
  const entries = await entriesOf(ctx)
  const made = new Map<string, string>()

  function source(field: Field): Json | undefined {
    if (field.kind === 'person' || field.kind === 'people') return world.person('findir')
    if (field.kind === 'unit' || field.kind === 'units') return world.place('BLHY')
    if (field.kind === 'department' || field.kind === 'departments') return world.place('BLHY/XS')
    if ('to' in field) return made.get(String(field.to)) ?? null
    return 'group' in field ? (entries.get(String(field.group)) ?? null) : undefined
  }

  async function store({ key, doc }: Running, fitting: Fitting, on = ctx): Promise<StoredRecord> {
    const base = baseOf(ctx, world, doc.approval !== undefined)
    const given = { ...sampleValues(doc.fields, source), ...(made.has(key) ? {} : linesOfOwn(key, doc)), ...fitting }
    const { values, errors } = checkRecord(doc.fields, given, {
      ...expressionContextOf(ctx),
      before: null,
      trusted: new Set(Object.keys(given)),
      writable: () => false,
      beside: base,
    })
    if (Object.keys(errors).length > 0) throw new Error(`${key} is no good sample: ${JSON.stringify(errors)}`)
    const own = Object.fromEntries(Object.entries(fitting).filter(([name]) => Object.hasOwn(base, name)))
    const record = withLineIds(ctx, doc, { ...base, ...values, ...own }, null)
    await insertRecord(on, doc, record, { verb: 'create' })
    if (on === ctx && !made.has(key)) made.set(key, String(record.id))
    return record
  }

  const sample = (fields: Fields) => sampleValues(fields, source)
  return {
    ...world,
    ctx,
    documents: inOrder(world),
    store,
    sample,
    read: (running, record, on = ctx) => readBack(on, running, record),
  }
}

/** Of the first record of a document, the lines that name another one, of which there is none yet. */
function linesOfOwn(key: string, { fields }: Running['doc']): Readonly<Record<string, Json>> {
  const names = Object.entries(fields).filter(([, field]) => {
    return columnsOf(field).some((column) => column.required === true && 'to' in column && column.to === key)
  })
  return Object.fromEntries(names.map(([name]) => [name, []]))
}

function columnsOf(field: Field): readonly Field[] {
  return 'fields' in field ? Object.values(field.fields as Fields) : [] // as lines say their columns
}

async function everybody({ pool, person, place, running }: GroupWorld) {
  const whole = { all: true, unitIds: [], deptIds: [] }
  const scopes = new Map([...running.documents.values()].map(({ doc }) => [doc.scope, whole]))
  // Of several departments of one name those of his own unit are meant.
  const at = { unitId: place('BLHY'), deptId: place('BLHY/XS') }
  return { ...(await loadActor(pool, person('sec'))), ...at, permissions: running.permissions, scopes }
}

/** An entry of each group. */
async function entriesOf(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.sql.query<{ readonly name: string; readonly code: string }>(
    sql`select dic_group as name, min(dic_code) as code from base.dictionary where enabled = '1' group by dic_group`,
  )
  return new Map(rows.map(({ name, code }) => [name, code]))
}

function inOrder({ running }: GroupWorld): readonly Running[] {
  const ordered = new Set<Running>()
  const seen = new Set<Running>()
  function visit(one: Running): void {
    if (seen.has(one)) return
    seen.add(one)
    const fields = Object.values(one.doc.fields)
    const targets = [...fields, ...fields.flatMap(columnsOf)].flatMap((field) => {
      const target = 'to' in field ? running.documents.get(String(field.to)) : undefined
      return target === undefined || target === one ? [] : [{ target, isRequired: field.required === true }]
    })
    for (const { target } of targets) visit(target)
    // Of a circle what may stay empty does: whatever needs a record that is not there yet comes at its own turn.
    if (targets.some(({ target, isRequired }) => isRequired && !ordered.has(target))) seen.delete(one)
    else ordered.add(one)
  }
  for (const one of running.documents.values()) visit(one)
  return [...ordered]
}

function baseOf({ actor, now }: Ctx, { place }: GroupWorld, approved: boolean): StoredRecord {
  return {
    id: newId(),
    ver: 1,
    unitId: place('BLHY'),
    deptId: place('BLHY/XS'),
    createBy: actor.id,
    createName: actor.name,
    createTime: now,
    updateBy: null,
    updateTime: null,
    remark: 'as agreed',
    ...(approved ? draft : {}),
  }
}

const draft = {
  approvalStatus: '0',
  procInstId: null,
  currentNode: null,
  currentHandlers: null,
  submitTime: null,
  approveTime: null,
  archived: '0',
}

async function readBack(ctx: Ctx, { key, doc }: Running, { id }: StoredRecord): Promise<StoredRecord> {
  const record = await readRecord(ctx, doc, String(id))
  if (record === null) throw new Error(`${key} ${String(id)} is not there`)
  return record
}
