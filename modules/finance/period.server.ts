import { department } from '../../base/department.ts'
import type { Closing } from '../../core/description/month-closing-parts.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { type Ctx, find, Refusal, rules, setMonthClosed } from '../../server/module-api.ts'
import { openItems } from './period-outstanding-items.server.ts'
import { type Period, period } from './period.ts'

/** Months are closed one after the other, when they are over, and opened again from the last one back. */
export const periodRules = rules(period, {
  prepare: async (ctx, { bookUnit = null, month = null }) => {
    if (bookUnit === null || month === null) return {}
    const [of] = await find(ctx.withoutScope('a period is called after its company'), department, { id: bookUnit })
    const zh = of?.deptSname ?? ''
    return {
      periodName: `${zh} ${month}`,
      periodNameRu: `${of?.nameRu ?? zh} ${month}`,
      periodNameEn: `${of?.nameEn ?? zh} ${month}`,
    }
  },

  whenOpened: openItems,

  on: {
    closeStock: (ctx, record) => close(ctx, record, 'stock'),
    closeSettlement: (ctx, record) => close(ctx, record, 'settlement'),
    close: (ctx, record) => close(ctx, record, 'fund'),
    closeProfit: (ctx, record) => close(ctx, record, 'profit'),
    reopenProfit: (ctx, record) => reopen(ctx, record, 'profit'),
    reopen: (ctx, record) => reopen(ctx, record, 'fund'),
    reopenSettlement: (ctx, record) => reopen(ctx, record, 'settlement'),
    reopenStock: (ctx, record) => reopen(ctx, record, 'stock'),
  },
})

async function close(ctx: Ctx, record: Period, closing: Closing): Promise<Partial<Period>> {
  const flag = `${closing}Closed` as const
  if (record.month >= dayOfMs(ctx.now).slice(0, 7))
    throw new Refusal('period.not-over', { month: record.month }, { status: 409 })
  const earlier = await months(ctx, record, { month: { to: record.month } })
  const open = earlier.find((one) => one.id !== record.id && one[flag] !== '1')
  if (open !== undefined) throw new Refusal('period.earlier-open', { month: open.month, closing }, { status: 409 })
  await setMonthClosed(ctx, { unitId: record.bookUnit, month: record.month }, closing, true)
  return { ...(await openItems(ctx, record)), ...flagged(closing, '1') }
}

async function reopen(ctx: Ctx, record: Period, closing: Closing): Promise<Partial<Period>> {
  const flag = `${closing}Closed` as const
  const later = (await months(ctx, record, { [flag]: '1', month: { from: record.month } })).find(
    ({ id }) => id !== record.id,
  )
  if (later !== undefined) throw new Refusal('period.later-closed', { month: later.month, closing }, { status: 409 })
  await setMonthClosed(ctx, { unitId: record.bookUnit, month: record.month }, closing, false)
  return flagged(closing, '0')
}

/** What a part's flag becomes; that of the treasury is the state, which its verbs move by themselves. */
function flagged(closing: Closing, is: '0' | '1'): Partial<Period> {
  return closing === 'fund' ? {} : { [`${closing}Closed`]: is }
}

/** Locked in one order, so that closing and opening of two months come one after the other. */
function months(ctx: Ctx, { bookUnit }: Period, where: Parameters<typeof find>[2]): Promise<Period[]> {
  return find(
    ctx.withoutScope('the months of a company hang together'),
    period,
    { bookUnit, ...where },
    { sort: ['month'], lock: true },
  )
}
