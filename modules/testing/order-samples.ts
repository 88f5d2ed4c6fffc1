import type { Fitting } from './sample-world.ts'

type Store = (key: string, of: Fitting) => Promise<Fitting>

/** Samples of domestic sales: a price list, an order at its prices under a contract that is in force, a release. */
export function orderSamples(store: Store, inForce: Fitting): Readonly<Record<string, () => Promise<Fitting>>> {
  return {
    // No list was published before it.
    'stock.ctiPrice': async () => {
      const spec = await store('contracts.coalSpec', { specCode: 'S-LIST', specName: 'of a list' })
      const yard = await store('stock.warehouse', { warehouseCode: 'L-1', warehouseName: 'of a list' })
      const prices = { listPrice: '660.00', minPrice: '640.00', before: null, change: null }
      const lines = [{ specId: spec.id ?? null, warehouseId: yard.id ?? null, ...prices }]
      return { date: '2026-01-05', lines, lineCount: '1', meanPrice: '660.00' }
    },
    'stock.ctiSales': async () => {
      const spec = await store('contracts.coalSpec', { specCode: 'S-SOLD', specName: 'that is sold' })
      const yard = await store('stock.warehouse', { warehouseCode: 'L-2', warehouseName: 'of an order' })
      const asked = { specId: spec.id ?? null, warehouseId: yard.id ?? null }
      const lies = await store('stock.position', { warehouseId: yard.id ?? null, code: 'L-A1', positionNo: 'L-2-A1' })
      const lot = await store('stock.batch', { batchNo: 'PC-SOLD', positionId: lies.id ?? null })
      const place = { batchId: lot.id ?? null, goodsId: lot.goodsId ?? null, positionId: lies.id ?? null }
      const prices = { listPrice: '660.00', minPrice: '640.00' }
      const lines = [{ ...asked, ...prices, before: null, change: null }]
      await store('stock.ctiPrice', { date: '2026-01-06', status: '1', listNo: 'JG-SOLD', lines })
      const sold = { ...inForce, currency: 'CNY', contractType: 'nmx', direction: 'sell', validTo: '2099-12-31' }
      const whole = { contractNo: 'HT-SOLD', contractName: 'sold at home', totalAmount: '100000.00' }
      const under = await store('contracts.contract', { ...sold, ...whole })
      const of = { contractId: under.id ?? null, customer: under.counterparty ?? null, priceDate: '2026-01-06' }
      return { ...asked, ...place, ...prices, ...of, unitPrice: '660.00', belowMin: '0' }
    },
    // Nothing has been paid for it, as it finds at every save.
    'stock.cargoRelease': async () => ({
      ...(await laidNowhere(store, 'PC-FREE')),
      orderId: null,
      basis: 'full',
      coverAmount: '0.00',
      heldAmount: '0.00',
      coveragePct: '0.00',
    }),
    'stock.gatePass': async () => {
      const open = {
        releaseNo: 'FH-GATE',
        status: '2',
        validTo: '2099-12-31',
        qty: '100.000',
        orderId: null,
        plates: [],
      }
      const of = await store('stock.cargoRelease', { ...open, ...(await laidNowhere(store, 'PC-GATE')) })
      const { customer = null, goodsId = null, warehouseId = null } = of
      return {
        status: '0',
        releaseId: of.id ?? null,
        orderId: null,
        customer,
        goodsId,
        warehouseId,
        positionId: null,
        leftQty: '100.000',
      }
    },
  }
}

/** A batch that the yard has laid nowhere. */
async function laidNowhere(store: Store, batchNo: string): Promise<Fitting> {
  const lot = await store('stock.batch', { batchNo, positionId: null })
  return { batchId: lot.id ?? null, goodsId: lot.goodsId ?? null, positionId: null }
}
