import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { type DemoContext, save } from '../../../server/module-api.ts'
import { port } from '../port.ts'
import { demoPorts } from './ports.ts'

const zones: Readonly<Record<string, string>> = { RU: 'Asia/Vladivostok', AU: 'Australia/Sydney' }
const currencies: Readonly<Record<string, string>> = { RU: 'RUB', AU: 'USD' }

/** The ports and border stations of the region, some with what berths at them and what it costs. */
export async function makePorts(demo: DemoContext): Promise<void> {
  const from = `${addDays(dayOfMs(demo.now), -120).slice(0, 4)}-01-01`
  await demo.as('seabuy', demo.start, async (ctx) => {
    for (const [at, [code, zh, ru, en, kind, country, lat, lng, waiting]] of demoPorts.entries()) {
      const currency = currencies[country] ?? 'CNY'
      const isSea = kind === 'sea'
      await save(ctx, port, {
        portCode: code,
        portName: zh,
        portNameRu: ru,
        portNameEn: en,
        portType: kind,
        country,
        lat,
        lng,
        timeZone: zones[country] ?? 'Asia/Shanghai',
        congestion: waiting,
        waters: isSea ? watersOf(Number(lat), Number(lng)) : [],
        berths: isSea ? berthsOf(at) : [{ berthNo: '1', loa: null, draft: null, loadRate: '6000', gear: '换装线' }],
        tariffs: [
          { item: 'steve', per: 't', price: isSea ? '28.5' : '19', currency, validFrom: from, validTo: null },
          { item: 'store', per: 't·d', price: '0.35', currency, validFrom: from, validTo: null },
        ],
      })
    }
  })
}

/** The roads before a sea port, as a demonstration draws them: a few miles about it. */
function watersOf(lat: number, lng: number) {
  const corners = [
    [0.06, -0.09],
    [0.06, 0.09],
    [-0.06, 0.09],
    [-0.06, -0.09],
  ] as const
  return corners.map(([north, east]) => ({ lat: (lat + north).toFixed(5), lng: (lng + east).toFixed(5) }))
}

function berthsOf(at: number) {
  return [0, 1].map((berth) => ({
    berthNo: String(201 + berth),
    loa: String(190 + ((at + berth) % 5) * 15),
    draft: String(11 + ((at + berth) % 6)),
    loadRate: String(12_000 + (at % 4) * 3000),
    gear: berth === 0 ? '装船机' : '门座起重机',
  }))
}
