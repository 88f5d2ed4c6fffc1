// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test('nothing is offered to begin from where the document has no source', async () => {
  await signedIn()
  voyages([])
  await showRecord('new')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/选单/)).toBeNull()
})
