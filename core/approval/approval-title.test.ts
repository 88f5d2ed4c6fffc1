import { expect, test } from 'vitest'
import { languages } from '../values/language.ts'
import { approvalTitle } from './approval-title.ts'

test('a case is called by its process, its party and amount and its drafter, in the order and with the signs of each language', () => {
  const process = { zh: '付款计划审批', ru: 'Согласование плана платежа', en: 'Payment plan approval' }
  const said = (about: readonly (string | null)[]) =>
    languages.map((lang) => approvalTitle({ process: process[lang], drafter: 'LS', about }, lang))
  expect(said(['ACME', '1,200.00 CNY'])).toEqual([
    '【付款计划审批】LS-ACME-1,200.00 CNY',
    'Согласование плана платежа: ACME, 1,200.00 CNY — LS',
    'Payment plan approval: ACME, 1,200.00 CNY — LS',
  ])
  expect(said([null, ''])).toEqual([
    '【付款计划审批】LS',
    'Согласование плана платежа: LS',
    'Payment plan approval: LS',
  ])
})
