import { dayOfMs } from '../../../core/values/day.ts'
import { change, type Ctx, find, get, keepReaders, Refusal, rules } from '../../../server/module-api.ts'
import { refreshHeat, takeTemperature } from './position-heat.server.ts'
import { position } from './position.ts'
import { turnOrder, turnState, type TurnOrder } from './turn-order.ts'

const free = (ctx: Ctx) => ctx.withoutScope('a stack is turned over by one order at a time')

/** A stack is turned over by one order at a time; once it is done the stack says when, and how warm it is now. */
export const turnOrderRules = rules(turnOrder, {
  suggest: {
    after: ['positionId'],
    fill: async (ctx, { positionId }) => (positionId ? { settled: await stackNow(ctx, positionId) } : {}),
  },

  prepare: async (ctx, { positionId }, before) => {
    if (!positionId || before?.positionId === positionId) return
    return stackNow(ctx, positionId)
  },

  check: async (ctx, record, before) => {
    const isNew = before?.dueDate !== record.dueDate
    if (isNew && record.dueDate < dayOfMs(ctx.now)) throw Refusal.atField('dueDate', 'yard.due-passed')
    await requireOnlyOne(ctx, record)
  },

  saved: (ctx, { id, assigneeId }) => keepReaders(ctx, turnOrder, id, [assigneeId]),

  on: {
    finish: async (ctx, record, { doneOn, tempAfter, result }) => {
      const day = String(doneOn)
      if (day > dayOfMs(ctx.now)) throw Refusal.atField('doneOn', 'stock.future')
      if (day < dayOfMs(record.createTime)) throw Refusal.atField('doneOn', 'yard.done-before')
      await turned(ctx, record.positionId, day, String(tempAfter))
      return { doneOn: day, tempAfter: String(tempAfter), result: result == null ? null : String(result) }
    },
    cancel: (_ctx, _record, { result }) => ({ result: String(result) }),
  },
})

/** Where the stack lies, and how warm it is before it is turned over. */
async function stackNow(ctx: Ctx, positionId: string) {
  const { warehouseId, tempMax } = await get(free(ctx), position, positionId)
  return { warehouseId, tempBefore: tempMax }
}

async function requireOnlyOne(ctx: Ctx, { id, positionId, status }: TurnOrder): Promise<void> {
  if (status !== turnState.open) return
  const open = await find(free(ctx), turnOrder, { positionId, status: turnState.open })
  const other = open.find((one) => one.id !== id)
  if (other !== undefined) throw Refusal.atField('positionId', 'yard.turned-already', { number: other.orderNo ?? '' })
}

async function turned(ctx: Ctx, id: string, day: string, temp: string): Promise<void> {
  const all = free(ctx)
  const before = await get(all, position, id, { lock: true })
  if (before.lastTurn === null || before.lastTurn < day)
    await change(all, position, before, { lastTurn: day }, { verb: 'update' })
  await takeTemperature(ctx, before, ctx.now, temp)
  await refreshHeat(ctx, [id])
}
