import { expect, test } from 'vitest'
import { modules } from '../../app/modules.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import { lines, money, quantity, reference } from '../../kinds/index.ts'
import { mergeFaults } from '../testing/merge-faults.ts'
import { tradeDerivations } from './document-derivations.ts'
import { insurancePolicy } from './insurance-policy.ts'

const [insureBill] = tradeDerivations.filter(({ name }) => name === 'insureBill')

function faults(target: Partial<AnyDocument>, more: object = {}): readonly string[] {
  if (insureBill === undefined) throw new Error('no bill is insured')
  const planted = modules.map((module) =>
    module.name === 'trade'
      ? { ...module, documents: { ...module.documents, insurancePolicy: { ...insurancePolicy, ...target } } }
      : module,
  )
  return mergeFaults({ ...insureBill, ...more }, planted)
}

const billId = reference({ to: 'trade.logisticsBill', required: true, indexed: true })
const tonnes = quantity({ digits: 3, required: true })
const withBills = (fields: object) => ({
  fields: { ...insurancePolicy.fields, bills: lines({ fields: { billId, tonnes, ...fields } }) },
})

test('several bills of a policy are filled, found and added up', () => {
  expect(faults({})).toEqual([])
})

test('lines that stand in no form, or that nobody may type, are a fault', () => {
  expect(faults({ form: insurancePolicy.form.filter(({ name }) => name !== 'bills') })).toEqual(['nobody fills bills'])
  expect(faults(withBills({ billId: reference({ to: 'trade.logisticsBill', required: true }) }))).toEqual([
    'billId is found by no index',
  ])
  expect(faults(withBills({ tonnes: quantity({ digits: 3 }) }))).toEqual(['nobody is asked for tonnes'])
})

test('what is taken together is seen, and is of one currency', () => {
  expect(faults({ form: insurancePolicy.form.filter(({ name }) => name !== 'cargo') })).toEqual([
    'what bills take together is nowhere seen',
  ])
  expect(faults(withBills({ tonnes: money({ digits: 2, required: true }) }))).toEqual([
    'bills add up different currencies',
  ])
})
