import type { Ctx } from '../../platform/context/context.ts'
import type { OwnTask } from '../../platform/context/running-composition.ts'

/** Everything that waits for the caller besides records of described documents. */
export async function ownTasks(ctx: Ctx, param = ''): Promise<readonly OwnTask[]> {
  const found = (await Promise.all([...ctx.running.tasks.values()].map((tasks) => tasks(ctx)))).flat()
  const text = param.trim().toLowerCase()
  return text === '' ? found : found.filter(({ title, wait }) => `${wait} ${title}`.toLowerCase().includes(text))
}
