import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DescribedAction } from '../../core/description/described-document.ts'
import { dialog, openVoyage, press, resize, voyage, voyageDocument } from '../testing/index.ts'

const verb = (name: string, label: string, look: DescribedAction['look']): DescribedAction => ({
  verb: name,
  label,
  look,
  from: ['1'],
  asks: [],
})

const doc = voyageDocument({
  actions: [verb('delay', '延期', 'normal'), verb('depart', '开航', 'primary'), verb('strand', '报废', 'danger')],
  derivations: [
    { name: 'settle', label: '生成结算单', module: 'sea', document: 'settlement', by: 'voyageId' },
    { name: 'pay', label: '生成付款计划', module: 'finance', document: 'paymentPlan', by: 'voyageId' },
  ],
})
const all = { offered: ['bj', 'delay', 'depart', 'strand'], derives: ['settle', 'pay'] }

/** Words of the buttons in the head, in their order. */
const buttons = () =>
  [...document.querySelectorAll('header button')].map(({ textContent }) => textContent).filter((words) => words !== '')

/** Words of the menu beside them, which this opens. */
async function menu(): Promise<readonly (string | null)[]> {
  await press('更多')
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

test('on a desk four buttons stand, what comes next at the end; the rest is in the menu, what is dangerous last of it', async () => {
  await openVoyage(voyage(1), doc, all)
  expect(buttons()).toEqual(['编辑', '生成付款计划', '生成结算单', '开航'])
  expect((await menu()).slice(0, 4)).toEqual(['延期', '打印', '报废', '关注（有变动时通知我）'])
})

test('on a phone the next step stands alone, the rest is reached by the menu and by its keys', async () => {
  await openVoyage(voyage(1), doc, all)
  resize('phone')
  await waitFor(() => expect(buttons()).toEqual(['开航']))
  expect((await menu()).slice(0, 6)).toEqual(['生成结算单', '生成付款计划', '编辑', '延期', '打印', '报废'])
  expect(document.activeElement?.textContent).toBe('生成结算单')
  const walk = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  for (const at of ['生成付款计划', '编辑', '延期']) {
    walk('ArrowDown')
    expect(document.activeElement?.textContent).toBe(at)
  }
  fireEvent.click(document.activeElement ?? document.body)
  expect((await dialog()).textContent).toContain('延期')
})

test('a record with nothing to do but be printed shows that, on a phone too', async () => {
  await openVoyage(voyage(1), doc, { offered: [] })
  resize('phone')
  await waitFor(() => expect(buttons()).toEqual(['打印']))
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
