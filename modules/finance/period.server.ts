import { department } from '../../base/department.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { type Ctx, find, Refusal, rules, setMonthClosed } from '../../server/define.ts'
import { openItems } from './period-open.server.ts'
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
    close: async (ctx, record) => {
      if (record.month >= dayOfMs(ctx.now).slice(0, 7))
        throw new Refusal('period.not-over', { month: record.month }, { status: 409 })
      const earlier = await months(ctx, record, { fundClosed: '0', month: { to: record.month } })
      const open = earlier.find(({ id }) => id !== record.id)
      if (open !== undefined) throw new Refusal('period.earlier-open', { month: open.month }, { status: 409 })
      await setMonthClosed(ctx, record.bookUnit, record.month, true)
      return openItems(ctx, record)
    },
    reopen: async (ctx, record) => {
      const later = (await months(ctx, record, { fundClosed: '1', month: { from: record.month } })).find(
        ({ id }) => id !== record.id,
      )
      if (later !== undefined) throw new Refusal('period.later-closed', { month: later.month }, { status: 409 })
      await setMonthClosed(ctx, record.bookUnit, record.month, false)
    },
  },
})

/** Locked in one order, so that closing and opening of two months come one after the other. */
function months(ctx: Ctx, { bookUnit }: Period, where: Parameters<typeof find>[2]): Promise<Period[]> {
  return find(
    ctx.withoutScope('the months of a company hang together'),
    period,
    { bookUnit, ...where },
    { sort: ['month'], lock: true },
  )
}
