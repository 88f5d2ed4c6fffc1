import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { dayOfMs } from '../core/values/day.ts'
import type { Json } from '../core/values/json.ts'
import { linesIn } from '../core/values/sub-table-lines.ts'
import { exportColumn } from '../server/exchange/export/export-column.ts'
import { checkRow } from '../server/exchange/import/check-row.ts'
import { findHeader } from '../server/exchange/import/find-header.ts'
import type { ImportPlan } from '../server/exchange/import/import-plan.ts'
import { knownOf } from '../server/exchange/import/lookup-label-keys.ts'
import { makePlan } from '../server/exchange/import/make-import-plan.ts'
import { cellText } from '../server/exchange/read-spreadsheet/cell-text.ts'
import { describe as described } from '../server/records/documents/describe-document.ts'
import { opened } from '../server/records/documents/opened-record.ts'
import { verbsOf } from '../server/records/documents/permission-codes.ts'
import { namesOf } from '../server/records/read/load-reference-names.ts'
import type { StoredRecord } from '../server/records/schema/stored-record.ts'
import { columnOf, mappingOf } from '../server/records/schema/table-mapping.ts'
import { calculated } from '../server/records/write/apply-calculators.ts'
import { save } from '../server/records/write/save-record.ts'
import { formFields } from '../web/form/form-fields.ts'
import { createForm } from '../web/form/form-store.ts'
import { contractSamples } from './testing/contract-samples.ts'
import { landedCostSample } from './testing/landed-cost-sample.ts'
import { letterOfCreditSamples } from './testing/letter-of-credit-samples.ts'
import { orderSamples } from './testing/order-samples.ts'
import { qualityStandardValues } from './testing/quality-standard-values.ts'
import { type Fitting, type Running, sampleWorld } from './testing/sample-world.ts'

const world = await sampleWorld()
const { ctx } = world
const firstCompany = sql`select id from organisation.company order by create_time, id limit 1`
const [holder] = await world.pool.query<{ readonly id: string }>(firstCompany)

const nothing = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))
const inForce = { contractStatus: '3', planId: null, payTerms: [{ node: 'sign', pct: '100' }] }

/** What a kind cannot know: each line is a rule of that document. */
const fitting: Readonly<Record<string, Fitting | (() => Promise<Fitting>)>> = {
  // Follows the post: a trigger of the table writes it.
  'base.person': { postRank: '8' },
  'base.role': { mutexRoles: null },
  'base.department': { deptFlag: '2' },
  'base.menu': { menuType: '2', menuUrl: '/user', menuPid: null, params: null, needs: null, counter: null },
  'base.config': { cfgType: 'string' },
  'base.codeEntry': { codeTable: 'dm_currency', code: 'XAU' },
  'contracts.exchangeRate': { currency: 'USD', rateType: '1' },
  'base.alertRule': {
    watched: 'contracts.contract',
    condition: "contractStatus == '0'",
    figure: 'totalAmount',
    cron: '0 8 * * *',
    yellow: '1',
    orange: '2',
    red: '3',
  },
  'organisation.shareholding': { holderId: holder?.id ?? null },
  'assets.asset': { method: 'sl', openingDepr: '0' },
  'heating.season': { annual: '2026-2027', startDate: '2026-10-15', endDate: '2027-04-15' },
  'finance.bankReconciliation': { month: '2026-01' },
  'office.template': { source: 'contracts.contract', status: 'draft' },
  // A reply is drafted only to what somebody handles.
  'office.docOut': { replyTo: null },
  'contracts.counterparty': { status: '1' },
  'contracts.contract': inForce,
  'contracts.supplementaryAgreement': {
    changeType: ['term'],
    effectDate: '2099-01-01',
    newValidTo: '2099-12-31',
    frameworkFlag: '0',
    newFrameworkAmount: null,
    newPaymentConditions: null,
    newItems: [],
    newPayTerms: [],
  },
  'contracts.qualityStd': qualityStandardValues,
  'contracts.coalSpec': {
    ...nothing(['parentId', 'adjScheme', 'qReject', 'mtReject', 'adReject', 'stdReject']),
    ...nothing(['sizeFrom', 'qMin', 'vdafFrom']),
  },
  // Without lots it is settled by its own lines.
  'contracts.settlement': { ...nothing(['usageId', 'indexPriceId']), lots: [], lotSteps: [] },
  'contracts.barterSettlement': async () => {
    const { id } = await world.store(runningOf('contracts.contract'), {
      ...inForce,
      contractType: 'yh',
      contractNo: 'YH-1',
      contractName: 'barter',
    })
    return { relatedContract: id ?? null }
  },
  ...contractSamples((key, of) => world.store(runningOf(key), of), inForce),
  'trade.logisticsBill': async () => {
    const { id } = await world.store(runningOf('contracts.port'), { portCode: 'CNJNZ', portName: 'another port' })
    return { dischargePlace: id ?? null, direction: 'sell' }
  },
  'trade.customsDeclaration': { status: '2' },
  'trade.customsTaxCert': async () => {
    const declaration = runningOf('trade.customsDeclaration')
    const [item] = linesIn(world.sample(declaration.doc.fields).items)
    const { id, customsNo } = await world.store(declaration, {
      direction: 'buy',
      items: [{ ...item, duty: '5.00' }],
      declareNo: 'BG-2',
      status: '5',
    })
    return { declarationId: id ?? null, customsNo: customsNo ?? null, taxType: 'duty', amount: '5.00', status: '0' }
  },
  'contracts.goods': { hsCode: '2701129000' },
  'trade.importLicense': { hsCode: '2701129000' },
  'stock.stockIn': { billId: null },
  'trade.insurancePolicy': { tonnes: '1.000', claimedAmt: '0.00', freight: null },
  'stock.insuranceClaim': async () => {
    const bill = await world.store(runningOf('trade.logisticsBill'), { billNo: 'WL-LOST' })
    const lost = { inType: 'buy', billQty: '100.000', actualQty: '90.000', price: '500.0000', status: '1' }
    const entry = await world.store(runningOf('stock.stockIn'), { ...lost, billId: bill.id ?? null, inNo: 'RK-LOST' })
    const bills = [{ billId: bill.id ?? null, tonnes: '100.000' }]
    const sums = { tonnes: '100.000', insuredAmount: '1100.00', deductible: '5.50', claimedAmt: '494.50' }
    const insured = { bills, status: '1', applyNo: 'BX-LOST', policyNo: 'P-LOST', ...sums }
    const policy = await world.store(runningOf('trade.insurancePolicy'), insured)
    return { stockInId: entry.id ?? null, billId: bill.id ?? null, policyId: policy.id ?? null, lossAmt: '500.00' }
  },
  ...letterOfCreditSamples((key, of) => world.store(runningOf(key), of)),
  ...orderSamples((key, of) => world.store(runningOf(key), of), inForce),
  'stock.stockBlend': async () => {
    const { id } = await world.store(runningOf('stock.batch'), { batchNo: 'PC-SAMPLE' })
    const limits = { planQty: '100.000', minHeat: '5000', maxMt: '15.00', maxAsh: '20.00', maxSul: '1.000' }
    const quality = { heatKcal: '5500.0', mt: '10.00', ashDry: '15.00', sulDry: '0.600', unitCost: '520.0000' }
    const parts = [{ batchId: id ?? null, sharePct: '100.00', ...quality, freeQty: '0.000' }]
    return { ...limits, parts, ...calculated(ctx, runningOf('stock.stockBlend').doc, { ...limits, parts }, {}, null) }
  },
  'stock.landedCost': async () => landedCostSample(world, runningOf, dayOfMs(1_790_000_000_000)),
  'stock.stockTransfer': async () => {
    const { id } = await world.store(runningOf('stock.warehouse'), {
      warehouseCode: 'YK-02',
      warehouseName: 'another warehouse',
    })
    return { toId: id ?? null, status: '0' }
  },
  'trade.weighTicket': {
    scaleType: 'road',
    plateNo: '辽G86512',
    wagonNo: null,
    vehicle: '辽G86512',
    weighTime: 1_790_000_000_000,
    weighDay: dayOfMs(1_790_000_000_000),
    gross: '49.560',
    tare: '15.200',
    deduct: '0.000',
    net: '34.360',
    billId: null,
    ...nothing(['tareMean', 'tareDevPct']),
  },
  // A sample that no laboratory has tested yet.
  'stock.inspectReport': {
    stage: 'in',
    ...nothing(['mt', 'mad', 'aad', 'ad', 'vad', 'vdaf', 'stad', 'std', 'fcad', 'had', 'qgrad', 'qnetMj', 'qnetKcal']),
    ...nothing(['ashDry', 'ashAr', 'volDaf', 'sulDry', 'carbonAd', 'heatJ', 'heatKcal']),
    bases: [],
  },
  'stock.position': {
    corners: [
      { x: '0.0', y: '0.0' },
      { x: '10.0', y: '0.0' },
      { x: '0.0', y: '10.0' },
    ],
    qty: '5.000',
    capacity: '10.000',
    fillPct: '50.0',
    specId: null,
  },
  'stock.turnOrder': { dueDate: '2099-01-01' },
  'stock.capacityWeight': {
    samples: [{ layer: 'top', boxVolume: '1.0000', grossKg: '1020.00', tareKg: '100.00', density: '0.920' }],
    density: '0.920',
    mean: '0.9200',
    keptCount: '1',
    outCount: '0',
  },
  'stock.stockCheck': { densityId: null, bookQty: null, bookMoves: null, diff: null, diffPct: null, result: null },
  'finance.netting': async () => {
    const open = { status: '0', settled: '0.00', amount: '1000.00' }
    const lineOf = async (itemType: string) => {
      const { id } = await world.store(runningOf('finance.openItem'), { ...open, itemType, sourceId: itemType })
      return [{ item: id ?? null, amount: '5.00' }]
    }
    return { claims: await lineOf('ar'), debts: await lineOf('ap') }
  },
  'finance.bankAccount': { status: '1' },
  'finance.paymentPlan': { ...nothing(['barterId', 'customsTaxId', 'refundedItem', 'awaitsReceipt']), settlements: [] },
  'finance.receiptPlan': { settlementId: null, barterId: null },
  // Its statement of facts has neither notice nor end, so that nothing is worked out.
  'shipping.laytime': {
    ...nothing(['allowedHours', 'usedHours', 'overHours', 'savedHours', 'demurrage', 'despatch', 'net']),
    working: [],
  },
  // What was open before the go-live of the sample, of a contract and an account that are not there yet.
  'contracts.openingContract': { contractNo: 'OLD-1' },
  'stock.openingStock': { owner: 'own' },
  'finance.openingItem': { bizDate: '2020-01-01', dueDate: '2020-02-01' },
  'finance.openingBank': async () => {
    const own = { status: '1', accountNo: '2100880077', accountName: '期初账户' }
    return { accountId: (await world.store(runningOf('finance.bankAccount'), own)).id ?? null }
  },
  'questionnaire.questionnaire': { startTime: 1_795_000_000_000, endTime: 1_795_000_900_000, design: '[]' },
}

describe.each(world.documents.map((running) => [running.key, running] as const))('%s', (key, running) => {
  const { doc } = running
  let stored: StoredRecord

  test('a record is read as it was stored, and its form, saved unchanged, leaves it as it is', async () => {
    const wanted = fitting[key] ?? {}
    stored = await world.store(running, typeof wanted === 'function' ? await wanted() : wanted)
    const read = await world.read(running, stored)
    expect(read).toEqual(stored)
    const { values, problems } = await formOf(running, read)
    expect(problems, 'what the form finds wrong').toEqual({})
    if (doc.appendOnly !== undefined) return

    // What rules work out stands in a record after its first save.
    const id = String(stored.id)
    const { ver } = await save(ctx, doc, { ...values, id, ver: 1 })
    const settled = await world.read(running, stored)
    const again = await formOf(running, settled)
    expect(again.problems, 'what the form finds wrong').toEqual({})
    expect(await save(ctx, doc, { ...again.values, id, ver })).toEqual({ id, ver })
    expect(await world.read(running, stored)).toEqual(settled)
  })

  const verbs = verbsOf(doc)
  test.runIf(verbs.includes('dc') && verbs.includes('dr') && verbs.includes('xz'))(
    'what a record of it is exported as gives the same values where it is imported',
    async () => {
      const record = await world.read(running, stored)
      const plan = await makePlan(ctx, doc)
      const names = plan.own.map(({ name }) => name)
      const { given, errors } = await importedAgain(running, plan, record, names)
      expect(errors).toEqual({})
      expect(given).toEqual(Object.fromEntries(names.flatMap((name) => cellValue(name, record[name] ?? null))))
    },
  )
})

/** A row as the spreadsheet of an export has it, read as the rows of a file are. */
async function importedAgain({ doc }: Running, plan: ImportPlan, record: StoredRecord, names: readonly string[]) {
  const columns = names.map((name) => columnOf(mappingOf(doc), name))
  const known = await namesOf(ctx, doc, [record], new Set(names))
  const sheet = columns.map((column) => exportColumn(ctx, doc, column, 'xlsx'))
  const header = findHeader(plan, [{ row: 1, cells: sheet.map(({ look }) => look.header) }])
  const fields = new Map(plan.own.map((own) => [own.name, own]))
  const texts = sheet.flatMap(({ cell }, at): [string, string][] => {
    const own = fields.get(header?.columns[at]?.field ?? '')
    return own === undefined ? [] : [[own.name, cellText(cell(record, known), own, false)]]
  })
  const cells = Object.fromEntries(texts)
  return checkRow(plan, cells, await knownOf(ctx, plan, [cells]))
}

function runningOf(key: string): Running {
  const running = world.documents.find((one) => one.key === key)
  if (running === undefined) throw new Error(`there is no ${key}`)
  return running
}

/** What the page's form makes of a record that was opened and not touched. */
async function formOf(running: Running, record: StoredRecord) {
  const one = JSON.parse(JSON.stringify(await opened(ctx, running.doc, String(record.id)))) as Awaited<
    ReturnType<typeof opened>
  > // as it travels
  const page = await described(ctx, running)
  const form = createForm({
    fields: formFields(page),
    record: one.record,
    asker: { today: dayOfMs(ctx.now), me: ctx.actor.id },
    writable: (name) =>
      one.writable?.includes(name) ?? page.fields.find((field) => field.name === name)?.rights.write ?? true,
  })
  form.tryAll()
  const { checked, problems } = form.store.getState()
  return { values: checked as Readonly<Record<string, Json>>, problems }
}

/** A cell shows times to the second, and nothing of what is empty. */
function cellValue(name: string, value: Json): [string, Json][] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return []
  return [[name, typeof value === 'number' ? Math.floor(value / 1000) * 1000 : value]]
}
