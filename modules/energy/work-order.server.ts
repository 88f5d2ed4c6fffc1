import { dayOfMs } from '../../core/values/day.ts'
import { div } from '../../core/values/decimal.ts'
import { hourMs } from '../../core/values/duration.ts'
import { change, type Ctx, find, get, keepReaders, notify, Refusal, rules } from '../../server/module-api.ts'
import { device } from './device.ts'
import { openWork } from './work-order-states.ts'
import { workOrder, type WorkOrder } from './work-order.ts'

const [no, yes] = ['0', '1'] as const
/** Work of these kinds is begun on a permit. */
const onPermit: readonly string[] = ['defect', 'repair']

/** An order follows its device into the station, is worked on a permit and step by step, and told to whoever is next. */
export const workOrderRules = rules(workOrder, {
  prepare: async (ctx, { deviceId }, before) => ({
    ...(deviceId == null ? {} : { stationId: await stationOf(ctx, deviceId) }),
    reportedAt: before?.reportedAt ?? ctx.now,
  }),
  suggest: {
    after: ['deviceId'],
    fill: async (ctx, { deviceId }) =>
      deviceId == null ? {} : { settled: { stationId: await stationOf(ctx, deviceId) } },
  },
  on: {
    assign: async (ctx, record, { assigneeId, planDate, permitNo }) => {
      const who = String(assigneeId)
      await keepReaders(ctx, workOrder, record.id, [who])
      await tell(ctx, [who], record, 'work-order.assigned', { day: String(planDate) })
      return {
        assigneeId: who,
        planDate: String(planDate),
        permitNo: permitNo == null ? null : String(permitNo),
        overdue: no,
      }
    },
    takeBack: async (ctx, record) => {
      if (record.assigneeId !== null) await tell(ctx, [record.assigneeId], record, 'work-order.taken-back')
      return { assigneeId: null }
    },
    permit: (_, __, { permitNo }) => ({ permitNo: String(permitNo) }),
    start: (_, { orderType, permitNo }) => {
      if (onPermit.includes(orderType) && permitNo === null) throw new Refusal('work-order.permit', {}, { status: 409 })
    },
    record: (_, record, { steps, spares, photos }) => {
      requireSameSteps(record, steps)
      return { steps, spares, photos } as Pick<WorkOrder, 'steps' | 'spares' | 'photos'> // checked against the verb's `asks`
    },
    handIn: (ctx, record, { result, restoredAt, lossKwh }) => {
      requireStepsDone(record)
      const reported = record.reportedAt ?? record.createTime
      const restored = typeof restoredAt === 'number' ? restoredAt : ctx.now
      if (restored < reported || restored > ctx.now) throw Refusal.atField('restoredAt', 'work-order.restored')
      return {
        result: String(result),
        restoredAt: restored,
        restoreHours: div(String(restored - reported), String(hourMs), 2),
        lossKwh: lossKwh == null ? null : String(lossKwh),
        returnReason: null,
        overdue: no,
      }
    },
    accept: (ctx) => ({ acceptedBy: ctx.actor.id }),
    sendBack: async (ctx, record, { reason }) => {
      const returnReason = String(reason)
      if (record.assigneeId !== null)
        await tell(ctx, [record.assigneeId], record, 'work-order.sent-back', { reason: returnReason })
      return { returnReason }
    },
  },
})

async function stationOf(ctx: Ctx, deviceId: string): Promise<string> {
  return (await get(ctx, device, deviceId)).stationId
}

/** What has to be done is said by whoever gives the work out; who does it checks it, and may add to it. */
function requireSameSteps({ steps }: WorkOrder, told: unknown): void {
  const left = Array.isArray(told) ? told.map(({ step }: { readonly step?: unknown }) => String(step)) : []
  const missing = (steps ?? []).find(({ step }) => !left.includes(step))
  if (missing !== undefined) throw Refusal.atField('steps', 'work-order.step-left-out', { step: missing.step })
}

function requireStepsDone({ steps }: WorkOrder): void {
  const open = (steps ?? []).filter((line) => line.done !== yes)
  const [first] = open
  if (first !== undefined)
    throw new Refusal('work-order.steps-open', { n: open.length, step: first.step }, { status: 409 })
}

/** Each day orders that should have been done are marked; who works on one and who gave it out are told once. */
export async function tellOverdue(ctx: Ctx): Promise<void> {
  const today = dayOfMs(ctx.now)
  for (const record of await find(ctx, workOrder, { state: openWork, overdue: no, planDate: { to: today } })) {
    const { planDate, assigneeId, createBy } = record
    if (planDate === null || planDate >= today) continue
    await change(ctx, workOrder, record, { overdue: yes }, { verb: 'judged' })
    const people = assigneeId === null ? [createBy] : [assigneeId, createBy]
    await tell(ctx, people, record, 'work-order.overdue', { day: planDate })
  }
}

function tell(
  ctx: Ctx,
  people: readonly string[],
  { id, subject }: WorkOrder,
  event: string,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  return notify(ctx, people, { event, params: { subject, ...params }, about: { doc: workOrder, id } })
}
