import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs, minuteMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, type DemoContext, find, save } from '../../../server/module-api.ts'
import { device } from '../device.ts'
import { meter } from '../meter.ts'
import { workOrder } from '../work-order.ts'

/** How far an order has come. */
const course = ['assign', 'start', 'record', 'handIn', 'accept'] as const
type Verb = (typeof course)[number] | 'sendBack'
type Reached = Verb | 'waiting'

interface Planned {
  readonly subject: string
  readonly device: string
  readonly type: 'defect' | 'repair' | 'inspect' | 'clean'
  readonly level: '1' | '2' | '3' | '4'
  /** Days before today on which it was reported, and from today until it is due. */
  readonly ago: number
  readonly due: number
  readonly permitNo?: string
  readonly reached: Reached
  /** Hours from the report until it was restored, and what was lost meanwhile. */
  readonly hours?: number
  readonly lost?: string
  readonly part?: readonly [part: string, quantity: string, unitName: string]
  readonly meter?: string
}

const live = ['断开并上锁挂牌', '验电、挂接地线', '消缺处理并紧固', '拆除接地线，恢复送电']
const look = ['外观与标识检查', '红外测温', '记录异常']
const wash = ['核对水质与天气', '分区清洗', '抽查透光率']
const stepsOf = { defect: live, repair: live, inspect: look, clean: wash } as const

const orders: readonly Planned[] = [
  {
    subject: '3#逆变器电表通信中断，查找原因',
    device: 'GF-02-N3',
    meter: 'GF-02-N3',
    type: 'defect',
    level: '2',
    ago: 1,
    due: 1,
    reached: 'waiting',
  },
  { subject: '西侧方阵组件清洗', device: 'GF-01-T1', type: 'clean', level: '4', ago: 2, due: 6, reached: 'waiting' },
  { subject: '箱变低压侧年度检修', device: 'GF-02-T1', type: 'repair', level: '3', ago: 3, due: 4, reached: 'assign' },
  {
    subject: '2#逆变器风扇异响',
    device: 'GF-01-N2',
    type: 'defect',
    level: '3',
    ago: 2,
    due: 0,
    permitNo: 'GZP-2611-018',
    reached: 'assign',
  },
  {
    subject: '1#逆变器直流绝缘低告警',
    device: 'GF-01-N1',
    type: 'defect',
    level: '1',
    ago: 4,
    due: -1,
    permitNo: 'GZP-2611-012',
    reached: 'start',
  },
  { subject: '港区屋面月度巡检', device: 'GF-02-T1', type: 'inspect', level: '4', ago: 3, due: 2, reached: 'start' },
  {
    subject: '3#逆变器更换直流熔断器',
    device: 'GF-01-N3',
    type: 'defect',
    level: '2',
    ago: 5,
    due: 0,
    permitNo: 'GZP-2611-009',
    reached: 'handIn',
    hours: 30,
    lost: '1860',
    part: ['直流熔断器 1500V/30A', '2', '只'],
  },
  { subject: '东侧方阵组件清洗', device: 'GF-01-T1', type: 'clean', level: '4', ago: 6, due: 1, reached: 'handIn' },
  {
    subject: '箱变温控器误报',
    device: 'GF-01-T1',
    type: 'defect',
    level: '3',
    ago: 9,
    due: 1,
    permitNo: 'GZP-2611-004',
    reached: 'sendBack',
    hours: 20,
    lost: '0',
  },
  {
    subject: '1#逆变器停机：IGBT 过温',
    device: 'GF-02-N1',
    type: 'defect',
    level: '1',
    ago: 24,
    due: -20,
    permitNo: 'GZP-2611-001',
    reached: 'accept',
    hours: 26,
    lost: '2350',
    part: ['散热风扇 48V', '1', '台'],
  },
  {
    subject: '2#逆变器通信板更换',
    device: 'GF-02-N2',
    type: 'defect',
    level: '2',
    ago: 18,
    due: -15,
    permitNo: 'GZP-2611-002',
    reached: 'accept',
    hours: 8,
    lost: '420',
    part: ['通信板 COM100', '1', '块'],
  },
  {
    subject: '关口表计接线端子松动',
    device: 'GF-01-T1',
    type: 'defect',
    level: '2',
    ago: 12,
    due: -10,
    permitNo: 'GZP-2611-003',
    reached: 'accept',
    hours: 5,
    lost: '150',
  },
]

/** A dozen orders in all their states, two of them late. */
export async function makeWorkOrders(demo: DemoContext): Promise<void> {
  const [devices, meters] = await demo.look('stationop', async (ctx) => [
    new Map((await find(ctx, device, {})).map(({ deviceNo, id }) => [deviceNo, id])),
    new Map((await find(ctx, meter, {})).map(({ meterNo, id }) => [meterNo, id])),
  ])
  await Promise.all(
    orders.map((planned) =>
      demo.story(planned.subject, () =>
        makeOrder(demo, planned, devices.get(planned.device) ?? '', meters.get(planned.meter ?? '') ?? null),
      ),
    ),
  )
}

async function makeOrder(demo: DemoContext, planned: Planned, deviceId: string, meterId: string | null): Promise<void> {
  const { subject, type, level, ago, reached } = planned
  const reported = demo.now - ago * dayMs
  const steps = stepsOf[type].map((step) => ({ step, done: '0' }))
  let order = await demo.as('stationop', reported, (ctx) =>
    save(ctx, workOrder, { subject, orderType: type, level, deviceId, meterId, steps }),
  )
  for (const verb of verbsTo(reached)) {
    const { who, at, body } = stepOf(demo, planned, verb, reported)
    order = await demo.as(who, at, (ctx) => act(ctx, workOrder, order.id, verb, { ver: order.ver, ...body }))
  }
}

function verbsTo(reached: Reached): readonly Verb[] {
  if (reached === 'waiting') return []
  return reached === 'sendBack' ? [...course.slice(0, 4), reached] : course.slice(0, course.indexOf(reached) + 1)
}

interface Step {
  readonly who: 'stationop' | 'technician'
  readonly at: number
  readonly body: Readonly<Record<string, Json>>
}

/** Who calls a verb of an order, when and with what. */
function stepOf(demo: DemoContext, planned: Planned, verb: Verb, reported: number): Step {
  const { type, due, permitNo, hours = 6, lost, part } = planned
  const restoredAt = reported + hours * hourMs
  const [begun, ended] = [reported + hourMs, restoredAt + 10 * minuteMs]
  switch (verb) {
    case 'assign': {
      const planDate = addDays(dayOfMs(demo.now), due)
      const assigneeId = demo.person('technician')
      return { who: 'stationop', at: begun, body: { assigneeId, planDate, permitNo: permitNo ?? null } }
    }
    case 'start':
      return { who: 'technician', at: begun, body: {} }
    case 'record': {
      const steps = stepsOf[type].map((step) => ({ step, done: '1' }))
      const spares = part === undefined ? [] : [{ part: part[0], quantity: part[1], unitName: part[2] }]
      return { who: 'technician', at: ended, body: { steps, spares } }
    }
    case 'handIn': {
      const result = '已按步骤处理，设备恢复正常运行'
      return { who: 'technician', at: ended, body: { result, restoredAt, lossKwh: lost ?? null } }
    }
    case 'accept':
      return { who: 'stationop', at: ended + hourMs, body: {} }
    case 'sendBack':
      return { who: 'stationop', at: ended + hourMs, body: { reason: '缺少处理后的现场照片，请补充' } }
  }
}
