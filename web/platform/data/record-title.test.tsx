import { afterEach, expect, test } from 'vitest'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import { voyageDocument } from '../../testing/index.ts'
import { titleOf, titleText } from './record-title.ts'
import { forgetNames, rememberNames } from './reference-names.ts'
import { rowTitle } from './row-title.ts'

afterEach(forgetNames)

const account = '11111111-1111-4111-8111-111111111111'
const accountId = fieldOf('reference', { name: 'accountId', label: '账户', to: 'finance.bankAccount' })
const opening = voyageDocument({ title: 'accountId', numberField: null, fields: [accountId] })

test('a record whose title names another record is called by the name of that one, in the reader’s language', () => {
  rememberNames({ [`document:finance.bankAccount:${account}`]: '基本户' }, 'zh')
  rememberNames({ [`document:finance.bankAccount:${account}`]: 'Основной счёт' }, 'ru')
  const record = { id: 'x', accountId: account }
  expect(titleOf(opening, record, 'zh')).toBe('基本户')
  expect(titleText(opening, record, 'ru')).toBe('Основной счёт')
  expect(rowTitle(opening, record)).toBe('基本户')
  expect(titleOf(opening, { id: 'x', accountId: null }, 'zh')).toBe('航次')
})
