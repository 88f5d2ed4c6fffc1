import { dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { type DemoContext, makeMany, postRun, save } from '../../../server/module-api.ts'
import { seasonBills } from '../bill.ts'
import { building } from '../building.ts'
import { consumer } from '../consumer.ts'
import { season } from '../season.ts'
import { makeHeatStations } from './make-heat-stations.ts'

const communities = ['阳光花园', '江畔嘉苑', '松江名邸'] as const
const surnames = [...'王李张刘陈杨赵黄周吴徐孙马朱胡林郭何高罗']
const inEach = { buildings: 3, rooms: 36 }

/** The stations of the heating company and some hundred consumers, with the bills of this season. */
export async function makeHeating(demo: DemoContext): Promise<void> {
  const at = demo.now - 40 * dayMs
  const year = Number(dayOfMs(demo.now).slice(0, 4)) - (dayOfMs(demo.now).slice(5) < '07' ? 1 : 0)
  await demo.as('heatcash', at, async (ctx) => {
    const places = await makeMany(ctx, building, communities.map(community))
    const blocks = await makeMany(ctx, building, places.flatMap(blocksOf))
    await makeMany(ctx, consumer, blocks.flatMap(consumersOf))
    const { id: seasonId } = await save(ctx, season, seasonOf(year))
    const billDay = [dayOfMs(at), `${year + 1}-04-15`].toSorted()[0] ?? ''
    await postRun(ctx, seasonBills, { unitId: demo.place('BLRL'), seasonId, billDay })
  })
  await demo.as('heatcash', demo.now, (ctx) => makeHeatStations(ctx, demo))
}

function community(buildingName: string, at: number) {
  return { buildingCode: `XQ${at + 1}`, buildingName, address: '佳木斯市向阳区' }
}

function blocksOf(parentId: string, at: number) {
  return Array.from({ length: inEach.buildings }, (_, block) => ({
    buildingCode: `XQ${at + 1}-${block + 1}`,
    buildingName: `${communities[at] ?? ''} ${block + 1} 号楼`,
    parentId,
    entrances: '3',
    floors: '6',
  }))
}

function consumersOf(buildingId: string, block: number) {
  return Array.from({ length: inEach.rooms }, (_, room) => consumerOf(buildingId, block, room))
}

/** Mostly flats; a few shops on the ground floor, garages, low incomes, stops and what a meter counts. */
function consumerOf(buildingId: string, block: number, room: number) {
  const nr = block * inEach.rooms + room
  const isShop = room < 3
  const consumerType = isShop ? 'com' : ({ 11: 'gar', 23: 'low' }[room] ?? 'res')
  return {
    consumerNo: `RL${String(nr + 1).padStart(5, '0')}`,
    consumerName: isShop
      ? `${surnames[nr % 20] ?? ''}记商铺`
      : `${surnames[(nr * 7) % 20] ?? ''}${surnames[(nr * 3) % 20] ?? ''}`,
    consumerType,
    buildingId,
    entrance: String((room % 3) + 1),
    room: `${Math.floor(room / 6) + 1}0${(room % 6) + 1}`,
    chargeArea: `${60 + ((nr * 13) % 70)}.${10 + (nr % 80)}`,
    storyHeight: isShop ? '4.2' : '2.8',
    state: { 17: 'off', 29: 'susp', 35: 'new' }[room] ?? 'on',
    chargeType: room === 20 ? 'meter' : 'area',
  }
}

function seasonOf(year: number) {
  const price = (consumerType: string, of: string, vatRate: string) => ({ consumerType, price: of, vatRate })
  return {
    annual: `${year}-${year + 1}`,
    startDate: `${year}-10-15`,
    endDate: `${year + 1}-04-15`,
    dueDate: `${year}-12-31`,
    prices: [
      price('res', '35', '0'),
      price('low', '28', '0'),
      price('gar', '24', '0'),
      price('com', '42', '9'),
      price('non', '42', '9'),
      price('pub', '38', '9'),
    ],
  }
}
