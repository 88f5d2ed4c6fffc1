import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { act, get, save } from '../../server/module-api.ts'
import { describe as describeDocument } from '../../server/records/documents/describe-document.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { customsDeclaration } from './customs-declaration.ts'
import { importLicence } from './import-licence.ts'
import { type TradeWorld, tradeWorld } from './testing/trade-world.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld

beforeAll(async () => {
  world = await tradeWorld()
}, 120_000)

const licenceOf = async (id: string) => get(await world.ctx('sealog'), importLicence, id)

/** A draft of so many tonnes under a licence. */
async function drafted(licenceId: string | null, declaredQty: string, more: More = {}): Promise<string> {
  const clerk = await world.ctx('sealog')
  const billId = await world.shipped(await world.bought(declaredQty), { billQty: declaredQty })
  await world.does(billId, 'load', 'depart', 'arrive')
  const { settled } = await suggested(clerk, customsDeclaration, { billId }, 'billId')
  const values = {
    ...settled,
    billId,
    licenceId,
    declareDate: '2026-11-14',
    items: [{ goodsId: world.coal, qty: declaredQty, uom: 't', unitPrice: '500', dutyRate: '6', originCountry: 'RU' }],
  }
  return (await save(clerk, customsDeclaration, { ...values, currency: 'CNY', ...more })).id
}

async function does(id: string, verb: string, body: More = {}): Promise<void> {
  const clerk = await world.ctx('sealog')
  const { ver } = await get(clerk, customsDeclaration, id)
  await act(clerk, customsDeclaration, id, verb, { ver, ...body })
}

async function declared(licenceId: string | null, tonnes: string, more: More = {}): Promise<string> {
  const id = await drafted(licenceId, tonnes, more)
  await does(id, 'declare')
  return id
}

describe('what is left of a licence', () => {
  test('T-LIC-01: of 30 000 t four uses of 24 100 t leave 5 900 t, and a last batch of 6 195 t at most', async () => {
    const id = await world.licensed('30000')
    for (const tonnes of ['6000', '6100', '5900', '6100']) await declared(id, tonnes)
    expect(await licenceOf(id)).toMatchObject({ usedQty: '24100.000', remaining: '5900.000', uses: '4', status: '2' })
    await expect(declared(id, '6195.001')).rejects.toMatchObject({
      errors: { 'items.0.qty': { code: 'trade.licence-over', params: { left: '5900.000', most: '6195.000' } } },
    })
    await declared(id, '6195')
    expect(await licenceOf(id)).toMatchObject({ usedQty: '30295.000', remaining: '0.000', status: '3' })
  })

  // 1 000 − 400 = 600; 3 % of it on top is 618.
  test('with three per cent 618 t of 600 t that are left', async () => {
    const id = await world.licensed('1000', { tolPct: '3' })
    await declared(id, '400')
    await expect(declared(id, '618.001')).rejects.toMatchObject({ errors: { 'items.0.qty': {} } })
    await declared(id, '618')
  })

  test('six uses and no seventh; one batch is one use; what comes back may be used again', async () => {
    const id = await world.licensed('1000')
    const ids: string[] = []
    for (const tonnes of ['1', '2', '3', '4', '5', '6']) ids.push(await declared(id, tonnes))
    expect(await licenceOf(id)).toMatchObject({ uses: '6', usedQty: '21.000', status: '3' })
    await does(ids[2] ?? '', 'sendBack', { reason: '品名有误' })
    await does(ids[2] ?? '', 'withdraw', { reason: '撤单' })
    expect(await licenceOf(id)).toMatchObject({ uses: '5', usedQty: '18.000', status: '2' })
    const seventh = await drafted(id, '7')
    await declared(id, '8')
    await expect(does(seventh, 'declare')).rejects.toMatchObject({
      errors: { licenceId: { code: 'trade.licence-no-uses' } },
    })
    const single = await world.licensed('100', { oneBatch: '1' })
    await declared(single, '10')
    expect((await licenceOf(single)).status).toBe('3')
  })

  test('of two that draw the last tonnes at once, one is refused', async () => {
    const id = await world.licensed('50')
    const drafts = [await drafted(id, '50'), await drafted(id, '50')]
    const both = await Promise.allSettled(drafts.map((draft) => does(draft, 'declare')))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await licenceOf(id)).usedQty).toBe('50.000')
  })
})

test('where a licence is offered, the number of the licence stands beside that of its application', async () => {
  const clerk = await world.ctx('sealog')
  const running = clerk.running.documents.get('trade.importLicense')
  const told = running === undefined ? null : await describeDocument(clerk, running)
  expect([told?.title, told?.officialNumber]).toEqual(['applyNo', 'licNo'])
})

describe('a declaration of coal', () => {
  test('needs a licence, of its goods and country, valid on its day', async () => {
    await expect(declared(null, '10')).rejects.toMatchObject({
      errors: { licenceId: { code: 'trade.licence-needed' } },
    })
    const abroad = await world.licensed('100', { country: 'MN' })
    await expect(declared(abroad, '10')).rejects.toMatchObject({
      errors: { licenceId: { code: 'trade.licence-differs' } },
    })
    const past = await world.licensed('100', {}, { validTo: '2026-11-13' })
    await expect(declared(past, '10')).rejects.toMatchObject({
      errors: { declareDate: { code: 'trade.licence-not-valid' } },
    })
    const clerk = await world.ctx('sealog')
    await act(clerk, importLicence, past, 'extend', { ver: (await licenceOf(past)).ver, until: '2026-11-14' })
    await declared(past, '10')
  })

  test('a licence holds six months at most, within one year', async () => {
    for (const validTo of ['2027-01-01', '2026-12-02'])
      await expect(world.licensed('10', {}, { validFrom: '2026-06-01', validTo })).rejects.toMatchObject({
        errors: { validTo: { code: 'trade.licence-term' } },
      })
    await world.licensed('10', {}, { validFrom: '2026-06-01', validTo: '2026-12-01' })
  })

  test('one that was applied for is issued or refused; one that is past its day is marked as expired', async () => {
    const clerk = await world.ctx('sealog')
    const { ourCompany, goodsId, hsCode, country } = await licenceOf(await world.licensed('10'))
    const applied = await save(clerk, importLicence, { ourCompany, goodsId, hsCode, country, qty: '10' })
    await act(clerk, importLicence, applied.id, 'refuse', { ver: applied.ver, reason: '材料不全' })
    expect(await licenceOf(applied.id)).toMatchObject({ status: '5', returnReason: '材料不全' })
    const next = await save(clerk, importLicence, { ourCompany, goodsId, hsCode, country, qty: '10' })
    const term = { licNo: '26-06-PAST', validFrom: '2026-06-01', validTo: '2026-06-30' }
    const issued = await act(clerk, importLicence, next.id, 'issue', { ver: next.ver, ...term })
    await act(clerk, importLicence, next.id, 'expire', { ver: issued.ver })
    expect((await licenceOf(next.id)).status).toBe('4')
  })
})
