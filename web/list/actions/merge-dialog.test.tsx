import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialogClosed, press, row, showList, signedIn, voyage, voyageDocument, voyages } from '../../testing/index.ts'

const doc = voyageDocument({
  derivations: [
    { name: 'insure', label: '投保', module: 'sea', document: 'policy', by: 'voyageId', into: 'voyages' },
    { name: 'settle', label: '生成结算单', module: 'sea', document: 'settlement', by: 'voyageId' },
  ],
})

const judged = [
  { id: 'v1', number: 'A-1', barred: null, apart: null },
  { id: 'v2', number: 'A-2', barred: null, apart: '“币种”与A-1不同' },
  { id: 'v3', number: 'A-3', barred: null, apart: null },
  { id: 'v4', number: 'A-4', barred: '已无剩余', apart: null },
]

async function chosen(label: string, rows: readonly object[] = judged) {
  const server = await signedIn()
  voyages(
    [1, 2, 3, 4].map((n) => voyage(n)),
    doc,
  )
  server.on('POST /api/sea/voyage/derivable', rows)
  const { opened } = await showList(doc)
  await row('HC-001')
  for (const n of [1, 2, 3, 4]) fireEvent.click(await screen.findByLabelText(`选择第 ${n} 行`))
  await screen.findByText('已选 4 条')
  await press(label)
  return opened
}

test('of rows that can be merged one form is opened, and the others say why they cannot', async () => {
  const opened = await chosen('投保')
  expect(await screen.findByText('A-1、A-3')).toBeTruthy()
  expect(screen.getByText('A-2').nextSibling?.textContent).toBe('“币种”与A-1不同')
  expect(screen.getByText('A-4').nextSibling?.textContent).toBe('已无剩余')
  await press('合并生成一张（2 条）')
  await waitFor(() => expect(opened).toEqual(['/doc/sea/policy/new?voyages=v1,v3']))
  await dialogClosed()
})

test('each that may be a source begins a form of its own where that is wanted', async () => {
  const opened = await chosen('投保')
  await press('分别生成 3 张')
  await waitFor(() => expect(opened).toEqual(['v1', 'v2', 'v3'].map((id) => `/doc/sea/policy/new?voyages=${id}`)))
})

test('rows that nothing may be made of are told, and nothing is offered', async () => {
  const opened = await chosen(
    '投保',
    judged.map((one) => ({ ...one, barred: '已无剩余' })),
  )
  expect(await screen.findByText('所选数据不能合并')).toBeTruthy()
  expect(screen.queryByText(/^合并生成|^分别生成/)).toBeNull()
  expect(opened).toEqual([])
})

test('what is not merged begins a form from each row at once', async () => {
  const opened = await chosen('生成结算单')
  await waitFor(() => expect(opened).toEqual(['v1', 'v2', 'v3'].map((id) => `/doc/sea/settlement/new?voyageId=${id}`)))
  expect(await screen.findByText('1 条当前不能生成，已略过')).toBeTruthy()
})
