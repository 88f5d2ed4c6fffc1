// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { around, press, refusal, show, signedIn, voyageDocument } from '../../../web/testing/index.ts'
import { settleableContract } from '../states.ts'
import LookupLink from './lookup-link.tsx'
import SettleContract from './settle-contract.tsx'

const doc = voyageDocument()
const permissions = ['yhjs-xz', 'jsgl-xz']
const company = 'https://companies.example/beilu'

test.each(settleableContract)('a contract in state %s is settled', async (contractStatus) => {
  await signedIn({ permissions })
  const { opened } = await show(<SettleContract doc={doc} record={{ id: 'c1', contractStatus, contractType: 'cg' }} />)
  await press('新增结算单')
  await waitFor(() => expect(opened).toEqual(['/doc/contracts/settlement/new?relatedContract=c1']))
})

test('a barter contract is settled goods for goods', async () => {
  await signedIn({ permissions })
  const record = { id: 'c1', contractStatus: settleableContract[0], contractType: 'yh' }
  const { opened } = await show(<SettleContract doc={doc} record={record} />)
  await press('新增易货结算')
  await waitFor(() => expect(opened).toEqual(['/doc/contracts/barterSettlement/new?relatedContract=c1']))
})

test.each(['0', '1', '2', '6', '7'])('a contract in state %s is not settled', async (contractStatus) => {
  await signedIn({ permissions })
  await show(<SettleContract doc={doc} record={{ id: 'c1', contractStatus, contractType: 'cg' }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('who may settle by money alone is not offered to settle a barter contract', async () => {
  await signedIn({ permissions: ['jsgl-xz'] })
  const record = { id: 'c1', contractStatus: settleableContract[0] }
  await show(
    <>
      <SettleContract doc={doc} record={{ ...record, contractType: 'yh' }} />
      <SettleContract doc={doc} record={{ ...record, contractType: 'cg' }} />
    </>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['新增结算单'])
})

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
