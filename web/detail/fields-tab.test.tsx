import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../core/description/described-document.ts'
import { fieldOf } from '../../kinds/testing/test-host.tsx'
import { openVoyage, press, show, signedIn, voyage, voyageDocument } from '../testing/index.ts'
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
  await show(<BasicTab doc={doc} record={record} opens={new Set()} changed={[]} onPast={() => undefined} />)
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

test('of several records that are named together each leads to its page that its reader may open', async () => {
  const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const linked = fieldOf('references', { name: 'linked', label: '对应合同', to: 'contracts.contract' })
  const usual = voyageDocument()
  const sailing = voyageDocument({
    fields: [...usual.fields, linked],
    form: [{ name: 'basic', label: '基本信息', fields: ['name', 'linked'] }],
  })
  const { opened } = await openVoyage(voyage(1, { linked: [one, other] }), sailing, {
    opens: [`contracts.contract ${one}`],
    names: { [`document:contracts.contract:${one}`]: '采购合同', [`document:contracts.contract:${other}`]: '销售合同' },
  })
  const value = (await screen.findByText('对应合同', { selector: 'dt' })).nextElementSibling
  expect(value?.textContent).toBe('采购合同、销售合同')
  const links = screen.getAllByRole('link').filter((link) => value?.contains(link))
  expect(links.map(({ textContent }) => textContent)).toEqual(['采购合同'])
  for (const link of links) await press(link)
  await waitFor(() => expect(opened).toEqual([`/doc/contracts/contract/${one}`]))
})
