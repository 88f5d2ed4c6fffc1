import { add, isZero } from '../../../core/values/decimal.ts'
import { change, checkAll, type Ctx, find, get, Refusal, rules, type Suggest } from '../../../server/module-api.ts'
import { withoutId } from '../without-id.ts'
import { planState, tradePlan, type TradePlan } from './trade-plan.ts'

type Row = NonNullable<TradePlan['rows']>[number]

/** A plan of a company holds until a later version of it is approved; the version before stays to be read. */
export const tradePlanRules = rules(tradePlan, {
  prepare: async (ctx, draft) => {
    const before = draft.previousId ? await versionBefore(ctx, draft.previousId) : null
    if (before === null) return { version: '1', ...(draft.bookUnit ? { unitId: draft.bookUnit } : {}) }
    const { year, bookUnit, bizSegment, direction, version } = before
    return { year, bookUnit, bizSegment, direction, unitId: bookUnit, version: add(version ?? '1', '1') }
  },

  suggest: { after: ['previousId'], fill: asBefore } satisfies Suggest<Ctx, TradePlan>,

  check: async (ctx, record) => {
    await checkAll([() => requireGoodsOnce(record), () => requireIssuedBefore(ctx, record)])
  },

  on: {
    submit: async (ctx, record) => {
      requireTonnes(record)
      await requireIssuedBefore(ctx, record)
      return { status: planState.inApproval }
    },
    returned: () => ({ status: planState.drafted }),
    withdrawn: () => ({ status: planState.drafted }),
    approved: async (ctx, record) => {
      if (record.previousId !== null) await setBefore(ctx, record.previousId, 'replace')
      return { status: planState.issued }
    },
    revoked: takeBack,
    closed: takeBack,
  },
})

const all = (ctx: Ctx) => ctx.withoutScope('a plan follows its version before')

async function versionBefore(ctx: Ctx, id: string): Promise<TradePlan | null> {
  return (await find(all(ctx), tradePlan, { id }, { lines: true }))[0] ?? null
}

/** The form of an adjustment begins with what the version before says of each month. */
async function asBefore(ctx: Ctx, { previousId }: { readonly previousId?: string | null }) {
  const before = previousId ? await versionBefore(ctx, previousId) : null
  return before === null ? {} : { offered: { rows: (before.rows ?? []).map(withoutId) as Row[] } } // the store gives them ids
}

function requireGoodsOnce({ rows }: TradePlan): void {
  const goods = (rows ?? []).map(({ goodsId }) => goodsId)
  if (new Set(goods).size < goods.length) throw Refusal.atField('rows', 'trade-plan.goods-twice')
}

function requireTonnes({ planQty }: TradePlan): void {
  if (isZero(planQty ?? '0')) throw Refusal.atField('rows', 'trade-plan.nothing-planned')
}

async function requireIssuedBefore(ctx: Ctx, { previousId }: TradePlan): Promise<void> {
  if (previousId === null) return
  const { status, planNo } = await get(all(ctx), tradePlan, previousId)
  if (status !== planState.issued)
    throw Refusal.atField('previousId', 'trade-plan.not-issued', { plan: planNo ?? previousId })
}

/** What was issued and is taken back leaves the version before it in force again. */
async function takeBack(ctx: Ctx, record: TradePlan) {
  if (record.previousId !== null && record.status === planState.issued)
    await setBefore(ctx, record.previousId, 'restore')
  return { status: planState.voided }
}

async function setBefore(ctx: Ctx, id: string, verb: 'replace' | 'restore'): Promise<void> {
  const before = await get(all(ctx), tradePlan, id, { lock: true })
  const [from, to] =
    verb === 'replace' ? [planState.issued, planState.replaced] : [planState.replaced, planState.issued]
  if (before.status !== from) throw new Refusal('trade-plan.not-issued', { plan: before.planNo ?? id })
  await change(all(ctx), tradePlan, before, { status: to }, { verb })
}
