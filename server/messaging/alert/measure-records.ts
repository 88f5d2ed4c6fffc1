import { setImmediate as breath } from 'node:timers/promises'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { AlertRule } from '../../../base/alert-rule.ts'
import { isOverspent, stepsTaken } from '../../../core/expression/expression-cost.ts'
import { sentenceOf } from '../../../core/expression/expression-sentence.ts'
import { evaluate, type Asker, type Compiled } from '../../../core/expression/expression.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { expressionTypes } from '../../../kinds/expression-types.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Measured } from '../../platform/context/running-composition.ts'
import { matches } from '../../records/list/where-condition.ts'
import { readRecords } from '../../records/read/read-stored-records.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { columnOf, mappingOf, type Mapping } from '../../records/schema/table-mapping.ts'
import { levelOf } from './alert-level.ts'
import { compileAlertRule, type WatchedRecords, type WatchingRule } from './compile-alert-rule.ts'

export type RecordsRule = WatchingRule & Pick<AlertRule, 'rising' | 'yellow' | 'orange' | 'red'>

const batch = 1_000
const longestTitle = 200
/** A rule that finds more than this says nothing to anybody; the first are kept, so that the same ones stay open. */
export const mostAlerts = 1_000
// A condition over tables of ten lines takes some hundred steps: this is enough for tens of thousands of records.
const mostSteps = 10_000_000
// Between two portions requests are answered.
const stepsOfPortion = 100_000
const recordsOfPortion = 100

/**
 * The records of a document that went beyond the first bound of a rule, in the order of their ids; refuses a rule that
 * takes too long over them.
 */
export async function measureRecords(ctx: Ctx, rule: RecordsRule): Promise<readonly Measured[]> {
  const watched = compileAlertRule(ctx, rule)
  if ('errors' in watched) return []
  const work = { asker: { today: dayOfMs(ctx.now) }, steps: 0, paused: 0 }
  const found: Measured[] = []
  let after: string | null = null
  do {
    const records: readonly StoredRecord[] = await nextRecords(ctx, watched, after)
    for (const [at, record] of records.entries()) {
      const value = figureOf(watched, record, work)
      if (at % recordsOfPortion === 0 || work.steps - work.paused > stepsOfPortion) {
        work.paused = work.steps
        await breath()
      }
      if (value !== null && levelOf(rule, value) !== null) found.push(measuredOf(watched, record, value))
    }
    after = records.length < batch ? null : String(records.at(-1)?.id)
  } while (after !== null && found.length < mostAlerts)
  return found.slice(0, mostAlerts)
}

function nextRecords(
  ctx: Ctx,
  { doc, condition, figure }: WatchedRecords,
  after: string | null,
): Promise<StoredRecord[]> {
  const mapping = mappingOf(doc)
  const names = expressionTypes(doc.fields)
  const lines = [...(condition?.uses ?? []), ...figure.uses].some((name) => typeof names[name] === 'object')
  const where = [
    ...narrowing(mapping, condition?.expression ?? ''),
    ...(after === null ? [] : [sql`t.id > ${after}::uuid`]),
  ]
  return readRecords(ctx, doc, where.length === 0 ? sql`true` : join(where, ' and '), {
    order: raw('t.id'),
    limit: batch,
    lines,
  })
}

/**
 * What the database can say of a condition, so that it need not hand out every record; the whole of it is asked of each
 * afterwards.
 */
function narrowing(mapping: Mapping, condition: string): Sql[] {
  const sentence = sentenceOf(condition)
  if (sentence === null || sentence.joined === 'any') return []
  return sentence.clauses.flatMap(({ field, op, values }) => {
    const plain = (op === 'is' || op === 'oneOf') && mapping.columns.get(field)?.type === 'text'
    return plain ? [matches(columnOf(mapping, field), values)] : []
  })
}

interface Work {
  readonly asker: Asker
  /** Steps that the expressions of the rule have taken so far. */
  steps: number
  /** The steps at the last pause. */
  paused: number
}

function figureOf({ condition, figure }: WatchedRecords, record: StoredRecord, work: Work): string | null {
  if (condition !== null && answerOf(condition, record, work) !== true) return null
  const value = answerOf(figure, record, work)
  return typeof value === 'string' ? value : null
}

function answerOf(compiled: Compiled, record: StoredRecord, work: Work): Json {
  const answer = evaluate(compiled, record, work.asker)
  work.steps += stepsTaken()
  if (isOverspent() || work.steps > mostSteps) throw Refusal.atField('condition', 'alert.costly')
  return answer
}

function measuredOf({ doc, figure }: WatchedRecords, record: StoredRecord, value: string): Measured {
  const { key } = mappingOf(doc)
  const id = String(record.id)
  const named = [doc.number?.field, doc.title].filter((name) => name !== undefined).map((name) => record[name])
  const title = [...new Set(named)]
    .filter((text) => typeof text === 'string')
    .join(' ')
    .slice(0, longestTitle)
  return {
    objType: key,
    objId: id,
    title: title === '' ? id : title,
    value,
    url: `/doc/${key.replace('.', '/')}/${id}`,
    people: typeof record.createBy === 'string' ? [record.createBy] : [],
    record: { doc, id, fields: figure.uses },
  }
}
