import { v7 as newId } from 'uuid'
import type { AnyDocument, RecordOf } from '../../../core/description/document.ts'
import { checkRecord } from '../../../kinds/check-record.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { idOf, type Patch, type StoredRecord } from '../schema/stored-record.ts'
import { withFiles } from './attach-changed-files.ts'
import type { Happening } from './audit-events.ts'
import { homeOf } from './check-record-unit.ts'
import { expressionContextOf } from './expression-context.ts'
import { numbered } from './numbering.ts'
import { withinTransaction } from './within-transaction.ts'
import { insertRecord } from './write-record-rows.ts'

/**
 * Makes a record by our own code, past what people may type: initial values, computed fields and the
 * number are filled in, history, audit line and event come with it. No rules run; a wrong value is our
 * own bug. Answers the record.
 */
export function create<D extends AnyDocument>(
  ctx: Ctx,
  doc: D,
  values: Patch,
  happening: Happening = { verb: 'create' },
): Promise<RecordOf<D>> {
  return withinTransaction(ctx, async (inside) => {
    const whole = wholeRecord(inside, doc, values)
    const record = await numbered(inside, doc, await withFiles(inside, doc, idOf(whole), whole, null))
    await insertRecord(inside, doc, record, happening)
    return record as unknown as RecordOf<D> // checked against the description that RecordOf reads
  })
}

function wholeRecord(ctx: Ctx, doc: AnyDocument, values: Patch): StoredRecord {
  if (doc.approval !== undefined)
    throw new Error(`${doc.module}.${doc.name} goes round for approval: it is saved and submitted`)
  const { unitId, deptId } = homeOf(ctx)
  const base = {
    id: newId(),
    unitId,
    deptId,
    remark: null,
    ...given(values, ['id', 'unitId', 'deptId', 'remark']),
    ver: 1,
    createBy: ctx.actor.id,
    createName: ctx.actor.name,
    createTime: ctx.now,
    updateBy: null,
    updateTime: null,
  }
  const own = Object.keys(values).filter((name) => Object.hasOwn(doc.fields, name) && values[name] !== undefined)
  const { values: checked, errors } = checkRecord(doc.fields, given(values, own), {
    ...expressionContextOf(ctx),
    before: null,
    trusted: new Set(own),
    writable: () => false,
    beside: base,
  })
  const [wrong] = Object.entries(errors)
  if (wrong !== undefined)
    throw new Error(`${doc.module}.${doc.name}.${wrong[0]}: ${JSON.stringify(values[wrong[0]])} (${wrong[1].code})`)
  return { ...base, ...checked }
}

function given(values: Patch, names: readonly string[]): StoredRecord {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}
