import { addDays, dayOfMs } from '../../core/values/day.ts'
import { compare, sum } from '../../core/values/decimal.ts'
import {
  change,
  create,
  type Ctx,
  find,
  isWorked,
  keepReaders,
  notify,
  Refusal,
  rules,
  workingDays,
} from '../../server/module-api.ts'
import { expectedOf, lightOf } from './key-task-light.ts'
import { keyTaskReport } from './key-task-report.ts'
import { openTask, taskState } from './key-task-states.ts'
import { keyTask, type KeyTask } from './key-task.ts'

const whole = '100'
const [no, yes] = ['0', '1'] as const
const reportEvery: Readonly<Record<string, number>> = { week: 7, month: 31 }

/** Plans fit together, whoever a task names may read it, and its light follows from its reports and the calendar. */
export const keyTaskRules = rules(keyTask, {
  prepare: async (ctx, draft) => {
    const { planStart, planEnd, progress } = draft
    return planStart && planEnd ? judged(ctx, { planStart, planEnd, progress: progress ?? '0' }) : {}
  },
  check: async (ctx, record) => {
    await requireWeights(ctx, record)
    await keepReaders(ctx, keyTask, record.id, [record.ownerId, record.supervisorId])
  },
  on: {
    start: async (ctx, record) => {
      const { parentId } = record
      if (parentId === null) return
      const total = await weightsBelow(ctx, parentId)
      if (compare(total, whole) !== 0) throw new Refusal('key-task.weights', { total })
    },
    report: (ctx, record, body) => reported(ctx, record, body as unknown as Told), // checked against the verb's `asks`
    handIn: (_, { progress }) => {
      if (compare(progress ?? '0', whole) !== 0) throw new Refusal('key-task.unfinished', { progress: progress ?? '0' })
    },
    accept: (ctx) => ({ actualEnd: dayOfMs(ctx.now), light: 'green', overdue: no }),
    sendBack: (ctx, record, { reason = '' }) => tell(ctx, [record.ownerId], record, 'key-task.sent-back', { reason }),
    askDelay: (_, { planEnd }, { newEnd, reason }) => {
      if (String(newEnd) <= planEnd) throw Refusal.atField('newEnd', 'key-task.not-later', { day: planEnd })
      return { askedEnd: String(newEnd), askedWhy: String(reason) }
    },
    delay: async (ctx, record, { newEnd }) => {
      const planEnd = String(newEnd)
      if (planEnd <= record.planEnd) throw Refusal.atField('newEnd', 'key-task.not-later', { day: record.planEnd })
      await tell(ctx, [record.ownerId], record, 'key-task.delayed', { day: planEnd })
      const { planStart, progress } = record
      return {
        planEnd,
        askedEnd: null,
        askedWhy: null,
        delayTimes: sum([record.delayTimes, '1']),
        ...(await judged(ctx, { planStart, planEnd, progress: progress ?? '0' })),
      }
    },
    keepEnd: async (ctx, record) => {
      await tell(ctx, [record.ownerId], record, 'key-task.not-delayed', { day: record.planEnd })
      return { askedEnd: null, askedWhy: null }
    },
    cancel: async (ctx, record, { reason = '' }) => {
      await tell(ctx, [record.ownerId], record, 'key-task.cancelled', { reason })
      return { light: null, overdue: no }
    },
  },
})

interface Told {
  readonly period: string
  readonly progress: string
  readonly work: string
  readonly problem: string | null
  readonly next: string | null
  readonly att: readonly string[] | null
}

/** A report is kept as it was told; one that comes after its week or month is counted as late. */
async function reported(ctx: Ctx, record: KeyTask, told: Told) {
  const before = record.progress ?? '0'
  if (compare(told.progress, before) < 0) throw Refusal.atField('progress', 'key-task.backwards', { progress: before })
  const today = dayOfMs(ctx.now)
  const due = addDays(record.lastReport ?? record.planStart, reportEvery[told.period] ?? 7)
  const isLate = today > due
  await create(ctx, keyTaskReport, {
    ...told,
    att: told.att === null ? null : [...told.att],
    taskId: record.id,
    late: isLate ? yes : no,
    unitId: record.unitId,
    deptId: record.deptId,
  })
  const { planStart, planEnd } = record
  return {
    progress: told.progress,
    lastReport: today,
    lateReports: sum([record.lateReports, isLate ? '1' : '0']),
    ...(await judged(ctx, { planStart, planEnd, progress: told.progress })),
  }
}

/** Every task that is open is looked at anew each day: the day alone changes its light. Owners hear once that theirs is late. */
export async function judgeTasks(ctx: Ctx): Promise<void> {
  for (const record of await find(ctx, keyTask, { status: openTask })) {
    const { planStart, planEnd, progress } = record
    const now = await judged(ctx, { planStart, planEnd, progress: progress ?? '0' })
    if (now.light === record.light && now.overdue === record.overdue && now.expected === record.expected) continue
    await change(ctx, keyTask, record, now, { verb: 'judged' })
    if (now.overdue === yes && record.overdue !== yes)
      await tell(ctx, [record.ownerId, record.supervisorId], record, 'key-task.overdue', { day: planEnd })
  }
}

async function judged(
  ctx: Ctx,
  course: { readonly planStart: string; readonly planEnd: string; readonly progress: string },
) {
  const exceptions = await workingDays(ctx)
  const today = dayOfMs(ctx.now)
  const expected = expectedOf(course, today, (day) => isWorked(day, exceptions))
  return { expected, light: lightOf(course, expected, today), overdue: today > course.planEnd ? yes : no }
}

/** The parts of a task weigh a hundred together, and never more. */
async function requireWeights(ctx: Ctx, { id, parentId, weight }: KeyTask): Promise<void> {
  if (parentId === null) return
  const total = sum([await weightsBelow(ctx, parentId, id), weight])
  if (compare(total, whole) > 0) throw Refusal.atField('weight', 'key-task.overweight', { total })
}

async function weightsBelow(ctx: Ctx, parentId: string, without?: string): Promise<string> {
  const parts = await find(ctx.withoutScope('weights add up over all parts of a task'), keyTask, {
    parentId,
    status: { not: taskState.cancelled },
  })
  return sum(parts.filter(({ id }) => id !== without).map(({ weight }) => weight))
}

function tell(
  ctx: Ctx,
  people: readonly string[],
  { id, title }: KeyTask,
  event: string,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  return notify(ctx, people, {
    event,
    params: { title, ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])) },
    about: { doc: keyTask, id },
  })
}
