// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../core/description/described-document.ts'
import { fieldOf } from '../../kinds/testing/test-host.tsx'
import { show, signedIn } from '../testing/index.ts'
import { BasicTab } from './fields-tab.tsx'

const fields = [
  fieldOf('text', { name: 'payNo', label: '付款单号', readonly: true }),
  fieldOf('text', { name: 'bankSerial', label: '银行流水号', readonly: true }),
  fieldOf('people', { name: 'signers', label: '签署人', readonly: true }),
  fieldOf('text', { name: 'purpose', label: '用途' }),
]
const doc: Described = {
  module: 'finance',
  name: 'payment',
  label: '付款单',
  title: 'payNo',
  numberField: 'payNo',
  stateField: null,
  approval: null,
  appendOnly: false,
  fields,
  form: [{ name: 'basic', label: '基本信息', fields: fields.map(({ name }) => name) }],
  lists: [],
  actions: [],
  verbs: [],
}

async function shown(record: Readonly<Record<string, string | string[] | null>>): Promise<(string | null)[]> {
  await signedIn()
  await show(<BasicTab doc={doc} record={record} changed={[]} onPast={() => undefined} />)
  return screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent ?? null)
}

test('what the system has not filled is left out, what a person may fill is shown empty', async () => {
  expect(await shown({ id: '1', payNo: 'FK-1', bankSerial: '', signers: [], purpose: null })).toEqual([
    '付款单号FK-1',
    '用途—',
  ])
  cleanup()
  expect(await shown({ id: '1', payNo: 'FK-1', bankSerial: 'S1', signers: null, purpose: '港杂费' })).toEqual([
    '付款单号FK-1',
    '银行流水号S1',
    '用途港杂费',
  ])
})
