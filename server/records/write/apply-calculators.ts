import type { Calculate } from '../../../core/description/calculation-result.ts'
import type { Calculator } from '../../../core/description/calculator.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { compare, isDecimal } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { same } from '../../../core/values/same-value.ts'
import type { FieldError } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Patch, StoredRecord } from '../schema/stored-record.ts'

/** What rules have set with what calculators come to over it; lines of the working keep their ids from save to save. */
export function calculated(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  ruled: Patch,
  before: StoredRecord | null,
): Patch {
  const calculators = calculatorsOf(ctx, doc)
  if (calculators.length === 0) return ruled
  const draft = { ...record, ...ruled }
  return Object.assign({}, ruled, ...calculators.map((one) => worked(one, draft, before)))
}

/** Results that somebody was shown and that are not what the server comes to: he would sign something else. */
export function disagreements(
  ctx: Ctx,
  doc: AnyDocument,
  given: Readonly<Record<string, Json | undefined>>,
  record: StoredRecord,
): Readonly<Record<string, FieldError>> {
  const results = calculatorsOf(ctx, doc).flatMap(({ calculator }) => calculator.results)
  const wrong = results.filter((name) => isShown(given[name]) && !agrees(given[name], record[name] ?? null))
  return Object.fromEntries(wrong.map((name) => [name, { code: 'calculator.disagrees' }]))
}

interface Brought {
  readonly calculator: Calculator
  readonly calculate: Calculate
}

function calculatorsOf({ running }: Ctx, { module, name }: AnyDocument): readonly Brought[] {
  return running.documents.get(`${module}.${name}`)?.calculators ?? []
}

function worked({ calculator, calculate }: Brought, draft: Patch, before: StoredRecord | null): Patch {
  const { inputs, results, working } = calculator
  const found = calculate(Object.fromEntries(inputs.map((name) => [name, draft[name] ?? null])))
  const stored = linesOf(before?.[working])
  const lines = found.working.map((line, at) => ({ ...line, id: stored[at]?.id ?? null }))
  return { ...Object.fromEntries(results.map((name) => [name, found.results[name] ?? null])), [working]: lines }
}

function linesOf(lines: Json | undefined): readonly StoredRecord[] {
  return Array.isArray(lines) ? lines.map((line) => line as StoredRecord) : [] // lines of a record are objects
}

function isShown(given: Json | undefined): boolean {
  return given !== undefined && given !== null && given !== ''
}

function agrees(shown: Json | undefined, found: Json): boolean {
  return isDecimal(shown) && isDecimal(found) ? compare(shown, found) === 0 : same(shown, found)
}
