import { expect, test } from 'vitest'
import { groupWorld } from '../../app/testing/group-world.ts'
import { get, save } from '../../server/module-api.ts'
import { bankBranch } from './bank-branch.ts'

test('a bank at home has its clearing number, one abroad its SWIFT code, of its own country', async () => {
  const world = await groupWorld()
  const cashier = await world.ctx('cashier')
  const saved = async (values: object) => save(cashier, bankBranch, { bankNameEn: 'Bank', ...values })
  const { id } = await saved({ bankName: '中国银行同江支行', country: 'CN', cnaps: '1042 6180 0105' })
  expect(await get(cashier, bankBranch, id)).toMatchObject({ cnaps: '104261800105', swiftCode: null })
  await saved({ bankName: 'Sberbank', country: 'RU', swiftCode: 'sabrrumm' })
  const refused = async (values: object) =>
    saved(values).catch((refusal: { errors?: Record<string, { code: string }> }) => refusal.errors)
  expect(await refused({ bankName: '无号', country: 'CN' })).toMatchObject({ cnaps: { code: 'kind.fill' } })
  expect(await refused({ bankName: '短号', country: 'CN', cnaps: '10426180010' })).toMatchObject({
    cnaps: { code: 'text.cnaps' },
  })
  expect(await refused({ bankName: 'VTB', country: 'RU' })).toMatchObject({ swiftCode: { code: 'kind.fill' } })
  expect(await refused({ bankName: 'VTB', country: 'RU', swiftCode: 'BKCHCNBJ' })).toMatchObject({
    swiftCode: { code: 'contracts.swift-country', params: { letters: 'CN' } },
  })
  expect(await refused({ bankName: '同号', country: 'CN', cnaps: '104261800105' })).toHaveProperty('cnaps')
})
