import { dayMs, hourMs, minuteMs } from '../../../core/values/duration.ts'
import { type Ctx, type DemoContext, makeMany, type Reading, save, takeReadings } from '../../../server/module-api.ts'
import { device } from '../device.ts'
import { meterReading } from '../meter-reading.ts'
import { meter } from '../meter.ts'
import { station } from '../station.ts'
import { weatherReading } from '../weather-reading.ts'

const stations = [
  ['GF-01', '同江一号光伏电站', 'СЭС «Тунцзян-1»', 'Tongjiang PV 1', 'pvc', '20000', '16000', '35', '47.651', '132.51'],
  [
    'GF-02',
    '锦州港分布式光伏',
    'СЭС порта Цзиньчжоу',
    'Jinzhou port PV',
    'pvd',
    '5000',
    '4000',
    '10',
    '40.81',
    '121.07',
  ],
] as const

// Each station has a transformer with a meter at its gateway and three inverters below it; 1.5 % is lost on the way.
const devices = [
  ['T1', '1#箱变', 'box', null],
  ['N1', '1#逆变器', 'inv', 'T1'],
  ['N2', '2#逆变器', 'inv', 'T1'],
  ['N3', '3#逆变器', 'inv', 'T1'],
] as const
// What else its single-line diagram shows, and how it stands: the own-use transformer of the first station has a fault,
// and nothing is heard of a breaker.
const switchgear = [
  ['QS', '进线隔离开关', 'sw', '1'],
  ['QF', '进线断路器', 'sw', '1'],
  ['Q1', '集电线路断路器', 'sw', '1'],
  ['K1', '1#逆变器开关', 'sw', '1'],
  ['K2', '2#逆变器开关', 'sw', '1'],
  ['K3', '3#逆变器开关', 'sw', '1'],
  ['Q2', '站用变断路器', 'sw', '1'],
  ['ST', '站用变', 'tr', null],
  ['Q3', '应急电源开关', 'sw', '0'],
  ['P1', '应急电源PCS', 'pcs', '0'],
  ['Q4', 'SVG断路器', 'sw', '1'],
  ['SVG', 'SVG无功补偿', 'svg', null],
  ['MET', '气象站', 'met', null],
] as const
const meters = [
  ['G', '关口表', 'gate', 'T1', 2.955],
  ['N1', '1#逆变器', 'inv', 'N1', 1],
  ['N2', '2#逆变器', 'inv', 'N2', 1.02],
  ['N3', '3#逆变器', 'inv', 'N3', 0.98],
] as const

/** The current transformers of the smaller station are a quarter of those of the larger. */
const ratios: Readonly<Record<string, string>> = { 'GF-01': '400', 'GF-02': '100' }

const step = 15 * minuteMs
const days = 60
const portion = 5_000
/** Weather of the last ten days. */
const weatherReadings = (10 * dayMs) / step

/** Two stations with their devices and meters. */
export async function makeStations(demo: DemoContext): Promise<void> {
  await demo.as('stationop', demo.start, async (ctx) => {
    for (const [no, name, ru, en, type, dc, ac, voltage, lat, lng] of stations) {
      const { id } = await save(ctx, station, {
        stationNo: no,
        stationName: name,
        stationNameRu: ru,
        stationNameEn: en,
        stationType: type,
        capacityDc: dc,
        capacityAc: ac,
        gridVoltage: voltage,
        lat,
        lng,
        codDate: '2024-06-28',
        tariffCny: '0.374',
      })
      await makeBelow(ctx, id, no, name)
    }
  })
}

/** What their eight meters showed over two months, with what goes wrong with meters. */
export async function takeMeters(demo: DemoContext): Promise<void> {
  await demo.as('stationop', demo.now, async (ctx) => {
    for (const [no] of stations) {
      const sun = powersOf(demo)
      await takeAll(
        ctx,
        meters.flatMap(([suffix, , , , share]) => readingsOf(`${no}-${suffix}`, share, sun)),
      )
      await takeReadings(
        ctx,
        weatherReading,
        sun.slice(-weatherReadings).map(([at, power]) => weatherAt(no, at, power)),
      )
    }
  })
}

/** The devices of a station and the meters at them. */
async function makeBelow(ctx: Ctx, stationId: string, no: string, name: string): Promise<void> {
  const made = new Map<string, string>()
  for (const [suffix, what, deviceType, above] of devices) {
    const { id } = await save(ctx, device, {
      deviceNo: `${no}-${suffix}`,
      deviceName: `${name} ${what}`,
      stationId,
      parentId: above === null ? null : (made.get(above) ?? null),
      deviceType,
      deviceStatus: no === 'GF-02' && suffix === 'N3' ? 'comm' : 'run',
      model: deviceType === 'box' ? 'ZGS11-Z-3150/35' : 'SG250HX',
      ratedPower: deviceType === 'box' ? '3150' : '250',
      installDate: '2024-06-20',
      warrantyTo: '2029-06-19',
    })
    made.set(suffix, id)
  }
  await makeMany(
    ctx,
    device,
    switchgear.map(([suffix, what, deviceType, switchPosition]) => ({
      deviceNo: `${no}-${suffix}`,
      deviceName: `${name} ${what}`,
      stationId,
      deviceType,
      deviceStatus: statusOf(`${no}-${suffix}`),
      switchPosition,
      installDate: '2024-06-20',
      warrantyTo: '2029-06-19',
    })),
  )
  for (const [suffix, what, meterUse, at] of meters)
    await save(ctx, meter, {
      meterNo: `${no}-${suffix}`,
      meterName: `${name} ${what}`,
      stationId,
      meterUse,
      deviceId: made.get(at) ?? null,
      ratio: ratios[no] ?? '1',
    })
}

function statusOf(deviceNo: string): string {
  return { 'GF-01-ST': 'fault', 'GF-01-Q4': 'comm', 'GF-01-P1': 'stby', 'GF-02-P1': 'stby' }[deviceNo] ?? 'run'
}

async function takeAll(ctx: Ctx, readings: readonly Reading[]): Promise<void> {
  for (let from = 0; from < readings.length; from += portion)
    await takeReadings(ctx, meterReading, readings.slice(from, from + portion))
}

type Powers = readonly (readonly [at: number, power: number])[]

/** What one inverter of a station gave at each step: all of them stand under the same sky. */
function powersOf(demo: DemoContext): Powers {
  const last = Math.floor(demo.now / step) * step
  return Array.from({ length: (days * dayMs) / step + 1 }, (_, nr) => {
    const at = last - days * dayMs + nr * step
    return [at, powerAt(at, demo.random())]
  })
}

function readingsOf(meterNo: string, share: number, sun: Powers): Reading[] {
  const [last] = sun.at(-1) ?? [0]
  const readings: Reading[] = []
  let [given, taken] = [12_045.2, 310.5]
  for (const [at, behindOne] of sun) {
    const power = behindOne * share
    if (power > 0) given += power / 4
    else taken += (0.2 * share) / 4
    if (isLost(meterNo, at, last)) continue
    readings.push({
      key: meterNo,
      at,
      fwdAct: given.toFixed(2),
      revAct: taken.toFixed(2),
      // Once in a while a meter shows what cannot be.
      power: meterNo === 'GF-01-N2' && at === last - 3 * dayMs ? '4999000' : power.toFixed(2),
    })
  }
  return readings
}

/** Kilowatts behind the transformers: a bow from seven to seventeen, lower under clouds. */
function powerAt(at: number, luck: number): number {
  const hour = (((at / hourMs + 8) % 24) + 24) % 24
  if (hour <= 7 || hour >= 17) return 0
  const cloudy = Math.floor((at + 8 * hourMs) / dayMs) % 5 === 0 ? 0.45 : 1
  return 13 * Math.sin(((hour - 7) / 10) * Math.PI) * cloudy * (0.85 + 0.15 * luck)
}

/** The weather that made an inverter give this power: modules are warmer than the air by what falls on them. */
function weatherAt(no: string, at: number, power: number): Reading {
  const poa = (power / 13) * 905
  const warmth = Math.sin((at / dayMs) * 2 * Math.PI - 1.2)
  const airTemp = (no === 'GF-01' ? -9 : 4) + 5 * warmth
  return {
    key: `${no}-MET`,
    at,
    poa: poa.toFixed(0),
    ghi: (poa * 0.81).toFixed(0),
    airTemp: airTemp.toFixed(1),
    moduleTemp: (airTemp + poa * 0.028).toFixed(1),
    windSpeed: (3.2 + 1.6 * Math.sin(at / hourMs / 3.7)).toFixed(1),
    humidity: (58 - 14 * warmth).toFixed(0),
  }
}

/** The gateway of one meter was silent for some hours, and another has not been heard of since the day before yesterday. */
function isLost(meterNo: string, at: number, last: number): boolean {
  if (meterNo === 'GF-02-N3') return at > last - 2 * dayMs
  return meterNo === 'GF-01-G' && at > last - 9 * dayMs && at < last - 9 * dayMs + 7 * hourMs
}
