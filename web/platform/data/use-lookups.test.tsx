import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Loaded } from '../../../kinds/field-services.ts'
import { press, quiet, refusal, resize, show, signedIn, voyage, voyageDocument, voyages } from '../../testing/index.ts'
import { queryClient } from '../http/query-client.ts'
import { useDictionary, useNames, usePeople, useReferences, useTree } from './use-lookups.ts'
import { usePhone } from './use-phone.ts'
import { useStamp } from './use-time-format.ts'

function Told<T>({ loaded, text }: { readonly loaded: Loaded<T>; readonly text: (data: T) => string }) {
  if (loaded.failed !== null)
    return (
      <button type="button" onClick={loaded.retry}>
        {loaded.failed}
      </button>
    )
  return <p>{loaded.data === undefined ? '读取中' : text(loaded.data)}</p>
}

const Dictionary = ({ group }: { readonly group: string }) => (
  <Told loaded={useDictionary(group)} text={(entries) => entries.map(({ label }) => label).join('、')} />
)

const groupAt = 'GET /api/system/dictionary/group'
const entries = [
  { dicCode: 'CNY', dicName: '人民币' },
  { dicCode: 'USD', dicName: '美元' },
]

test('DAT-07 a dictionary is asked for once, however many show it, and again when an event says that it changed', async () => {
  const server = await signedIn({ answers: { [groupAt]: entries } })
  await show(
    <>
      <Dictionary group="currency" />
      <Dictionary group="currency" />
    </>,
  )
  expect(await screen.findAllByText('人民币、美元')).toHaveLength(2)
  expect(server.callsTo(groupAt).map(({ query }) => query)).toEqual([{ dicGroup: 'currency' }])
  server.on(groupAt, entries.slice(1))
  void queryClient.invalidateQueries({ queryKey: ['dictionary'] })
  await waitFor(() => expect(screen.getAllByText('美元')).toHaveLength(2))
})

test('a dictionary that could not be read says why and is read again on demand', async () => {
  const server = await signedIn({ answers: { [groupAt]: refusal({ status: 500, code: 'bug', message: '系统繁忙' }) } })
  await show(<Dictionary group="currency" />)
  const again = await screen.findByRole('button', { name: '系统繁忙' })
  server.on(groupAt, entries)
  await press(again)
  expect(await screen.findByText('人民币、美元')).toBeTruthy()
})

test('nothing is asked for a field without a dictionary', async () => {
  const server = await signedIn()
  await show(<Dictionary group="" />)
  await quiet()
  expect(server.calls).toEqual([])
})

const Named = ({ ids }: { readonly ids: readonly string[] }) => {
  const name = useNames('person', ids)
  return <p>{ids.map((id) => name('person', id)).join('、')}</p>
}

const someone = '0198a2b4-0000-7000-8000-000000000001'

test('a person nobody has named yet is a dash, then the name; one that cannot be found stays a dash', async () => {
  const server = await signedIn()
  const slow = server.hold('GET /api/system/user/ids/*')
  const { again } = await show(<Named ids={[someone]} />)
  expect(screen.getByText('—')).toBeTruthy()
  slow.answer([{ userId: someone, userName: '李娜' }])
  expect(await screen.findByText('李娜')).toBeTruthy()
  server.on('GET /api/system/user/ids/*', refusal({ status: 404, code: 'none' }))
  again(<Named ids={[someone.replace(/1$/, '2')]} />)
  await quiet()
  expect(screen.getByText('—')).toBeTruthy()
})

const Voyages = ({ param }: { readonly param: string }) => (
  <Told
    loaded={useReferences({ target: 'sea.voyage', param, filter: {}, page: 1, size: 10 })}
    text={({ rows }) =>
      rows.map(({ title, number, ended }) => `${number} ${title}${ended === undefined ? '' : ` (${ended})`}`).join('、')
    }
  />
)

test('records that a reference may point at are told by number and title, with the words of a state that nothing follows', async () => {
  await signedIn()
  voyages([voyage(1), voyage(2, { status: '2' })], voyageDocument({ ended: ['2'] }))
  await show(<Voyages param="航" />)
  expect(await screen.findByText('HC-001 航次1、HC-002 航次2 (完航)')).toBeTruthy()
})

test('the number that an authority gave a record stands beside its name where it is offered', async () => {
  await signedIn()
  voyages([voyage(1, { port: 'XK-2026-7' }), voyage(2, { port: null })], voyageDocument({ officialNumber: 'port' }))
  await show(<Voyages param="航" />)
  expect(await screen.findByText('XK-2026-7 航次1、 航次2')).toBeTruthy()
})

test('while the next words are looked for what was found before stays, and an older answer never comes back', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  const { again } = await show(<Voyages param="1" />)
  expect(await screen.findByText('HC-001 航次1')).toBeTruthy()
  const slow = server.hold('POST /api/sea/voyage/page')
  const found = (number: number) => ({ content: [voyage(number)], totalElements: 1, names: {} })
  again(<Voyages param="12" />)
  await waitFor(() => expect(slow.asked).toBe(1))
  expect(screen.getByText('HC-001 航次1')).toBeTruthy()
  again(<Voyages param="123" />)
  await waitFor(() => expect(slow.asked).toBe(2))
  slow.answer(found(3), 1)
  expect(await screen.findByText('HC-003 航次3')).toBeTruthy()
  slow.answer(found(2), 0)
  await quiet()
  expect(screen.getByText('HC-003 航次3')).toBeTruthy()
})

const Units = () => <Told loaded={useTree('unit', 'zjgl')} text={(nodes) => nodes.map(({ name }) => name).join('、')} />

test('DAT-03 units are asked for by the code of the field, in the language of the reader', async () => {
  const server = await signedIn({
    language: 'ru',
    answers: { 'GET /api/system/department/getDataScopeDw': [{ id: 'd1', pid: null, name: 'Бэйлу' }] },
  })
  await show(<Units />, { language: 'ru' })
  expect(await screen.findByText('Бэйлу')).toBeTruthy()
  expect(server.calls[0]).toMatchObject({ query: { code: 'zjgl' }, language: 'ru' })
})

const People = ({ page }: { readonly page: number }) => (
  <Told
    loaded={usePeople({ page, size: 10, sort: 'register', userZt: '1' })}
    text={({ rows, total }) => `${rows.map(({ userName }) => userName).join('、')} / ${total}`}
  />
)

test('DAT-06 people come by pages, the newest first, and the page before stays until the next is here', async () => {
  const server = await signedIn()
  const slow = server.hold('POST /api/system/user/page')
  const people = (userName: string) => ({
    content: [{ userId: userName, userName, userTel: '', deptsnames: '' }],
    totalElements: '11',
  })
  const { again } = await show(<People page={1} />)
  slow.answer(people('王伟'))
  expect(await screen.findByText('王伟 / 11')).toBeTruthy()
  again(<People page={2} />)
  await waitFor(() => expect(slow.asked).toBe(2))
  expect(screen.getByText('王伟 / 11')).toBeTruthy()
  slow.answer(people('李娜'))
  expect(await screen.findByText('李娜 / 11')).toBeTruthy()
  expect(server.calls[0]?.body).toMatchObject({ page: '1', sort: 'register', dir: 'desc', 'parameters[userZt]': '1' })
})

const Width = () => <p>{usePhone() ? '手机' : '桌面'}</p>

test('a window that becomes narrow or wide is noticed', async () => {
  await show(<Width />)
  expect(screen.getByText('桌面')).toBeTruthy()
  resize('phone')
  expect(await screen.findByText('手机')).toBeTruthy()
  resize('desk')
  expect(await screen.findByText('桌面')).toBeTruthy()
})

const Stamp = () => {
  const stamp = useStamp()
  const at = Date.UTC(2026, 10, 21, 11, 7, 23)
  return <p>{[stamp(at), stamp(at, 'minute'), stamp(at, 'short')].join(' | ')}</p>
}

test.each([
  ['zh', '2026-11-21 19:07:23 | 2026-11-21 19:07 | 11-21 19:07'],
  ['ru', '21.11.2026 19:07:23 | 21.11.2026 19:07 | 21.11 19:07'],
] as const)('an instant is said in Shanghai as %s writes it', async (language, said) => {
  await show(<Stamp />, { language })
  expect(screen.getByText(said)).toBeTruthy()
})
