import { screen, waitFor } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { press, refusal, show, signedIn } from '../testing/index.ts'
import { StartupDialogHost } from './startup-dialog-host.tsx'
import { addStartupDialog, type StartupDialogProps } from './startup-dialogs.ts'

function Greeting({ told, onClose }: StartupDialogProps) {
  return (
    <div role="dialog" aria-label="告知">
      {told.join('、')}
      <button type="button" onClick={onClose}>
        知道了
      </button>
    </div>
  )
}

const brought = async () => ({ default: Greeting })
const asks = ['/api/greeting/first', '/api/greeting/second']
const takeAway = asks.map((ask) => addStartupDialog({ ask, show: brought }))
afterAll(() => takeAway.forEach((take) => take()))

async function greeted(first: unknown, second: unknown) {
  const server = await signedIn({ answers: { 'GET /api/greeting/first': first, 'GET /api/greeting/second': second } })
  await show(<StartupDialogHost />)
  return server
}

test('what a module has to tell stands over the first page until it is closed, and the next is not asked', async () => {
  const server = await greeted(['新版本', '新功能'], ['生日'])
  expect((await screen.findByRole('dialog', { name: '告知' })).textContent).toContain('新版本、新功能')
  expect(server.callsTo('/api/greeting/second')).toEqual([])
  await press('知道了')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '告知' })).toBeNull())
})

test('a module with nothing to tell gives the word to the next', async () => {
  await greeted([], ['生日'])
  expect((await screen.findByRole('dialog', { name: '告知' })).textContent).toContain('生日')
})

test('a module that cannot tell keeps none of the others from telling', async () => {
  await greeted(refusal({ status: 500, code: 'bug', message: '坏了' }), ['生日'])
  expect((await screen.findByRole('dialog', { name: '告知' })).textContent).toContain('生日')
  expect(screen.queryByRole('alert')).toBeNull()
})
