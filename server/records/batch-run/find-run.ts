import type { Run } from '../../../core/description/batch-run.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Fields } from '../../../core/description/field.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { checkRecord, type Values } from '../../../kinds/check-record.ts'
import { unit } from '../../../kinds/unit/kind.ts'
import { rowScope } from '../../identity/access/scope-condition.ts'
import type { RunOf, RunPart } from '../../platform/context/batch-run-implementation.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { refuseInvalid } from '../read/record-refusals.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { expressionContextOf } from '../write/expression-context.ts'

/** A run of the composition with the documents it is about. */
export interface KnownRun {
  readonly run: Run
  readonly runs: AnyDocument
  readonly lines: AnyDocument
  readonly part: RunPart<Ctx>
}

/** The run whose document of runs has this key; null where there is none. */
export function knownRun(ctx: Ctx, key: string): KnownRun | null {
  const { runs, documents } = ctx.running
  const found = runs.get(key)
  const [own, lines] = [documents.get(key)?.doc, documents.get(found?.run.lines ?? '')?.doc]
  return found === undefined || own === undefined || lines === undefined ? null : { ...found, runs: own, lines }
}

/** What a run asks: its unit first. */
export function askedFields({ run, runs }: KnownRun): Fields {
  const parameters = run.parameters.map((name) => [name, runs.fields[name] ?? { kind: 'text' }] as const)
  return { unitId: unit({ required: true }), ...Object.fromEntries(parameters) }
}

/** What was asked, checked: only of a unit that the caller's scope reaches as a whole. */
export async function askedRun(ctx: Ctx, known: KnownRun, given: Values): Promise<RunOf> {
  const fields = askedFields(known)
  const { values, errors } = checkRecord(fields, given, { ...expressionContextOf(ctx), before: null })
  refuseInvalid(ctx, { ...known.runs, fields }, errors)
  const { unitId, ...parameters } = values
  if (typeof unitId !== 'string' || !reaches(ctx, known.runs, unitId)) throw Refusal.atField('unitId', 'run.unit')
  const asked = { unitId, values: parameters }
  return { ...asked, ...(await known.part.period(ofWholeUnit(ctx), asked)), id: null }
}

/** Past the scope of whoever runs it: it is of a whole unit, which he reaches. */
export function ofWholeUnit(ctx: Ctx): Ctx {
  return ctx.withoutScope('a run is of a whole unit')
}

/** A run that was posted. */
export function storedRun({ run }: KnownRun, record: StoredRecord): RunOf {
  return {
    id: idOf(record),
    unitId: textOf(record, 'unitId'),
    period: textOf(record, 'period'),
    day: textOf(record, 'day'),
    values: Object.fromEntries(run.parameters.map((name) => [name, record[name] ?? null])),
  }
}

function reaches(ctx: Ctx, doc: AnyDocument, unitId: string): boolean {
  const scope = rowScope(ctx, doc)
  return scope.all || scope.unitIds.includes(unitId)
}
