import { dayMs, hourMs, minuteMs } from '../../../core/values/duration.ts'
import { type Ctx, type DemoContext, makeMany, type Reading, save, takeReadings } from '../../../server/module-api.ts'
import { batteryReading } from '../battery-reading.ts'
import { device } from '../device.ts'
import { meterReading } from '../meter-reading.ts'
import { meter } from '../meter.ts'
import { station } from '../station.ts'
import { turbineReading } from '../turbine-reading.ts'

type Standing = readonly [
  suffix: string,
  name: string,
  deviceType: string,
  position: '1' | '0' | null,
  deviceStatus?: string,
]

const numbers = (most: number) => Array.from({ length: most }, (_, at) => at + 1)
const closed = (suffix: string, name: string): Standing => [suffix, name, 'sw', '1']

// The third turbine stands with a fault, nothing is heard of the sixth, and the compensation is switched off.
const windDevices: readonly Standing[] = [
  closed('QS', '进线隔离开关'),
  closed('QF', '进线断路器'),
  ['T1', '1#主变', 'tr', null],
  closed('QL', '主变低压侧断路器'),
  closed('Q1', '集电线路1断路器'),
  closed('Q2', '集电线路2断路器'),
  closed('Q3', '站用变断路器'),
  ['ST', '站用变', 'tr', null],
  ['Q4', 'SVG断路器', 'sw', '0'],
  ['SVG', 'SVG无功补偿', 'svg', null, 'stop'],
  ...numbers(6).map((nr): Standing => [`B${nr}`, `${nr}#箱变`, 'box', null]),
  ...numbers(6).map((nr): Standing => [`W${nr}`, `${nr}#风机`, 'wt', nr === 3 ? '0' : '1', turbineStatus(nr)]),
]

// The third unit is out for repair: its breaker and its contactor are open, and its battery is not read.
const storageDevices: readonly Standing[] = [
  closed('QS', '进线隔离开关'),
  closed('QF', '进线断路器'),
  closed('Q4', '站用变断路器'),
  ['ST', '站用变', 'tr', null],
  ...numbers(3).flatMap((nr): readonly Standing[] => {
    const [position, status] = nr === 3 ? (['0', 'maint'] as const) : (['1', 'run'] as const)
    return [
      [`Q${nr}`, `${nr}#储能断路器`, 'sw', position],
      [`T${nr}`, `${nr}#升压变`, 'tr', null, status],
      [`P${nr}`, `${nr}#变流器(PCS)`, 'pcs', position, status],
      [`K${nr}`, `${nr}#直流接触器`, 'sw', position],
      [`B${nr}`, `${nr}#电池舱`, 'bms', null, status],
    ]
  }),
]

const meters = {
  'WF-01': [
    ['G', '关口表', 'gate'],
    ['L1', '集电线路1电表', 'line'],
    ['L2', '集电线路2电表', 'line'],
  ],
  'SS-01': [
    ['G', '关口表', 'gate'],
    ['P1', '1#变流器电表', 'pcs'],
    ['P2', '2#变流器电表', 'pcs'],
    ['P3', '3#变流器电表', 'pcs'],
  ],
} as const

const step = 15 * minuteMs
const days = 8

/** A wind farm and a storage station with all that stands on their diagrams. */
export async function makeWindAndStorage(demo: DemoContext): Promise<void> {
  await demo.as('stationop', demo.start, async (ctx) => {
    const wind = await save(ctx, station, {
      stationNo: 'WF-01',
      stationName: '抚远风电场',
      stationNameRu: 'ВЭС «Фуюань»',
      stationNameEn: 'Fuyuan wind farm',
      stationType: 'wind',
      capacityAc: '24000',
      gridVoltage: '110',
      lat: '48.36',
      lng: '134.31',
      codDate: '2025-09-30',
      tariffCny: '0.374',
    })
    await makeBelow(ctx, wind.id, 'WF-01', '抚远风电场', windDevices)
    const storage = await save(ctx, station, {
      stationNo: 'SS-01',
      stationName: '锦州港储能电站',
      stationNameRu: 'СНЭ порта Цзиньчжоу',
      stationNameEn: 'Jinzhou port storage',
      stationType: 'ess',
      capacityAc: '7500',
      capacityEnergy: '15000',
      gridVoltage: '35',
      lat: '40.79',
      lng: '121.05',
      codDate: '2025-12-20',
    })
    await makeBelow(ctx, storage.id, 'SS-01', '锦州港储能电站', storageDevices)
  })
}

async function makeBelow(
  ctx: Ctx,
  stationId: string,
  no: keyof typeof meters,
  name: string,
  devices: readonly Standing[],
): Promise<void> {
  await makeMany(
    ctx,
    device,
    devices.map(([suffix, what, deviceType, switchPosition, deviceStatus = 'run']) => ({
      deviceNo: `${no}-${suffix}`,
      deviceName: `${name} ${what}`,
      stationId,
      deviceType,
      deviceStatus,
      switchPosition,
      ...(deviceType === 'wt' ? { model: 'EN-156/4.0', ratedPower: '4000' } : {}),
      ...(deviceType === 'pcs' ? { model: 'PCS-2500', ratedPower: '2500' } : {}),
      installDate: '2025-09-20',
      warrantyTo: '2030-09-19',
    })),
  )
  await makeMany(
    ctx,
    meter,
    meters[no].map(([suffix, what, meterUse]) => ({
      meterNo: `${no}-${suffix}`,
      meterName: `${name} ${what}`,
      stationId,
      meterUse,
      ratio: '1',
    })),
  )
}

function turbineStatus(nr: number): string {
  return { 3: 'fault', 6: 'comm' }[nr] ?? 'run'
}

/** What they showed over the last eight days: seven whole ones before today. */
export async function takeWindAndStorage(demo: DemoContext): Promise<void> {
  await demo.as('stationop', demo.now, async (ctx) => {
    const last = Math.floor(demo.now / step) * step
    const times = Array.from({ length: (days * dayMs) / step + 1 }, (_, nr) => last - days * dayMs + nr * step)
    const shown = times.map((at) => turbinesAt(at, last, demo.random()))
    await takeReadings(ctx, turbineReading, shown.flat())
    const lines = [1, 2].map((line) => shown.map((all) => outputOf(all.slice(3 * line - 3, 3 * line))))
    await takeReadings(ctx, meterReading, [
      ...counted('WF-01-L1', times, lines[0] ?? []),
      ...counted('WF-01-L2', times, lines[1] ?? []),
      // A hundredth is lost on the way to the grid.
      ...counted(
        'WF-01-G',
        times,
        times.map((_, nr) => ((lines[0]?.[nr] ?? 0) + (lines[1]?.[nr] ?? 0)) * 0.99),
      ),
    ])
    await takeReadings(
      ctx,
      batteryReading,
      times.flatMap((at) => [batteryAt(1, at, last), batteryAt(2, at, last)]),
    )
    await takeReadings(ctx, meterReading, [
      ...counted(
        'SS-01-P1',
        times,
        times.map((at) => storedAt(at)),
      ),
      ...counted(
        'SS-01-P2',
        times,
        times.map((at) => storedAt(at) * 0.96),
      ),
      ...counted(
        'SS-01-P3',
        times,
        times.map(() => 0),
      ),
      ...counted(
        'SS-01-G',
        times,
        times.map((at) => storedAt(at) * (storedAt(at) > 0 ? 1.93 : 1.99)),
      ),
    ])
  })
}

/** What six turbines show under one wind; the third has stood since the day before, the sixth was last heard five hours ago. */
function turbinesAt(at: number, last: number, luck: number): readonly Reading[] {
  const hours = at / hourMs
  const wind = 7.4 + 2.6 * Math.sin(hours / 5.3) + 1.4 * Math.sin(hours / 1.7) + luck
  return numbers(6).flatMap((nr) => {
    if (nr === 6 && at > last - 5 * hourMs) return []
    const windSpeed = Math.max(0, wind + 0.3 * Math.sin(nr + hours))
    const isStopped = (nr === 3 && at > last - dayMs) || windSpeed < 3
    const output = isStopped ? -12 : Math.min(4000, 5.4 * windSpeed ** 3)
    const nacelleTemp = nr === 5 && at > last - 3 * hourMs ? 68.4 + luck : 31 + output / 260
    return [
      {
        key: `WF-01-W${nr}`,
        at,
        output: output.toFixed(0),
        windSpeed: windSpeed.toFixed(1),
        rotorSpeed: isStopped ? '0' : Math.min(11.5, 5 + windSpeed * 0.6).toFixed(1),
        pitch: isStopped ? '88.0' : Math.max(0, windSpeed - 9).toFixed(1),
        nacelleTemp: nacelleTemp.toFixed(1),
      },
    ]
  })
}

function outputOf(readings: readonly Reading[]): number {
  return readings.reduce((total, { output }) => total + Math.max(0, Number(output)), 0)
}

/** Kilowatts that a converter gives: it takes at night and at noon, and gives in the morning and in the evening. */
function storedAt(at: number): number {
  const hour = hourOf(at)
  if (hour < 5 || (hour >= 11 && hour < 14)) return -750
  return (hour >= 8 && hour < 11) || (hour >= 17 && hour < 21) ? 765 : 0
}

function hourOf(at: number): number {
  return (((at / hourMs + 8) % 24) + 24) % 24
}

/** The charge of a battery of five megawatt-hours follows what its converter gave and took since midnight. */
function batteryAt(nr: number, at: number, last: number): Reading {
  const hour = hourOf(at)
  const charged = Math.min(hour, 5) + Math.min(Math.max(hour - 11, 0), 3)
  const given = Math.min(Math.max(hour - 8, 0), 3) + Math.min(Math.max(hour - 17, 0), 4)
  const charge = 21 + (charged * 750 * 0.94 - (given * 765) / 0.95) / 50
  const isUneven = nr === 2 && at > last - 4 * hourMs
  return {
    key: `SS-01-B${nr}`,
    at,
    charge: charge.toFixed(1),
    voltage: (1180 + 2.6 * charge).toFixed(1),
    cellTemp: (24 + 4 * Math.abs(storedAt(at) / 765) + nr).toFixed(1),
    cellSpread: isUneven ? '326' : String(38 + 9 * nr),
  }
}

/** What a meter counted of this power, both ways. */
function counted(meterNo: string, times: readonly number[], powers: readonly number[]): readonly Reading[] {
  let [given, taken] = [48_210.5, 6_402.3]
  return times.map((at, nr) => {
    const power = powers[nr] ?? 0
    if (power > 0) given += power / 4
    else taken -= power / 4
    return {
      key: meterNo,
      at,
      fwdAct: shownBy(given),
      revAct: shownBy(taken),
      power: power.toFixed(2),
    }
  })
}

/** A counter of six places begins again at nothing. */
function shownBy(counter: number): string {
  return (counter % 1_000_000).toFixed(2)
}
