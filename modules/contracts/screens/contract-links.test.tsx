// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { around, press, refusal, show, signedIn, voyageDocument } from '../../../web/testing/index.ts'
import LookupLink from './company-lookup-link.tsx'

const doc = voyageDocument()
const company = 'https://companies.example/beilu'

test('a window is opened with the press, and shows the company once its address is known', async () => {
  const server = await signedIn()
  const answer = server.hold('POST /api/external/company')
  const shown = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('open', () => shown)
  await show(<LookupLink doc={doc} record={{ cpName: '远东贸易有限公司' }} />)
  await press(/企业信息查询/)
  await waitFor(() =>
    expect(server.callsTo('POST /api/external/company')[0]?.body).toEqual({ keyword: '远东贸易有限公司' }),
  )
  expect(shown.opener).toBeNull()
  expect(shown.location.replace).not.toHaveBeenCalled()
  answer.answer({ address: company })
  await waitFor(() => expect(shown.location.replace).toHaveBeenCalledWith(company))
  expect(around.left).toEqual([])
})

test('the window closes again when the company is not found, and it is said why', async () => {
  await signedIn({
    answers: {
      'POST /api/external/company': refusal({ status: 502, code: 'external.down', message: '外部服务无响应' }),
    },
  })
  const shown = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('open', () => shown)
  await show(<LookupLink doc={doc} record={{ cpName: '远东贸易有限公司' }} />)
  await press(/企业信息查询/)
  expect(await screen.findByText(/外部服务无响应/)).toBeTruthy()
  await waitFor(() => expect(shown.close).toHaveBeenCalledOnce())
  expect(shown.location.replace).not.toHaveBeenCalled()
})

test('a browser that opens no window shows the company in the place of the page', async () => {
  await signedIn({ answers: { 'POST /api/external/company': { address: company } } })
  await show(<LookupLink doc={doc} record={{ cpName: '远东贸易有限公司' }} />)
  await press(/企业信息查询/)
  await waitFor(() => expect(around.left).toEqual([company]))
})
