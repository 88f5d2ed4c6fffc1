import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, save } from '../../../server/module-api.ts'
import { constructionProject } from '../construction-project.ts'
import { constructionTask } from '../construction-task.ts'
import { type DemoProject, demoProjects, type DemoTask } from './projects.ts'

const own = 'engineer'

/** What is being built, with its tasks, baselines and progress. */
export async function makeProjects(demo: DemoContext): Promise<void> {
  await Promise.all(demoProjects.map((project) => demo.story(project.name, () => makeProject(demo, project))))
}

async function makeProject(demo: DemoContext, { name, tasks, ...project }: DemoProject): Promise<void> {
  const today = dayOfMs(demo.now)
  const [first, last] = [Math.min(...tasks.map(({ from }) => from)), Math.max(...tasks.map(({ to }) => to))]
  const engId = await demo.as(own, demo.now + (first - 5) * dayMs, async (ctx) => {
    const { id, ver } = await save(ctx, constructionProject, {
      ...project,
      projectName: name,
      planStart: addDays(today, first),
      planEnd: addDays(today, last),
    })
    await act(ctx, constructionProject, id, 'start', { ver })
    return id
  })
  const made = new Map<string, string>()
  for (const task of tasks) made.set(task.wbs, await makeTask(demo, engId, task, made))
}

async function makeTask(
  demo: DemoContext,
  engId: string,
  { wbs, name, stage, weight, from, to, done, after = [], milestone, late = 0 }: DemoTask,
  made: ReadonlyMap<string, string>,
): Promise<string> {
  const today = dayOfMs(demo.now)
  const parent = wbs.includes('.') ? (made.get(wbs.slice(0, wbs.lastIndexOf('.'))) ?? null) : null
  return demo.as(own, demo.now + Math.min(from, 0) * dayMs, async (ctx) => {
    let at = await save(ctx, constructionTask, {
      engId,
      wbs,
      taskName: name,
      stage,
      parentId: parent,
      weight: weight ?? null,
      planStart: addDays(today, from - late),
      planEnd: addDays(today, to - late),
      milestone: milestone === true ? '1' : '0',
      predecessors: after.map((one) => ({ taskId: made.get(one) ?? '', link: 'FS', lag: '0' })),
    })
    const does = async (verb: string, body: Readonly<Record<string, string>> = {}) => {
      at = await act(ctx, constructionTask, at.id, verb, { ver: at.ver, ...body })
    }
    await does('keepPlan')
    if (late !== 0) await does('replan', { planStart: addDays(today, from), planEnd: addDays(today, to) })
    if (done !== undefined) await does('start')
    if (done === '100') await does('finish')
    else if (done !== undefined) await does('report', { progress: done })
    return at.id
  })
}
