import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addDetailLink } from '../../../web/detail/detail-link-registry.ts'
import {
  around,
  press,
  refusal,
  showRecord,
  signedIn,
  voyage,
  voyageDocument,
  voyages,
} from '../../../web/testing/index.ts'

const company = 'https://companies.example/beilu'
const lookup = 'POST /api/external/company'

// Other tests of this process have no such document.
const doc = voyageDocument({ name: 'lookedUp' })
addDetailLink({ document: 'sea.lookedUp', key: 'lookup', load: () => import('./company-lookup-link.tsx') })

/** The record of a counterparty, and the lookup pressed in its menu. */
async function lookUp(): Promise<void> {
  voyages([voyage(1, { cpName: '远东贸易有限公司' })], doc)
  await showRecord('v1', doc)
  await press('更多')
  await press(await screen.findByRole('menuitem', { name: /企业信息查询/ }))
}

test('a window is opened with the press, and shows the company once its address is known', async () => {
  const server = await signedIn()
  const answer = server.hold(lookup)
  const shown = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('open', () => shown)
  await lookUp()
  await waitFor(() => expect(server.callsTo(lookup)[0]?.body).toEqual({ keyword: '远东贸易有限公司' }))
  expect(shown.opener).toBeNull()
  expect(shown.location.replace).not.toHaveBeenCalled()
  const menu = screen.getByRole('button', { name: '更多' })
  expect(menu.getAttribute('aria-busy')).toBe('true')
  answer.answer({ address: company })
  await waitFor(() => expect(shown.location.replace).toHaveBeenCalledWith(company))
  await waitFor(() => expect(menu.getAttribute('aria-busy')).toBeNull())
  expect(around.left).toEqual([])
})

test('the window closes again when the company is not found, and it is said why', async () => {
  await signedIn({
    answers: { [lookup]: refusal({ status: 502, code: 'external.down', message: '外部服务无响应' }) },
  })
  const shown = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('open', () => shown)
  await lookUp()
  expect(await screen.findByText(/外部服务无响应/)).toBeTruthy()
  await waitFor(() => expect(shown.close).toHaveBeenCalledOnce())
  expect(shown.location.replace).not.toHaveBeenCalled()
})

test('a browser that opens no window shows the company in the place of the page', async () => {
  await signedIn({ answers: { [lookup]: { address: company } } })
  await lookUp()
  await waitFor(() => expect(around.left).toEqual([company]))
})
