import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { act, change, find, get, save } from '../../../server/module-api.ts'
import { batch } from '../batch.ts'
import { stockProblems } from '../stock-consistency.server.ts'
import { stockIn } from '../stock-in.ts'
import { stockOut } from '../stock-out.ts'
import { releaseWorld, type ReleaseWorld } from '../testing/release-world.ts'
import { blendMix } from './blend-mix.ts'
import { stockBlend } from './stock-blend.ts'

let world: ReleaseWorld

beforeAll(async () => {
  world = await releaseWorld()
})

/** Two coals in the yard: 10 000 t at 620 of 5 600 kcal, 10 000 t at 480 of 4 800. */
async function coals() {
  const laid = async (price: string, quality: Readonly<Record<string, string>>) => {
    const goodsId = await world.coal('batch')
    const came = await world.came({ goodsId, billQty: '10000', actualQty: '10000', price })
    const batchId = (await world.inOf(came)).batchId ?? ''
    await change(world.all, batch, await get(world.all, batch, batchId), quality, { verb: 'update' })
    return { goodsId, batchId, came }
  }
  return {
    rich: await laid('620', { heatKcal: '5600', mt: '10', ashDry: '15', sulDry: '0.6' }),
    poor: await laid('480', { heatKcal: '4800', mt: '16', ashDry: '20', sulDry: '1.2' }),
    mixed: await world.coal('batch'),
  }
}

type Coals = Awaited<ReturnType<typeof coals>>

async function planned({ rich, poor, mixed }: Coals, shares: readonly [string, string], more: object = {}) {
  const { id } = await save(await world.ctx('seayard'), stockBlend, {
    date: '2026-11-18',
    warehouseId: world.yard,
    goodsId: mixed,
    planQty: '5000',
    minHeat: '5200',
    maxSul: '0.9',
    parts: [
      { batchId: rich.batchId, sharePct: shares[0] },
      { batchId: poor.batchId, sharePct: shares[1] },
    ],
    ...more,
  })
  return id
}

const read = (id: string) => get(world.all, stockBlend, id)

async function does(who: string, id: string, verb: string, asked: object = {}) {
  await act(await world.ctx(who), stockBlend, id, verb, { ver: (await read(id)).ver, ...asked })
}

async function approved(of: Coals, shares: readonly [string, string] = ['60', '40'], more: object = {}) {
  const id = await planned(of, shares, more)
  await does('seayard', id, 'submit')
  await world.agree(stockBlend, id, worldNow)
  return id
}

const feed = (id: string, fedQty = '5000') => does('seayard', id, 'feed', { fedOn: '2026-11-18', fedQty })
const produce = (id: string, producedQty: string) =>
  does('seayard', id, 'produce', { producedOn: '2026-11-18', producedQty })

test('T-BLD-01 a blend is fed, weighed and comes in for what its components cost, as good as they are together', async () => {
  const of = await coals()
  const id = await approved(of)
  expect(await read(id)).toMatchObject({ status: '2', mixHeat: '5280.0', mixSul: '0.840', mixCost: '564.0000' })
  await feed(id)
  // 3 000 t at 620 and 2 000 t at 480.
  expect(await read(id)).toMatchObject({ status: '3', inputCost: '2820000.00' })
  expect(await world.booked('5001', id)).toBe('2820000.00')
  await produce(id, '4990')
  // 2 820 000 / 4 990 = 565.1303; ten tonnes of 5 000 are 0.2 %.
  const blend = await read(id)
  expect(blend).toMatchObject({ status: '4', diffQty: '-10.000', diffPct: '-0.200', unitCost: '565.1303' })
  expect(await get(world.all, batch, blend.outBatchId ?? '')).toMatchObject({
    goodsId: of.mixed,
    origin: blend.blendNo,
    heatKcal: '5280.0',
    mt: '12.40',
    ashDry: '17.00',
    sulDry: '0.840',
  })
  expect(await get(world.all, stockIn, blend.outIn ?? '')).toMatchObject({ inType: 'blend', amount: '2820000.00' })
  expect(await world.booked('5001', id)).toBe('0.00')
  expect(await world.booked('1405', of.mixed)).toBe('2820000.00')
  await does('seafin', id, 'finish')
  expect((await read(id)).status).toBe('5')
  expect(await stockProblems(world.pool)).toEqual([])
})

test('a cost that no price to four digits gives is taken in to the cent', async () => {
  const of = await coals()
  const id = await approved(of, ['50', '50'])
  // 1 000.001 t are halved to 500.001 and the rest, 500.000: 500.001 x 620 + 500 x 480 = 550 000.62.
  await feed(id, '1000.001')
  await produce(id, '999.997')
  const { outIn, inputCost } = await read(id)
  expect(inputCost).toBe('550000.62')
  expect((await get(world.all, stockIn, outIn ?? '')).amount).toBe('550000.62')
})

test('a blend that loses 2 % is refused with what to do, and half a per cent is let pass', async () => {
  const of = await coals()
  const id = await approved(of)
  await feed(id)
  await expect(produce(id, '4900')).rejects.toMatchObject({
    errors: {
      producedQty: {
        code: 'blend.imbalance',
        params: { fed: '5000.000', made: '4900.000', diff: '-100.000', pct: '-2.00', most: '0.5' },
      },
    },
  })
  await expect(produce(id, '4974.999')).rejects.toMatchObject({ errors: { producedQty: { code: 'blend.imbalance' } } })
  await expect(produce(id, '5025.001')).rejects.toMatchObject({ errors: { producedQty: { code: 'blend.imbalance' } } })
  await produce(id, '4975')
})

test('steps are taken back, the last first, and every tonne and yuan is where it was', async () => {
  const of = await coals()
  const id = await approved(of)
  await feed(id)
  await produce(id, '5000')
  const { outIn } = await read(id)
  await expect(world.does(stockIn, outIn ?? '', 'reverse')).rejects.toMatchObject({ code: 'blend.of-blend' })
  const [out] = await find(world.all, stockOut, { blendId: id })
  await expect(world.does(stockOut, out?.id ?? '', 'reverse')).rejects.toMatchObject({ code: 'blend.of-blend' })
  await does('seafin', id, 'takeBack')
  await does('seafin', id, 'unfeed')
  expect(await read(id)).toMatchObject({ status: '2', inputCost: null, outIn: null })
  expect(await world.booked('1405', of.rich.goodsId)).toBe('6200000.00')
  expect(await world.booked('1405', of.mixed)).toBe('0.00')
  await feed(id)
  await produce(id, '5000')
  expect(await stockProblems(world.pool)).toEqual([])
})

test('a cost that changes after the feed waits for a decision and leaves the blend as it came in', async () => {
  const goodsId = await world.coal('mwa')
  const lay = (price: string, date: string) => world.came({ goodsId, billQty: '1000', actualQty: '1000', price, date })
  const batchId = (await world.inOf(await lay('600', '2026-11-12'))).batchId ?? ''
  await change(
    world.all,
    batch,
    await get(world.all, batch, batchId),
    { heatKcal: '5600', sulDry: '0.6' },
    { verb: 'update' },
  )
  const of = { rich: { goodsId, batchId, came: '' }, poor: (await coals()).poor, mixed: await world.coal('batch') }
  const id = await approved(of, ['100', '0'], { planQty: '500' })
  await feed(id, '500')
  await produce(id, '500')
  // A thousand tonnes at 500 for the eleventh: all cost 550, and what was fed 25 000 less.
  await lay('500', '2026-11-11')
  expect((await read(id)).inputCost).toBe('300000.00')
  expect(await world.booked('1405', of.mixed)).toBe('300000.00')
  expect(await world.booked('1901', goodsId)).toBe('-25000.00')
  expect(await stockProblems(world.pool)).toEqual([])
})

test('a recipe beyond its limits is not sent round, and the cheapest one is a press away', async () => {
  const of = await coals()
  const id = await planned(of, ['20', '80'])
  expect((await read(id)).mixVerdict).toBe('over')
  await expect(does('seayard', id, 'submit')).rejects.toMatchObject({ errors: { parts: { code: 'blend.over-limit' } } })
  await does('seayard', id, 'useCheapest')
  const { parts, mixCost, bestCost, mixVerdict } = await read(id)
  expect(parts?.map(({ sharePct }) => sharePct)).toEqual(['50.00', '50.00'])
  expect([mixCost, bestCost, mixVerdict]).toEqual(['550.0000', '550.0000', 'ok'])
  await does('seayard', id, 'submit')
})

test('shares that are not the whole are no recipe', async () => {
  const id = await planned(await coals(), ['60', '30'])
  await expect(does('seayard', id, 'submit')).rejects.toMatchObject({ errors: { parts: { code: 'blend.not-judged' } } })
})

test('coal that is reserved for a customer is not blended', async () => {
  const of = await coals()
  const { goodsId, batchId } = of.rich
  const party = await world.admitted()
  const contractId = await world.sold(party, {
    items: [{ goods: '动力煤', qty: '20000', uom: 't', unitPrice: '650' }],
  })
  await world.received(party, '6500000.00', { contractId })
  const id = await approved(of)
  await world.released({ party, contractId, goodsId, batchId }, '8000')
  // 3 000 t are needed and 2 000 t are free.
  await expect(feed(id)).rejects.toMatchObject({
    errors: { fedQty: { code: 'blend.not-enough', params: { left: '2000.000', qty: '3000.000' } } },
  })
})

test('nobody enters what a blend takes or makes past it', async () => {
  const { goodsId, batchId } = (await coals()).rich
  const values = { goodsId, batchId, warehouseId: world.yard, date: '2026-11-18', qty: '1', outType: 'blend' }
  await expect(save(await world.ctx('seayard'), stockOut, values)).rejects.toMatchObject({
    errors: { outType: { code: 'blend.by-blend-only' } },
  })
})

test('the page works out what the server keeps', async () => {
  const record = await read(await planned(await coals(), ['60', '40']))
  expect(blendMix({ ...record } as Parameters<typeof blendMix>[0]).results).toMatchObject({ mixHeat: record.mixHeat })
})
