import type { Fitting } from './sample-world.ts'

type Store = (key: string, of: Fitting) => Promise<Fitting>

/** Samples of what follows from contracts: each under one that it may follow from. */
export function contractSamples(store: Store, inForce: Fitting): Readonly<Record<string, () => Promise<Fitting>>> {
  const madeOf = async (contractNo: string, of: Fitting) =>
    (await store('contracts.contract', { ...inForce, contractNo, contractName: contractNo, ...of })).id ?? null
  return {
    'contracts.supplyMatch': async () => ({
      purchaseId: await madeOf('hc', { contractType: 'hc', direction: 'buy' }),
      saleId: await madeOf('xs', { contractType: 'xs', direction: 'sell' }),
      status: '0',
    }),
    'contracts.sealUse': async () => ({ docType: 'contract', agreementId: null, settlementId: null }),
    'contracts.contractText': async () => {
      const contractId = await madeOf('CK-TEXT', { contractStatus: '0', contractType: 'ck' })
      const approved = { status: '1', contractType: 'ck', templateName: 'approved', templateNo: 'FB-9' }
      const template = await store('contracts.contractTemplate', approved)
      return { contractId, templateId: template.id ?? null, status: '0', clauses: [] }
    },
    'contracts.dataUsage': async () => {
      const terms = { meter: 'calls', meterPrice: '0.8500', minFee: '400.00', fixedFee: '5000.00' }
      const charged = { currency: 'CNY', taxIncluded: '1', vatRate: '6' }
      const valid = { validFrom: '2020-01-01', validTo: '2099-12-31' }
      const contractId = await madeOf('SJ-1', { contractType: 'sj', ...terms, ...charged, ...valid })
      const fees = { meteredFee: '1020.00', amount: '6020.00', netAmount: '5679.25', taxAmount: '340.75' }
      return { contractId, units: '1200000', ...terms, ...charged, ...fees }
    },
    // Nothing was quoted in the days of its window.
    'contracts.indexPrice': async () => {
      const index = await store('contracts.priceIndex', { idxCode: 'SAMPLE-2', idxName: 'of a sample' })
      const formula = { mode: 'idx', window: 'M', month: '2001-01', base: null, ladingDate: null, ladingDays: null }
      const results = { average: null, formulaPrice: null, price: null, steps: [] }
      return { ...formula, ...results, indices: [{ indexId: index.id ?? null, mean: null, days: '0' }] }
    },
  }
}
