import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { counterparty } from '../../contracts/index.ts'
import { laytime } from '../laytime.ts'
import { vessel } from '../vessel.ts'

const [operator, leader] = ['shipops', 'qiangm'] as const

const vessels = [
  ['BL-01', '北岚兴盛', 'BEILAN XINGSHENG', '9074729', '413456780', 'supra', 'own', '58200', '190.00', '12.80'],
  ['BL-02', '北岚致远', 'BEILAN ZHIYUAN', '9312341', '413456781', 'pana', 'own', '76500', '225.00', '14.20'],
  ['BL-03', '北岚安泰', 'BEILAN ANTAI', '9456783', '413456782', 'handy', 'tc', '37600', '180.00', '10.50'],
  ['BL-04', '远东之星', 'FAR EAST STAR', '9587207', '273345670', 'supra', 'tc', '56800', '189.90', '12.70'],
  ['BL-05', '江海顺达', 'JIANGHAI SHUNDA', '9623453', '413456784', 'rs', 'own', '12800', '139.80', '7.20'],
  ['BL-06', '东方信风', 'ORIENT TRADE WIND', '9701231', '352345675', 'pana', 'third', '81600', '229.00', '14.50'],
] as const

/** A few vessels, and laytimes of their last voyages: over, saved, in dispute and not yet finished. */
export async function makeShipping(demo: DemoContext): Promise<void> {
  const ids = await makeVessels(demo)
  const { other } = await demo.look(operator, async (ctx) => {
    const [party] = await find(ctx.withoutScope('demonstration'), counterparty, { cpRole: ['carr'] })
    return { other: party?.id ?? null }
  })
  const begun = (daysAgo: number) => addDays(dayOfMs(demo.now), -daysAgo)
  const made = (daysAgo: number, at: number, more: object) =>
    demo.as(operator, demo.now - daysAgo * dayMs, (ctx) =>
      save(ctx, laytime, {
        vesselId: ids[at] ?? '',
        counterparty: other,
        demurrageRate: '15000',
        cargo: '动力煤 Q5500',
        ...more,
      }),
    )
  const over = await made(20, 0, {
    voyageNo: 'V2611',
    calls: [call('1', 'load', 'RUVYP', 'Asia/Vladivostok', '52000', '10000')],
    facts: loading('1', begun(28)),
  })
  await steps(demo, over.id, 18, ['confirm', 'check'])
  const saved = await made(12, 1, {
    voyageNo: 'V2612',
    term: 'shex',
    calls: [
      call('1', 'load', 'RUVNN', 'Asia/Vladivostok', '72000', '9000'),
      call('2', 'disch', 'CNJNZ', 'Asia/Shanghai', '72000', '12000'),
    ],
    facts: [...loading('1', begun(24)), ...loading('2', begun(17))],
  })
  await steps(demo, saved.id, 10, ['confirm'])
  const disputed = await made(9, 2, {
    voyageNo: 'V2613',
    term: 'shexuu',
    reversible: '1',
    calls: [
      call('1', 'load', 'RUVVO', 'Asia/Vladivostok', '34000', '8000'),
      call('2', 'disch', 'CNBYQ', 'Asia/Shanghai', '34000', '9000'),
    ],
    facts: [...loading('1', begun(21)), ...loading('2', begun(14))],
  })
  await steps(demo, disputed.id, 7, ['confirm'])
  await demo.as(operator, demo.now - 6 * dayMs, async (ctx) => {
    const { ver } = await get(ctx, laytime, disputed.id)
    return act(ctx, laytime, disputed.id, 'dispute', { ver, reason: '卸港雨天记录与港方不一致' })
  })
  await made(1, 3, {
    voyageNo: 'V2614',
    calls: [call('1', 'load', 'RUVYP', 'Asia/Vladivostok', '55000', '11000')],
    facts: loading('1', begun(5)).slice(0, 3),
  })
}

async function makeVessels(demo: DemoContext): Promise<readonly string[]> {
  const ids: string[] = []
  for (const [vesselNo, name, nameEn, imo, mmsi, vesselType, ownership, dwt, loa, draftSummer] of vessels) {
    const flag = mmsi.startsWith('273') ? 'RU' : 'CN'
    const { id } = await demo.as(operator, demo.start + 3 * dayMs, (ctx) =>
      save(ctx, vessel, {
        vesselNo,
        name,
        nameEn,
        imo,
        mmsi,
        vesselType,
        ownership,
        dwt,
        loa,
        draftSummer,
        flag: mmsi.startsWith('352') ? 'PA' : flag,
        consumption: [
          { running: 'laden', speed: '12.5', heavyOil: '25', lightOil: '0.2' },
          { running: 'ballast', speed: '13', heavyOil: '22', lightOil: '0.2' },
          { running: 'idle', heavyOil: '3', lightOil: '0.5' },
        ],
      }),
    )
    ids.push(id)
  }
  return ids
}

function call(no: string, portFunc: string, port: string, zone: string, qty: string, rate: string) {
  return { no, portFunc, port, zone, qty, rate, turn: '12' }
}

/** Six days in a port: two rains, one shift of berths. */
function loading(callNo: string, day: string) {
  const facts = [
    [0, '08:00', 'nor'],
    [0, '22:00', 'ber'],
    [1, '02:00', 'st'],
    [2, '02:00', 'rain'],
    [2, '08:00', 'st'],
    [3, '10:00', 'shift'],
    [3, '14:00', 'st'],
    [4, '21:00', 'rain'],
    [5, '00:00', 'st'],
    [6, '14:00', 'fin'],
  ] as const
  return facts.map(([after, clock, event]) => ({ callNo, day: addDays(day, after), clock, event }))
}

async function steps(
  demo: DemoContext,
  id: string,
  daysAgo: number,
  verbs: readonly ('confirm' | 'check')[],
): Promise<void> {
  for (const verb of verbs)
    await demo.as(verb === 'check' ? leader : operator, demo.now - daysAgo * dayMs, async (ctx) => {
      const { ver } = await get(ctx, laytime, id)
      return act(ctx, laytime, id, verb, { ver })
    })
}
