import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, show, signedIn } from '../../../web/testing/index.ts'
import Settings from './settings.tsx'

const field = {
  kind: 'number',
  name: 'value',
  label: '单个文件上限',
  min: '1',
  max: '10240',
  rights: { read: true, write: true },
  sortable: false,
  filter: 'none',
  numeric: true,
}
const limit = {
  key: 'upload.maxMb',
  field,
  secret: false,
  standard: '1024',
  inForce: '5',
  fixed: false,
  guarded: true,
  value: '5',
  changedAt: 1_795_000_000_000,
  note: null,
  waiting: [],
}
const past = [
  { value: '5', from: 1_795_000_000_000, personName: '何志远', planned: false, note: '磁盘已满' },
  { value: '', from: 1_794_000_000_000, personName: '何志远', planned: false, note: null },
]

async function openPast() {
  const server = await signedIn({
    permissions: ['pzzx-ck', 'pzzx-bj'],
    answers: {
      'GET /api/system/setting': [{ code: 'upload', label: '上传', settings: [limit] }],
      'GET /api/system/setting/*/past': past,
    },
  })
  await show(<Settings />)
  await press(/的历史$/)
  const drawer = await screen.findByRole('dialog')
  await within(drawer).findAllByRole('listitem')
  return { server, drawer }
}

test('a value of the past that was none is said as what holds then', async () => {
  const { drawer } = await openPast()
  expect(within(drawer).getAllByRole('listitem').at(-1)?.textContent).toContain('默认 · 1,024')
})

test('a value of the past is shown with the reason it was given, where one was', async () => {
  const { drawer } = await openPast()
  const [latest, first] = within(drawer).getAllByRole('listitem')
  expect(latest?.textContent).toContain('修改说明：磁盘已满')
  expect(first?.textContent).not.toContain('修改说明')
})

test('an old value of a setting that two administrators change is not said to be back before the second agrees', async () => {
  const { server, drawer } = await openPast()
  server.on('POST /api/system/setting/save', { waiting: true })
  within(drawer).getByRole('button', { name: '恢复此值' }).click()
  expect(await screen.findByText(/待另一名管理员/)).toBeTruthy()
  expect(screen.queryByText(/已恢复/)).toBeNull()
  expect(server.callsTo('POST /api/system/setting/save')[0]?.body).toEqual({ key: 'upload.maxMb', value: '' })
  server.on('POST /api/system/setting/save', null)
  within(drawer).getByRole('button', { name: '恢复此值' }).click()
  await waitFor(() => expect(screen.queryByText(/已恢复/)).not.toBeNull())
})

test('the bounds of a number are written as the reader writes numbers', async () => {
  await openPast()
  expect(screen.getByText('可选 1 – 10,240')).toBeTruthy()
})
