import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type MyNotices, noticeSorts } from '../../../core/words/notice-preferences.ts'
import { press, refusal, show, signedIn } from '../../../web/testing/index.ts'
import { NoticeChoices } from './notice-preferences.tsx'

const wanted = Object.fromEntries(noticeSorts.map((sort) => [sort, []])) as unknown as MyNotices['wanted'] // every sort is in it
const stored: MyNotices = {
  channels: [{ code: 'sms', address: '13900000001' }],
  wanted,
  quiet: 'off',
  own: { from: 22, to: 7 },
  standard: null,
  lang: '',
}

async function opened() {
  const server = await signedIn({
    answers: { 'GET /api/system/my/notices': stored, 'POST /api/system/my/notices': {} },
  })
  await show(<NoticeChoices />)
  await screen.findByRole('checkbox', { name: '待办事项：短信' })
  return { server, reread: server.hold('GET /api/system/my/notices') }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('what is chosen while saved choices are read again stays, and is saved next', async () => {
  const { server, reread } = await opened()
  await press(box('待办事项：短信'))
  await press(/保存提醒设置/)
  await waitFor(() => expect(reread.asked).toBe(1))
  await press(screen.getByRole('radio', { name: '自定义' }))
  reread.answer({ ...stored, wanted: { ...wanted, todo: ['sms'] }, own: { from: 21, to: 6 } })
  // Until then a second press is not taken.
  await waitFor(() => expect(screen.getByRole('button', { name: /保存提醒设置/ }).getAttribute('aria-busy')).toBeNull())
  expect(box('待办事项：短信').checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '自定义' }).checked).toBe(true)
  await press(/保存提醒设置/)
  await waitFor(() => expect(server.callsTo('POST /api/system/my/notices')).toHaveLength(2))
  expect(server.callsTo('POST /api/system/my/notices')[1]?.body).toMatchObject({ quiet: 'own' })
})

test('choices that could not be saved stay as they were chosen', async () => {
  const { server } = await opened()
  server.on('POST /api/system/my/notices', refusal({ status: 500, code: 'error', message: '系统繁忙' }))
  await press(box('待办事项：短信'))
  await press(/保存提醒设置/)
  await screen.findByText('系统繁忙')
  expect(box('待办事项：短信').checked).toBe(true)
})
