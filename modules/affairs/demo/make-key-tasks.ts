import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, save } from '../../../server/module-api.ts'
import { keyTask } from '../key-task.ts'

interface Planned {
  readonly title: string
  readonly owner: string
  readonly place: readonly [unit: string, department: string]
  /** Days from today. */
  readonly from: number
  readonly to: number
  readonly weight?: string
  readonly target: string
  /** What its owner told, in percent; it has not begun without. */
  readonly told?: readonly string[]
  readonly ends?: 'handIn'
}

const year: Planned = {
  title: '全年煤炭进口量达到 300 万吨',
  owner: 'sealead',
  place: ['BLHY', 'BLHY/XS'],
  from: -200,
  to: 60,
  target: '海运与陆运合计进口 300 万吨，毛利率不低于 6%',
  told: ['35', '62'],
}

const parts: readonly Planned[] = [
  {
    title: '签订远东矿山长协合同',
    owner: 'sealead',
    place: ['BLHY', 'BLHY/XS'],
    from: -120,
    to: -20,
    weight: '40',
    target: '签订三份年度长协，锁定 180 万吨',
    told: ['60', '100'],
    ends: 'handIn',
  },
  {
    title: '新增两条集港铁路线',
    owner: 'seasales',
    place: ['BLHY', 'BLHY/XS'],
    from: -60,
    to: 5,
    weight: '35',
    target: '开通两条集港线路，单线月运力 8 万吨',
    told: ['45', '70'],
  },
  {
    title: '港口堆存费降低 5%',
    owner: 'seabuy',
    place: ['BLHY', 'BLHY/CG'],
    from: 3,
    to: 90,
    weight: '25',
    target: '与两个港口重新议价',
  },
]

const others: readonly Planned[] = [
  {
    title: '应收账款逾期率降至 2%',
    owner: 'seafin',
    place: ['BLHY', 'BLHY/CW'],
    from: -90,
    to: -3,
    target: '清理逾期超过 90 天的应收账款',
    told: ['30', '55'],
  },
  {
    title: '集团制度汇编修订',
    owner: 'legal',
    place: ['BLJT', 'BLJT/FK'],
    from: -10,
    to: 40,
    target: '修订并发布 24 项制度',
    told: ['30'],
  },
]

/** A yearly target with its parts and two tasks of other offices, in several states. */
export async function makeKeyTasks(demo: DemoContext): Promise<void> {
  const { id } = await makeTask(demo, year, null)
  await Promise.all([
    ...parts.map((part) => makeTask(demo, part, id)),
    ...others.map((other) => makeTask(demo, other, null)),
  ])
  await Promise.all([year, ...parts, ...others].map((one) => runTask(demo, one)))
}

const made = new Map<string, { readonly id: string; readonly ver: number }>()

/** A task is entered before any of them begins: the parts weigh a hundred together only once all of them are there. */
async function makeTask(demo: DemoContext, planned: Planned, parentId: string | null) {
  const today = dayOfMs(demo.now)
  const saved = await demo.as('qiangm', demo.now + Math.min(planned.from, -10) * dayMs, (ctx) =>
    save(ctx, keyTask, {
      title: planned.title,
      source: 'year',
      level: planned.place[0] === 'BLJT' ? '1' : '2',
      parentId,
      leadUnit: demo.place(planned.place[0]),
      leadDept: demo.place(planned.place[1]),
      ownerId: demo.person(planned.owner),
      supervisorId: demo.person('qiangm'),
      planStart: addDays(today, planned.from),
      planEnd: addDays(today, planned.to),
      weight: planned.weight ?? null,
      target: planned.target,
    }),
  )
  made.set(planned.title, saved)
  return saved
}

async function runTask(demo: DemoContext, { title, owner, told = [], ends }: Planned): Promise<void> {
  const task = made.get(title)
  if (task === undefined || told.length === 0) return
  let { ver } = task
  const does = async (days: number, verb: string, body: Readonly<Record<string, string>> = {}) => {
    ;({ ver } = await demo.as(owner, demo.now - days * dayMs, (ctx) =>
      act(ctx, keyTask, task.id, verb, { ver, ...body }),
    ))
  }
  await does(9, 'start')
  for (const [at, progress] of told.entries())
    await does(8 - at * 7, 'report', { period: 'week', progress, work: '按计划推进，本期工作已完成', next: '继续推进' })
  if (ends !== undefined) await does(0, ends)
}
