import { addDays, dayOfMs, isWeekend } from '../../../core/values/day.ts'
import { type DemoContext, type Reading, save, takeReadings } from '../../../server/module-api.ts'
import { priceIndexQuote } from '../price-index-quote.ts'
import { priceIndex } from '../price-index.ts'

// Code, names, publisher, unit, basis, heat value; about which value it swings, and by how much.
const indices = [
  [
    'CCI5500',
    'CCI 5500 动力煤',
    'CCI 5500, уголь энергетический',
    'CCI 5500 thermal coal',
    'CCI',
    'cnyT',
    '秦皇岛 FOB',
    '5500',
    705,
    62,
  ],
  [
    'CCI5000',
    'CCI 5000 动力煤',
    'CCI 5000, уголь энергетический',
    'CCI 5000 thermal coal',
    'CCI',
    'cnyT',
    '秦皇岛 FOB',
    '5000',
    618,
    58,
  ],
  [
    'NCEI5500',
    '国煤下水 5500',
    'NCEI 5500, погрузка на суда',
    'NCEI 5500 seaborne',
    'NCEI',
    'cnyT',
    '环渤海 FOB',
    '5500',
    698,
    24,
  ],
  [
    'BSPI5500',
    '环渤海动力煤 5500',
    'BSPI 5500, Бохайский залив',
    'BSPI 5500 Bohai Rim',
    'BSPI',
    'cnyT',
    '环渤海 FOB',
    '5500',
    684,
    14,
  ],
  [
    'CECI5500',
    'CECI 沿海 5500',
    'CECI 5500, прибрежный',
    'CECI coastal 5500',
    'CECI',
    'cnyT',
    '沿海 FOB',
    '5500',
    701,
    48,
  ],
  [
    'NEWC',
    '纽卡斯尔动力煤',
    'Ньюкасл, уголь энергетический',
    'Newcastle thermal coal',
    'globalCOAL',
    'usdT',
    'Newcastle FOB',
    '6000',
    112,
    15,
  ],
  [
    'API2',
    'API 2 动力煤',
    'API 2, уголь энергетический',
    'API 2 thermal coal',
    'Argus',
    'usdT',
    'ARA CIF',
    '6000',
    98,
    11,
  ],
  [
    'VOST5500',
    '东方港动力煤 5500',
    'Восточный, уголь энергетический 5500',
    'Vostochny thermal coal 5500',
    'Argus',
    'usdT',
    'Vostochny FOB',
    '5500',
    66,
    6,
  ],
  ['BRENT', '布伦特原油', 'Нефть Brent', 'Brent crude', 'ICE', 'usdB', null, null, 68, 7],
  [
    'BDI',
    '波罗的海干散货指数',
    'Балтийский фрахтовый индекс',
    'Baltic Dry Index',
    'Baltic Exchange',
    'point',
    null,
    null,
    1850,
    420,
  ],
] as const

/** The indices that coal is bought and carried by, and their quotations of a year. */
export async function makeIndices(demo: DemoContext): Promise<void> {
  const today = dayOfMs(demo.now)
  const days = Array.from({ length: 366 }, (_, at) => addDays(today, at - 365)).filter((day) => !isWeekend(day))
  await demo.as('seabuy', demo.now, async (ctx) => {
    const quotes: Reading[] = []
    for (const [idxCode, idxName, idxNameRu, idxNameEn, publisher, quoteUnit, basis, kcal, about, by] of indices) {
      await save(ctx, priceIndex, { idxCode, idxName, idxNameRu, idxNameEn, publisher, quoteUnit, basis, kcal })
      let drift = 0
      for (const [at, day] of days.entries()) {
        drift = drift * 0.94 + (demo.random() - 0.5) * by * 0.12
        quotes.push({ key: idxCode, at: day, value: (about + by * Math.sin(at / 41) + drift).toFixed(2) })
      }
    }
    await takeReadings(ctx, priceIndexQuote, quotes)
  })
}
