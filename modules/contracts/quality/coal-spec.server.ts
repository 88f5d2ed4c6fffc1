import type { RecordOf } from '../../../core/description/document.ts'
import { compare } from '../../../core/values/decimal.ts'
import { checkAll, type Ctx, find, get, Refusal, rules } from '../../../server/module-api.ts'
import { coalSpec } from './coal-spec.ts'
import { qualityStandard, standardState } from './quality-standard.ts'

type Spec = RecordOf<typeof coalSpec>

/** Two limits that follow each other, where either may be left open. */
interface Order {
  readonly at: keyof Spec & string
  readonly less: string | null
  readonly more: string | null
  readonly code: `coal-spec.${string}`
  /** They may not be the same either. */
  readonly apart?: true
}

/** Limits that coal can keep, of one grade throughout, rejected by what its standard says. */
export const coalSpecRules = rules(coalSpec, {
  suggest: {
    after: ['adjScheme'],
    fill: async (ctx, { adjScheme }) => (adjScheme ? { settled: await rejectedBy(ctx, adjScheme) } : {}),
  },

  prepare: (ctx, { adjScheme }) => (adjScheme ? rejectedBy(ctx, adjScheme) : undefined),

  check: (ctx, record, before) =>
    checkAll([
      ...ordersOf(record).map((order) => () => requireOrder(order)),
      () => requireGradeAbove(ctx, record),
      () => requireGradeBelow(ctx, record, before),
      () => requireScheme(ctx, record, before),
    ]),
})

/** What the standard rejects, as it stands there. */
async function rejectedBy(ctx: Ctx, id: string) {
  const all = ctx.withoutScope('a specification is rejected by what its standard says')
  const { qReject, mtReject, indices } = await get(all, qualityStandard, id)
  const of = (idx: string) => (indices ?? []).find((index) => index.idx === idx)?.reject ?? null
  return { qReject, mtReject, adReject: of('ad'), stdReject: of('std') }
}

function ordersOf(spec: Spec): readonly Order[] {
  return [
    { at: 'sizeTo', less: spec.sizeFrom, more: spec.sizeTo, code: 'coal-spec.size', apart: true },
    { at: 'qTyp', less: spec.qMin, more: spec.qTyp, code: 'coal-spec.typical-below-least' },
    { at: 'vdafTo', less: spec.vdafFrom, more: spec.vdafTo, code: 'coal-spec.volatiles' },
    ...(spec.adjScheme === null ? rejectionOf(spec) : []),
  ]
}

/** What is typed as rejected lies beyond what is promised. */
function rejectionOf(spec: Spec): readonly Order[] {
  const code = 'coal-spec.reject-within-limit'
  return [
    { at: 'qReject', less: spec.qReject, more: spec.qMin, code },
    { at: 'mtReject', less: spec.mtMax, more: spec.mtReject, code },
    { at: 'adReject', less: spec.adMax, more: spec.adReject, code },
    { at: 'stdReject', less: spec.stdMax, more: spec.stdReject, code },
  ]
}

function requireOrder({ at, less, more, code, apart }: Order): void {
  if (less === null || more === null) return
  const by = compare(less, more)
  if (by > 0 || (by === 0 && apart === true)) throw Refusal.atField(at, code)
}

async function requireGradeAbove(ctx: Ctx, { parentId, grade }: Spec): Promise<void> {
  if (parentId === null) return
  const above = await get(ctx.withoutScope('what stands below is of the same grade'), coalSpec, parentId)
  if (above.grade !== grade) throw Refusal.atField('parentId', 'coal-spec.other-grade', { name: above.specName })
}

/** What stands below keeps its grade, so whoever it stands below does as well. */
async function requireGradeBelow(ctx: Ctx, { id, grade }: Spec, before: Spec | null): Promise<void> {
  if (before === null || before.grade === grade) return
  const all = ctx.withoutScope('what stands below is of the same grade')
  const [below] = await find(all, coalSpec, { parentId: id }, { limit: 1 })
  if (below !== undefined) throw Refusal.atField('grade', 'coal-spec.grade-below', { name: below.specName })
}

/** A standard of the same grade, in force when it is chosen. */
async function requireScheme(ctx: Ctx, { adjScheme, grade }: Spec, before: Spec | null): Promise<void> {
  if (adjScheme === null) return
  const all = ctx.withoutScope('a specification names a standard of its grade')
  const { coalGrade, status, stdName } = await get(all, qualityStandard, adjScheme)
  if (coalGrade !== grade) throw Refusal.atField('adjScheme', 'coal-spec.scheme-of-other-grade', { name: stdName })
  const isChosenNow = before?.adjScheme !== adjScheme
  if (isChosenNow && status !== standardState.inForce)
    throw Refusal.atField('adjScheme', 'coal-spec.scheme-not-in-force', { name: stdName })
}
