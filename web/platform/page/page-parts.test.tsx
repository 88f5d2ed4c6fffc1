import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, press, quiet, refusal, show, signedIn } from '../../testing/index.ts'
import { Failure } from '../http/failure.ts'
import { useWords } from '../session/use-words.ts'
import { ErrorState } from './error-state.tsx'
import { offerUndo } from './offer-undo.ts'
import { usePage, useTab } from './page-context.ts'
import { openMenu } from './page-navigation.ts'

const nothing = () => undefined

test.each([
  ['zh', '数据加载失败', '重试'],
  ['ru', 'Не удалось загрузить данные', 'Повторить'],
  ['en', 'The data could not be loaded', 'Try again'],
] as const)(
  'data that did not come is told in %s with the number of the request, and asked for again',
  async (language, title, retry) => {
    const asked: string[] = []
    const error = new Failure('系统繁忙', { status: 500, requestId: 'req-3' })
    await show(<ErrorState error={error} onRetry={() => asked.push('again')} />, { language })
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByText('系统繁忙 · req-3')).toBeTruthy()
    await press(retry)
    expect(asked).toEqual(['again'])
  },
)

test('data that one may not see is told so, and asking again is not offered', async () => {
  await show(<ErrorState error={new Failure('仅限财务部', { status: 403 })} onRetry={nothing} />, { width: 'phone' })
  expect(screen.getByText('没有查看权限')).toBeTruthy()
  expect(screen.getByText('仅限财务部')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

function Decided({ onRenew }: { readonly onRenew: () => void }) {
  const t = useWords()
  const decide = () => offerUndo(['d1', 'd2'], { undoMs: 60_000, text: '已同意 2 项', renew: onRenew }, t)
  return (
    <button type="button" onClick={decide}>
      决定
    </button>
  )
}

async function decided(second: unknown) {
  const renewed: string[] = []
  const server = await signedIn({
    answers: { 'DELETE /api/workflow/deciding/d1': null, 'DELETE /api/workflow/deciding/d2': second },
  })
  await show(<Decided onRenew={() => renewed.push('renewed')} />)
  await press('决定')
  expect(await screen.findByText('已同意 2 项')).toBeTruthy()
  await press(await screen.findByRole('button', { name: /撤/ }))
  return { server, renewed }
}

test('what was decided is taken back with all that belongs to it, and the tasks are read again', async () => {
  const { server, renewed } = await decided(null)
  await waitFor(() => expect(renewed).toEqual(['renewed']))
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/workflow/deciding/d1', '/api/workflow/deciding/d2'])
  expect(screen.queryByText('已同意 2 项')).toBeNull()
})

test('what can be taken back no more is said so, and the tasks are read again all the same', async () => {
  const { renewed } = await decided(refusal({ status: 409, code: 'late', message: '已生效，不能撤销' }))
  expect((await screen.findByRole('alert')).textContent).toContain('已生效，不能撤销')
  await waitFor(() => expect(renewed).toEqual(['renewed']))
})

function Place() {
  const { query, rest, label } = usePage()
  const tab = useTab()
  const t = useWords()
  return (
    <>
      <p>{[t(label), ...rest, query.get('day') ?? '无'].join(' ')}</p>
      <button type="button" onClick={() => tab.ask('day=7')}>
        问
      </button>
      <button type="button" onClick={() => tab.ask('')}>
        不问
      </button>
    </>
  )
}

test('what a page asks stands in its address and is read from there, without a step of the browser', async () => {
  const label = { zh: '航次', ru: 'Рейсы', en: 'Voyages' }
  const { opened } = await show(<Place />, { at: '/sea/voyages?day=3', rest: ['open'], label })
  expect(screen.getByText('航次 open 3')).toBeTruthy()
  const steps = history.length
  await press('问')
  expect(await screen.findByText('航次 open 7')).toBeTruthy()
  await waitFor(() => expect(location.search).toBe('?day=7'))
  await press('不问')
  expect(await screen.findByText('航次 open 无')).toBeTruthy()
  await waitFor(() => expect(location.search).toBe(''))
  expect(history.length).toBe(steps)
  expect(opened).toEqual([])
})

test('an entry of the menu opens in its tab, or in a window of its own; one without an address nowhere', async () => {
  const { opened } = await show(<p>页</p>)
  openMenu({ address: '/sea/voyages', apart: false })
  openMenu({ address: 'https://bank.test/', apart: true })
  openMenu({ address: null, apart: false })
  await quiet()
  expect(opened).toEqual(['/sea/voyages'])
  expect(around.windows).toEqual(['https://bank.test/'])
})

test('a part that stands in no page fails loudly instead of guessing', async () => {
  const { renderToString } = await import('react-dom/server')
  expect(() => renderToString(<Place />)).toThrow('usePage and useTab are for parts of a page')
})
