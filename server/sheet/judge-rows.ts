import type { AnyDocument } from '../../core/document.ts'
import type { Json } from '../../core/json.ts'
import { type FieldError, Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { rulesOf } from '../store/rules.ts'
import { refusalOf, withBreaths } from '../store/save-many.ts'
import type { ImportPlan } from './import-plan.ts'
import type { KeptRow, RowState } from './import-row.ts'
import type { ReadRow } from './read-order.ts'
import { keysThere, naturalKey, naturalText, rowsThere } from './row-origin.ts'

/** Judges rows in the light of what is stored: which are records already, which the rules refuse, which repeat another. */
export interface Judge {
  readonly judge: (ctx: Ctx, rows: readonly Pick<ReadRow, 'row' | 'key' | 'cells' | 'given' | 'errors'>[], fileHash: string) => Promise<KeptRow[]>
}

/** A judge of one file: it remembers the natural keys of the rows it has seen. */
export function judgeOf(doc: AnyDocument, plan: ImportPlan): Judge {
  const natural = naturalKey(doc, plan)
  const seen = new Map<string, number>()
  return {
    async judge(ctx, rows, fileHash) {
      const keyed = rows.map((row) => ({ ...row, key: row.key ?? `${fileHash}:${row.row}`, name: natural === null ? null : naturalText(natural, { ...plan.beside, ...row.given }) }))
      const named = keyed.filter(({ name }) => name !== null)
      const records = natural === null ? new Set<string>() : await keysThere(ctx, doc, natural, named.map(({ given }) => ({ ...plan.beside, ...given })))
      const origins = await rowsThere(ctx, doc, keyed.map(({ key }) => key))
      const hard = isHard(ctx, doc, plan)
      return withBreaths(keyed, async ({ row, key, cells, given, errors, name }): Promise<KeptRow> => {
        const kept = (state: RowState, wrong: Readonly<Record<string, FieldError>> | null = null): KeptRow => ({ row, key, cells, errors: wrong, state })
        if (origins.has(key) || (name !== null && records.has(name))) return kept('there')
        const first = name === null ? undefined : seen.get(name)
        if (name !== null && first === undefined) seen.set(name, row)
        const all = first === undefined || first === row ? errors : { ...errors, [natural?.[0]?.name ?? '']: { code: 'import.twice', params: { row: first } } }
        if (Object.keys(all).length > 0) return kept('wrong', all)
        const refusal = hard ? await refusalOf(ctx, doc, given as Readonly<Record<string, Json>>) : null // JSON values, as checkRow made them
        return refusal === null ? kept('right') : kept('wrong', errorsOf(refusal))
      })
    },
  }
}

/** What a refusal says of the fields of a row; of the row itself under its empty name. */
export function errorsOf(refusal: Refusal): Readonly<Record<string, FieldError>> {
  return Object.keys(refusal.errors).length > 0 ? refusal.errors : { '': { code: refusal.code, params: refusal.params } }
}

/** Whether more than the description says what is right: rules that refuse, or choices that something else limits. */
function isHard(ctx: Ctx, doc: AnyDocument, { own }: ImportPlan): boolean {
  const refusing = rulesOf(ctx, doc).some(({ check }) => check !== undefined)
  return refusing || own.some(({ name, source }) => name === 'unitId' || name === 'deptId' || (source !== null && !source.startsWith('dictionary:')))
}
