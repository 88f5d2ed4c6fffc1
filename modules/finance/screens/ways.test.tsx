// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, show, signedIn, voyageDocument } from '../../../web/testing/index.ts'
import PlanOfBarter from './plan-of-barter.tsx'
import PlanOfContract from './plan-of-contract.tsx'
import PlanOfSettlement from './plan-of-settlement.tsx'

const doc = voyageDocument()
const both = ['skjh-xz', 'fkjh-xz']
const barter = { id: 'b1', approvalStatus: '2', diffBy: 'cash', diff: '1200.00' }
const contract = { id: 'c1', contractStatus: '3', direction: 'buy' }
const settlement = { id: 's1', approvalStatus: '2', direction: 'buy' }

test.each([
  ['the difference of a barter in our favour is received', PlanOfBarter, barter, 'receiptPlan/new?barterId=b1'],
  [
    'the difference of a barter that we owe is paid',
    PlanOfBarter,
    { ...barter, diff: '-1200.00' },
    'paymentPlan/new?barterId=b1',
  ],
  ['a contract that buys is paid', PlanOfContract, contract, 'paymentPlan/new?contractId=c1'],
  [
    'a contract that sells is received',
    PlanOfContract,
    { ...contract, contractStatus: '4', direction: 'sell' },
    'receiptPlan/new?contractId=c1',
  ],
  ['a settlement of a purchase is paid', PlanOfSettlement, settlement, 'paymentPlan/new?settlementId=s1'],
  [
    'a settlement of a sale is received',
    PlanOfSettlement,
    { ...settlement, direction: 'sell' },
    'receiptPlan/new?settlementId=s1',
  ],
])('%s by a plan of its own', async (_title, Way, record, form) => {
  await signedIn({ permissions: both })
  const { opened } = await show(<Way doc={doc} record={record} />)
  await press(/计划/)
  await waitFor(() => expect(opened).toEqual([`/doc/finance/${form}`]))
})

test.each([
  ['a barter settled by goods', PlanOfBarter, { ...barter, diffBy: 'goods' }],
  ['a barter under approval', PlanOfBarter, { ...barter, approvalStatus: '1' }],
  ['a contract to be signed', PlanOfContract, { ...contract, contractStatus: '2' }],
  ['a completed contract', PlanOfContract, { ...contract, contractStatus: '5' }],
  ['a settlement under approval', PlanOfSettlement, { ...settlement, approvalStatus: '1' }],
])('nothing is planned for %s', async (_title, Way, record) => {
  await signedIn({ permissions: both })
  await show(<Way doc={doc} record={record} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('who may only plan payments is offered no plan of receipts, and the other way round', async () => {
  await signedIn({ permissions: ['fkjh-xz'] })
  await show(
    <>
      <PlanOfContract doc={doc} record={contract} />
      <PlanOfSettlement doc={doc} record={{ ...settlement, direction: 'sell' }} />
    </>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['新增付款计划'])
})
