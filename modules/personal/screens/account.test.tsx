import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MySessions } from '../../../core/api-types/my-sessions.ts'
import { dialog, dialogClosed, press, refusal, show, signedIn, type } from '../../../web/testing/index.ts'
import type { Account } from '../components/use-account.tsx'
import AccountPage from './account.tsx'

const account: Account = {
  ver: 1,
  userCode: 'findir',
  userName: '林慧敏',
  nameRu: 'Линь Хуэйминь',
  nameEn: 'Lin Huimin',
  userTel: '13900000001',
  email: 'lin@beilu.example',
  passwordChanged: Date.UTC(2026, 0, 5),
}

const sessions: MySessions = {
  sessions: [],
  attempts: [],
  last: { time: null, device: '', ip: '', failures: 0 },
}

/** The page with its account read, and how the next reading of it is answered. */
async function opened() {
  const server = await signedIn({
    answers: {
      'GET /api/system/my/account': account,
      'GET /api/system/my/sessions': sessions,
      'GET /api/system/my/accountRequest': [],
      'GET /api/system/my/secondFactor': { since: null, codesLeft: 0, demanded: false },
      'GET /api/system/my/notices': { channels: [] },
      'POST /api/system/my/account': {},
    },
  })
  await show(<AccountPage />)
  await screen.findByLabelText('英文姓名')
  return { server, reread: server.hold('GET /api/system/my/account') }
}

test('a dialog that was opened while the saved account is read again stays open', async () => {
  const { reread } = await opened()
  await type('英文姓名', 'Lin Huimin (home)')
  await press(/保\s?存/)
  await waitFor(() => expect(reread.asked).toBe(1))
  await press('更换邮箱')
  await type(await screen.findByLabelText('新的邮箱'), 'home@beilu.example')
  reread.answer({ ...account, ver: 2, nameEn: 'Lin Huimin (home)', email: 'read-again@beilu.example' })
  await screen.findByText('read-again@beilu.example')
  expect((await dialog()).querySelector('input')?.value).toBe('home@beilu.example')
})

test('a changed address closes its dialog before the account is read again', async () => {
  const { server, reread } = await opened()
  server.on('POST /api/system/my/contact', {})
  await press('更换邮箱')
  await type(await screen.findByLabelText('新的邮箱'), 'home@beilu.example')
  await press(/确\s?定/)
  await waitFor(() => expect(reread.asked).toBe(1))
  await dialogClosed()
  reread.answer({ ...account, ver: 2, email: 'home@beilu.example' })
  await screen.findByText('home@beilu.example')
})

test('what is typed while the saved account is read again stays, and is saved with its new version', async () => {
  const { server, reread } = await opened()
  await type('英文姓名', 'Lin H.')
  await press(/保\s?存/)
  await waitFor(() => expect(reread.asked).toBe(1))
  await type('俄文姓名', 'Линь Х.')
  reread.answer({ ...account, ver: 2, nameEn: 'Lin H. as stored' })
  await waitFor(() => expect(box('英文姓名').value).toBe('Lin H. as stored'))
  expect(box('俄文姓名').value).toBe('Линь Х.')
  await press(/保\s?存/)
  await waitFor(() => expect(server.callsTo('POST /api/system/my/account')).toHaveLength(2))
  expect(server.callsTo('POST /api/system/my/account')[1]?.body).toMatchObject({
    ver: 2,
    nameEn: 'Lin H. as stored',
    nameRu: 'Линь Х.',
  })
})

test('what was typed stays when it is refused, and the reason stands at its field', async () => {
  const { server } = await opened()
  server.on(
    'POST /api/system/my/account',
    refusal({ status: 422, code: 'invalid', fields: { nameEn: '请填写英文姓名' } }),
  )
  await type('英文姓名', '王')
  await press(/保\s?存/)
  expect(await screen.findByText('请填写英文姓名')).toBeTruthy()
  expect(box('英文姓名').value).toBe('王')
  expect(box('英文姓名').getAttribute('aria-invalid')).toBe('true')
})

function box(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label)
}
