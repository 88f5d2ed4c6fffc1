import { dayOfMs } from '../../core/values/day.ts'
import { compare, sum } from '../../core/values/decimal.ts'
import { type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { constructionTask, type ConstructionTask } from './construction-task.ts'

const whole = '100'

/** Tasks hang together within one project; how far a task has come is told of those that nothing stands below. */
export const constructionTaskRules = rules(constructionTask, {
  check: async (ctx, record) => {
    await requireSameProject(ctx, record)
    await requireWeights(ctx, record)
  },
  on: {
    start: ({ now }) => ({ actualStart: dayOfMs(now) }),
    report: async (ctx, record, { progress }) => {
      await requireLeaf(ctx, record)
      return { progress: String(progress) }
    },
    finish: ({ now }) => ({ actualEnd: dayOfMs(now), progress: whole }),
    replan: (_, __, { planStart, planEnd }) => ({ planStart: String(planStart), planEnd: String(planEnd) }),
    keepPlan: (_, { planStart, planEnd }) => ({ baseStart: planStart, baseEnd: planEnd }),
  },
})

async function requireSameProject(ctx: Ctx, { engId, parentId, predecessors }: ConstructionTask): Promise<void> {
  const waited = (predecessors ?? []).map(({ taskId }) => taskId)
  const ids = [...(parentId === null ? [] : [parentId]), ...waited]
  if (ids.length === 0) return
  const others = await find(ctx.withoutScope('tasks hang together within one project'), constructionTask, { id: ids })
  const strange = others.find((other) => other.engId !== engId)
  if (strange === undefined) return
  const field = strange.id === parentId ? 'parentId' : 'predecessors'
  throw Refusal.atField(field, 'eng-task.other-project', { name: strange.taskName })
}

/** The parts of a task weigh at most a hundred together. */
async function requireWeights(ctx: Ctx, { id, parentId, weight }: ConstructionTask): Promise<void> {
  if (parentId === null) return
  const parts = await find(ctx.withoutScope('weights add up over all parts of a task'), constructionTask, { parentId })
  const total = sum([...parts.filter((part) => part.id !== id).map((part) => part.weight), weight])
  if (compare(total, whole) > 0) throw Refusal.atField('weight', 'eng-task.overweight', { total })
}

async function requireLeaf(ctx: Ctx, { id }: ConstructionTask): Promise<void> {
  const below = await find(
    ctx.withoutScope('whether a task has parts'),
    constructionTask,
    { parentId: id },
    { limit: 1 },
  )
  if (below.length > 0) throw new Refusal('eng-task.has-parts', {}, { status: 409 })
}
