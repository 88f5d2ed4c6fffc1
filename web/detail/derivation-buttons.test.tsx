// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openVoyage, press, voyage, voyageDocument } from '../testing/index.ts'

const doc = voyageDocument({
  derivations: [
    { name: 'settle', label: '生成结算单', module: 'sea', document: 'settlement', by: 'voyageId' },
    { name: 'pay', label: '生成付款计划', module: 'finance', document: 'paymentPlan', by: 'voyageId' },
  ],
})

test('what may be made from a record opens the form of a new one that names its source', async () => {
  const { opened } = await openVoyage(voyage(1), doc, { derives: ['pay'] })
  await press('生成付款计划')
  await waitFor(() => expect(opened).toEqual(['/doc/finance/paymentPlan/new?voyageId=v1']))
  expect(screen.queryByText('生成结算单')).toBeNull()
})

test('nothing is offered of which the server does not say that it may be made now', async () => {
  await openVoyage(voyage(1), doc)
  expect(screen.queryByText('生成付款计划')).toBeNull()
})
