import { screen, waitFor } from '@testing-library/react'
import { Select } from 'antd'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { usePhone } from '../platform/data/use-phone.ts'
import { useRecord } from '../platform/data/use-record.ts'
import { http } from '../platform/http/client.ts'
import { onEvent, startEvents } from '../platform/http/event-stream.ts'
import { usePage } from '../platform/page/page-context.ts'
import { currentSession } from '../platform/session/session.ts'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords } from '../platform/words/shell.ts'
import { unexpectedlySaid } from './console.ts'
import {
  around,
  choose,
  key,
  mayBeSaid,
  menuEntry,
  openRow,
  press,
  pressTwice,
  refusal,
  resize,
  row,
  show,
  showList,
  showRecord,
  signedIn,
  TestServer,
  type,
  unreachable,
  voyage,
  voyageDocument,
  voyages,
} from './index.ts'

test('a list of a described document shows the rows that the server answers and opens one in its tab', async () => {
  const server = await signedIn()
  voyages([voyage(1), voyage(2, { port: '上海' })])
  const { opened } = await showList()
  expect((await row('HC-002')).textContent).toContain('上海')
  expect(server.callsTo('POST /api/sea/voyage/page')[0]?.body).toMatchObject({ list: 'main', page: 1 })
  await openRow('HC-001')
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v1']))
})

test('a record of a described document is shown by its page, as a form where it is new', async () => {
  await signedIn()
  voyages([voyage(1)])
  await showRecord('v1')
  expect(await screen.findByRole('heading', { name: /HC-001/ })).toBeTruthy()
})

test('a new record is an empty form of its document, on a phone too', async () => {
  await signedIn({ language: 'ru' })
  voyages([])
  await showRecord('new', voyageDocument(), { width: 'phone' })
  await type('航次名称', '北极')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '航次名称' }).value).toBe('北极')
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeTruthy()
})

test('a call is answered by a value, a refusal or nothing at all, and is kept with what it carried', async () => {
  const server = new TestServer({ 'POST /api/a/*': ({ body }: { body: unknown }) => body })
  server.on('GET /api/b', refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields: { name: '请填写' } }))
  server.on('GET /api/c', unreachable)
  await expect(http.post('/api/a/1', { x: [1] }, { key: 'k' })).resolves.toEqual({ x: [1] })
  await expect(http.get('/api/b', { query: { day: '1' }, quiet: true })).rejects.toMatchObject({
    status: 422,
    errors: { name: '请填写' },
  })
  await expect(http.get('/api/c', { quiet: true })).rejects.toMatchObject({ status: 0 })
  expect(server.callsTo('/api/a/1')).toMatchObject([{ method: 'POST', body: { x: [1] }, key: 'k', language: 'zh' }])
  expect(server.callsTo('GET /api/b')[0]?.query).toEqual({ day: '1' })
})

test('a call that nobody answers is named', async () => {
  const server = new TestServer({ 'GET /api/a/*': 1 })
  await expect(http.get('/api/a/b/c', { quiet: true })).rejects.toMatchObject({ status: 501 })
  expect(server.unanswered.splice(0)).toEqual(['GET /api/a/b/c'])
})

test('calls wait for the test and are answered in the order it likes', async () => {
  const server = new TestServer()
  const slow = server.hold('GET /api/slow')
  const order: unknown[] = []
  const asked = [0, 1].map(() => http.get('/api/slow').then((answer) => order.push(answer)))
  await waitFor(() => expect(slow.asked).toBe(2))
  slow.answer('second', 1)
  await waitFor(() => expect(order).toEqual(['second']))
  slow.answer('first', 0)
  await Promise.all(asked)
  expect(order).toEqual(['second', 'first'])
})

test('events of the server reach the page', async () => {
  const server = await signedIn()
  const heard: unknown[] = []
  const stops = [onEvent('document', (data) => heard.push(data)), startEvents()]
  await waitFor(() => expect(server.heard).toBe(true))
  server.tell('document', { module: 'sea', name: 'voyage' })
  await waitFor(() => expect(heard).toEqual([{ module: 'sea', name: 'voyage' }]))
  for (const stop of stops) stop()
})

function Place() {
  const { path, query, rest, params } = usePage()
  const t = useWords()
  const where = [path, query.get('day'), ...rest, params['kind'], usePhone() ? 'phone' : 'desk', t(shellWords.close)]
  return <p>{where.join(' ')}</p>
}

test('an element stands in a page at an address, in a language and a width, which may change', async () => {
  await signedIn()
  const at = { at: '/sea/map?day=3', rest: ['x'], params: { kind: 'a' } }
  await show(<Place />, { language: 'ru', width: 'phone', ...at })
  expect(screen.getByText('/sea/map 3 x a phone Закрыть')).toBeTruthy()
  resize('desk')
  expect(await screen.findByText('/sea/map 3 x a desk Закрыть')).toBeTruthy()
})

test('by a path the whole product is shown, with the menu of whoever is signed in', async () => {
  const entry = menuEntry('航次', { menuUrl: '/sea/voyages' })
  await signedIn({ menu: [entry], permissions: ['hc-ck'], who: { userName: '王伟' } })
  voyages([])
  const answers = { 'GET /api/portal/widgets': [], 'GET /api/system/menu/badges': {}, 'GET /api/portal/records': null }
  await signedIn({ menu: [entry], answers })
  const load = () => Promise.resolve({ default: Place })
  const page = { path: '/sea/voyages', label: { zh: '航次', ru: 'Рейсы', en: 'Voyages' }, kept: true, params: {}, load }
  await show('/sea/voyages?day=5', { pages: [page] })
  expect(await screen.findByText(/^\/sea\/voyages 5/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '航次' })).toBeTruthy()
})

function Acts({ onDone }: { readonly onDone: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onDone(`sent ${text}`)
      }}
    >
      <input aria-label="名称" value={text} onChange={({ target }) => setText(target.value)} />
      <Select
        aria-label="币种"
        options={[
          { value: 'CNY', label: '人民币' },
          { value: 'USD', label: '美元' },
        ]}
        onChange={(value: string) => onDone(`chosen ${value}`)}
      />
      <button type="button" onClick={() => onDone('pressed')} onDoubleClick={() => onDone('twice')}>
        按
      </button>
      <button type="submit" disabled={text === ''}>
        发
      </button>
    </form>
  )
}

test('one presses, types, chooses and goes by keys, but not through what is closed', async () => {
  const done: string[] = []
  await show(<Acts onDone={(what) => done.push(what)} />)
  await press('按')
  await expect(press('发')).rejects.toThrow('cannot be pressed')
  await expect(press('没有')).rejects.toThrow('没有')
  await choose('币种', '美元')
  await type('名称', '航次')
  key('Enter')
  key('Tab', { shift: true })
  expect(document.activeElement?.textContent).toBe('发')
  key('Tab', { shift: true })
  key('Enter')
  await pressTwice(screen.getByText('按'))
  expect(done).toEqual(['pressed', 'chosen USD', 'sent 航次', 'pressed', 'pressed', 'pressed', 'twice'])
})

test('what is said to the console is noted unless the test expects it', () => {
  mayBeSaid(/^warn: known/)
  console.warn('known', 1)
  console.error(new Error('unknown'))
  expect(unexpectedlySaid()).toEqual([expect.stringContaining('error: Error: unknown')])
})

function OneVoyage() {
  return <p>{String(useRecord(voyageDocument(), 'v1').data?.record.no ?? 'nothing')}</p>
}

test('a page leaves its marks', async () => {
  await signedIn({ language: 'en', config: { siteTitle: '海运' } })
  voyages([voyage(1)])
  await show(<OneVoyage />, { width: 'phone', at: '/left' })
  expect(await screen.findByText('HC-001')).toBeTruthy()
  document.title = 'left'
  localStorage.setItem('left', '1')
  location.assign('/left')
  setTimeout(() => void document.body.append('late'), 200)
  expect(around.left).toEqual(['/left'])
})

test('… and the next finds none of them', async () => {
  expect([currentSession(), document.title, document.body.textContent, localStorage.length]).toEqual([null, '', '', 0])
  expect([innerWidth, around.left, location.pathname, document.cookie]).toEqual([1280, [], '/', ''])
  const server = await signedIn()
  await show(<Place />)
  expect(screen.getByText(/desk 关闭$/)).toBeTruthy()
  await expect(http.get('/api/sea/voyage/v1', { quiet: true })).rejects.toMatchObject({ status: 501 })
  server.unanswered.splice(0)
})
