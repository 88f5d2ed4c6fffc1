import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { div, min, mul } from '../../../core/values/decimal.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { type DemoContext, postRun, save } from '../../../server/module-api.ts'
import { asset } from '../asset.ts'
import { monthlyDepreciation } from '../depreciation.ts'

// Name, class, original, life in months, method, months since it was first used.
const cards = [
  ['轮式装载机 ZL50', 'mach', '386000', 96, 'sl', 14],
  ['轮式装载机 ZL50', 'mach', '386000', 96, 'sl', 14],
  ['汽车起重机 25t', 'mach', '868000', 120, 'sl', 30],
  ['皮带输送机', 'mach', '245000', 96, 'ddb', 9],
  ['电子汽车衡 120t', 'mach', '158000', 96, 'sl', 40],
  ['煤质化验设备', 'mach', '326000', 60, 'syd', 20],
  ['办公楼', 'bld', '12800000', 480, 'sl', 62],
  ['港口仓库', 'bld', '6400000', 360, 'sl', 48],
  ['土地使用权', 'land', '5200000', 600, 'sl', 62],
  ['商务车 GL8', 'veh', '298000', 48, 'sl', 26],
  ['商务车 GL8', 'veh', '298000', 48, 'sl', 47],
  ['越野车', 'veh', '436000', 48, 'ddb', 12],
  ['皮卡车', 'veh', '132000', 48, 'sl', 60],
  ['服务器', 'elec', '168000', 36, 'syd', 11],
  ['核心交换机', 'elec', '92000', 36, 'sl', 18],
  ['笔记本电脑', 'elec', '8600', 36, 'sl', 35],
  ['笔记本电脑', 'elec', '8600', 36, 'sl', 34],
  ['笔记本电脑', 'elec', '9200', 36, 'sl', 8],
  ['多功能打印机', 'elec', '15800', 36, 'sl', 22],
  ['会议系统', 'elec', '64000', 60, 'sl', 15],
  ['办公桌椅(20 套)', 'furn', '46000', 60, 'sl', 25],
  ['文件柜(12 组)', 'furn', '18600', 60, 'sl', 25],
  ['财务软件', 'int', '280000', 60, 'sl', 17],
  ['商标权', 'int', '60000', 120, 'none', 60],
  ['空调机组', 'elec', '186000', 60, 'sl', 0],
  ['叉车 3t', 'mach', '98000', 96, 'uop', 10],
] as const

/** What the sea company owns, and its depreciation of the last two whole months. */
export async function makeAssets(demo: DemoContext): Promise<void> {
  const at = demo.now - 120 * dayMs
  const thisMonth = dayOfMs(demo.now).slice(0, 7)
  const [first, last] = [monthsBefore(thisMonth, 2), monthsBefore(thisMonth, 1)]
  await demo.as('seafin', at, async (ctx) => {
    for (const [assetName, assetClass, original, lifeMonths, method, used] of cards) {
      const useDate = used === 0 ? addDays(`${last}-01`, 9) : `${monthsBefore(first, used)}-12`
      const openingDepr = method === 'sl' ? chargedBefore(original, lifeMonths, used - 1) : '0'
      const values = { assetName, assetClass, original, lifeMonths, method, useDate, inDate: useDate, openingDepr }
      await save(ctx, asset, values)
    }
  })
  for (const month of [first, last])
    await demo.as('seafin', demo.now, (ctx) => postRun(ctx, monthlyDepreciation, { unitId: demo.place('BLHY'), month }))
}

/** What months before the first run charged, as the books of before say. */
function chargedBefore(original: string, life: number, months: number): string {
  const all = mul(original, '0.95')
  return min(all, mul(div(all, String(life), 2), String(Math.max(0, months))))
}

function monthsBefore(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
