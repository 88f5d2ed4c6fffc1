import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CallList } from '../../base/system-list-type.ts'
import { press, row, show, signedIn, type } from '../testing/index.ts'
import { CallRows } from './system-list-rows.tsx'

const letters: CallList = {
  module: 'sea',
  name: 'letters',
  label: { zh: '信件', ru: 'Письма', en: 'Letters' },
  title: 'subject',
  state: 'state',
  fields: {
    subject: { kind: 'text', label: { zh: '主题', ru: 'Тема', en: 'Subject' }, filter: 'contains' },
    at: { kind: 'dateTime', label: { zh: '时间', ru: 'Время', en: 'Time' }, filter: 'range' },
    state: {
      kind: 'dictionary',
      label: { zh: '状态', ru: 'Статус', en: 'State' },
      filter: 'oneOf',
      options: [
        { code: 'sent', label: { zh: '已发送', ru: 'Отправлено', en: 'Sent' }, color: 'green' },
        { code: 'lost', label: { zh: '未送达', ru: 'Не доставлено', en: 'Lost' } },
      ],
    },
    size: { kind: 'number', label: { zh: '大小', ru: 'Размер', en: 'Size' } },
  },
  columns: ['subject', 'at', 'state', 'size'],
  search: ['subject'],
}

const rows = [
  { id: 'a', subject: '到港通知', at: Date.UTC(2026, 10, 25), state: 'sent', size: 12 },
  { id: 'b', subject: '离港通知', at: Date.UTC(2026, 10, 24), state: 'lost', size: 7 },
]

async function atLetters(language: 'zh' | 'ru' = 'zh', width: 'desk' | 'phone' = 'desk') {
  const server = await signedIn({ language })
  server.on('POST /api/sea/letters/page', { content: rows, totalElements: 2, next: null })
  const led: string[] = []
  const { again } = await show(
    <CallRows
      of={letters}
      onOpen={({ id }) => void led.push(String(id))}
      fixed={{ box: 'out' }}
      head={(exportButton) => <header>{exportButton}</header>}
      actions={({ id }) => <button type="button">重发{String(id)}</button>}
      actionsWidth={120}
    />,
    { language, width, at: '/letters' },
  )
  await screen.findByText('到港通知')
  return { server, led, again }
}

test('a list that a fixed call answers has the columns, entries and words of its description', async () => {
  const { server } = await atLetters('ru')
  const titles = within(screen.getByRole('grid', { name: 'Письма' })).getAllByRole('columnheader')
  expect(titles.map((title) => title.getAttribute('aria-label') ?? title.textContent)).toEqual([
    '№',
    'Тема',
    'Время',
    'Статус',
    'Размер',
    'Действия',
  ])
  expect((await row('离港通知')).textContent).toContain('Не доставлено')
  expect(server.callsTo('POST /api/sea/letters/page')[0]?.body).toMatchObject({ parameters: { box: 'out' } })
})

test('its rows are opened and acted upon by the page around it, and nothing is chosen', async () => {
  const { led } = await atLetters()
  await press(within(await row('离港通知')).getByText('离港通知'))
  await waitFor(() => expect(led).toEqual(['b']))
  expect(within(await row('到港通知')).getByText('重发a')).toBeTruthy()
  expect(screen.queryByLabelText('选择第 1 行')).toBeNull()
})

test('it is searched, cut by the conditions described, and exported where the page puts the button', async () => {
  const { server } = await atLetters()
  await type('主题', '到港')
  await waitFor(() =>
    expect(server.callsTo('POST /api/sea/letters/page').at(-1)?.body).toMatchObject({
      parameters: { box: 'out', subject: '到港' },
    }),
  )
  expect(within(document.querySelector('header') ?? document.body).getByText(/^导\s?出$/)).toBeTruthy()
})

test('without a row it says that there is nothing', async () => {
  const server = await signedIn()
  server.on('POST /api/sea/letters/page', { content: [], totalElements: 0, next: null })
  await show(<CallRows of={letters} onOpen={() => undefined} />)
  expect(await screen.findByText('暂无数据')).toBeTruthy()
  expect(screen.queryByText(/^新\s?增$/)).toBeNull()
})

test('its columns are kept in this browser, for a call has nobody to keep them', async () => {
  const { server } = await atLetters()
  await press('列设置')
  await press(await screen.findByRole('checkbox', { name: '大小' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: '大小' })).toBeNull())
  await waitFor(() => expect(localStorage.getItem('amur.columns.u1.sea.letters.letters')).toContain('"size"'))
  expect(server.calls.filter(({ path }) => path.endsWith('/layout'))).toEqual([])
})

test('on a phone such rows are cards with their state beside the title', async () => {
  await atLetters('zh', 'phone')
  const card = screen.getByText('到港通知').closest('article')
  expect(card?.textContent).toContain('已发送')
  expect(card?.textContent).toContain('重发a')
})
