import type { AnyDocument } from '../../../core/description/document.ts'
import { type FieldError, Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { rulesOf } from '../../records/write/apply-rule-sets.ts'
import { refusalOf, withBreaths } from '../../records/write/save-many.ts'
import type { ReadRow } from '../read-spreadsheet/reader-thread-messages.ts'
import { keysThere, naturalKey, naturalText, rowsThere } from './already-imported.ts'
import type { ImportPlan } from './import-plan.ts'
import type { Verdict } from './import-staging.ts'

/**
 * Judges rows in the light of what is stored: which are records already, which the rules refuse, which repeat another.
 */
interface RowValidator {
  /** What a row gives that the judge reads; all of it where null. */
  readonly asked: readonly string[] | null
  /** A verdict for each row, in their order. */
  readonly judge: (
    ctx: Ctx,
    rows: readonly Pick<ReadRow, 'row' | 'key' | 'given' | 'errors'>[],
    fileHash: string,
  ) => Promise<readonly Verdict[]>
}

const right: Verdict = { state: 'right', errors: null }
const there: Verdict = { state: 'there', errors: null }

/** A judge of one file: it remembers the natural keys of the rows it has seen. */
export function rowValidatorOf(ctx: Ctx, doc: AnyDocument, plan: ImportPlan): RowValidator {
  const natural = naturalKey(doc, plan)
  const hard = isHard(ctx, doc, plan)
  const seen = new Map<string, number>()

  function repeated(name: string | null, row: number): Verdict['errors'] {
    const first = name === null ? undefined : seen.get(name)
    if (name !== null && first === undefined) seen.set(name, row)
    return first === undefined || first === row
      ? null
      : { [natural?.[0]?.name ?? '']: { code: 'import.twice', params: { row: first } } }
  }

  return {
    asked: hard ? null : (natural ?? []).map(({ name }) => name),
    async judge(on, rows, fileHash) {
      const names = rows.map(({ given }) => (natural === null ? null : naturalText(natural, given, plan.beside)))
      const records =
        natural === null
          ? new Set<string>()
          : await keysThere(
              on,
              doc,
              natural,
              names.filter((name) => name !== null),
            )
      const origins = await rowsThere(on, doc, fileHash, rows)
      const verdicts = rows.map((one, at): Verdict => {
        const { row, errors } = one
        const name = names[at] ?? null
        if (origins.has(one) || (name !== null && records.has(name))) return there
        const twice = repeated(name, row)
        return twice === null && Object.keys(errors).length === 0
          ? right
          : { state: 'wrong', errors: { ...errors, ...twice } }
      })
      // Only what the description does not say needs the rules to be asked.
      return hard ? withBreaths(rows, async ({ given }, at) => ruled(on, doc, given, verdicts[at] ?? right)) : verdicts
    },
  }
}

async function ruled(ctx: Ctx, doc: AnyDocument, given: ReadRow['given'], verdict: Verdict): Promise<Verdict> {
  const refusal = verdict === right ? await refusalOf(ctx, doc, given) : null
  return refusal === null ? verdict : { state: 'wrong', errors: errorsOf(refusal) }
}

/** What a refusal says of the fields of a row; of the row itself under its empty name. */
export function errorsOf(refusal: Refusal): Readonly<Record<string, FieldError>> {
  return Object.keys(refusal.errors).length > 0
    ? refusal.errors
    : { '': { code: refusal.code, params: refusal.params } }
}

/** Whether more than the description says what is right: rules that refuse, or choices that something else limits. */
function isHard(ctx: Ctx, doc: AnyDocument, { own }: ImportPlan): boolean {
  const refusing = rulesOf(ctx, doc).some(({ check }) => check !== undefined)
  return (
    refusing ||
    own.some(
      ({ name, source }) =>
        name === 'unitId' || name === 'deptId' || (source !== null && !source.startsWith('dictionary:')),
    )
  )
}
