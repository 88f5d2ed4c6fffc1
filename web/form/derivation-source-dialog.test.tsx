import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fieldOf } from '../../kinds/testing/test-host.tsx'
import { press, showRecord, signedIn, type, voyageDocument, voyages } from '../testing/index.ts'

const sources = [{ name: 'settle', label: '合同', by: 'ship' }]

test('a new record is begun from what has something left, found by its number', async () => {
  const server = await signedIn()
  const doc = voyageDocument({ sources })
  voyages([], doc)
  const contract = { id: 'c1', number: 'HT-1', title: '煤炭海运', left: '1200.50', currency: 'CNY' }
  server.on('POST /api/sea/voyage/sources', ({ body }: { readonly body?: unknown }) =>
    (body as { find: string }).find === 'HT' ? [contract] : [],
  ) // what the dialog sends
  await showRecord('new', doc)
  await press('从合同选单')
  expect(await screen.findByText('没有可选的单据')).toBeTruthy()
  await type('编号或名称', 'HT')
  const found = await screen.findByText('HT-1')
  expect(found.closest('button')?.textContent).toBe('HT-1煤炭海运剩余 1,200.50 CNY')
  await press(found)
  await waitFor(() => expect(screen.queryByText('HT-1')).toBeNull())
})

test('several are marked, those that cannot join the first go, and each becomes a line of the form', async () => {
  const legs = fieldOf('lines', {
    name: 'legs',
    label: '航段',
    columns: [fieldOf('text', { name: 'shipId', label: '合同号' }), fieldOf('text', { name: 'part', label: '本次' })],
  })
  const plain = voyageDocument()
  const doc = voyageDocument({
    fields: [...plain.fields, legs],
    form: [{ name: 'legs', label: '航段', columns: 1, fields: ['legs'] }],
    sources: [{ name: 'join', label: '合同', by: 'shipId', into: { lines: 'legs', takes: 'part' } }],
    suggestsAfter: ['legs'],
  })
  const server = await signedIn()
  voyages([], doc)
  const contract = (n: number) => ({ id: `c${n}`, number: `HT-${n}`, title: '', left: '5', currency: 'CNY' })
  server.on('POST /api/sea/voyage/sources', ({ body }: { readonly body?: unknown }) =>
    (body as { beside: readonly string[] }).beside[0] === 'c1' ? [contract(1), contract(3)] : [1, 2, 3].map(contract),
  ) // what the dialog sends
  server.on('POST /api/sea/voyage/suggest', { offered: {}, settled: {}, choices: {} })
  await showRecord('new', doc)
  await press('从合同选单')
  await press(await screen.findByText('HT-1'))
  await waitFor(() => expect(screen.queryByText('HT-2')).toBeNull())
  await press(await screen.findByText('HT-3'))
  await press('加入 2 条')
  await waitFor(() => expect(screen.queryByText('HT-1')).toBeNull())
  await waitFor(() =>
    expect(server.callsTo('POST /api/sea/voyage/suggest').at(-1)?.body).toMatchObject({
      chosen: 'legs',
      values: { legs: [{ shipId: 'c1' }, { shipId: 'c3' }] },
    }),
  )
})

test('nothing is offered to begin from where the document has no source', async () => {
  await signedIn()
  voyages([])
  await showRecord('new')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/选单/)).toBeNull()
})
