import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '../../../ui/dialog.tsx'
import { useKept } from '../../../ui/page-memory.ts'
import { useKeepsAll, useTab, useUnsaved } from '../../platform/page/page-context.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { awakeAtMost } from '../../platform/page/pages-asleep.ts'
import { pageAt, press, showWhole, type } from '../../testing/index.ts'

function Forgetful() {
  const [text, setText] = useState('')
  return <input aria-label="备注" value={text} onChange={({ target }) => setText(target.value)} />
}

function Form() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <input aria-label="金额" value={text} onChange={({ target }) => setText(target.value)} />
}

function Keeping() {
  const tab = useTab()
  const [text, setText] = useKept('words', () => '')
  const [mounts] = useState(() => (drawn += 1))
  useKeepsAll()
  return (
    <>
      <input aria-label="搜索" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => tab.setTitle('已搜索')}>
        命名
      </button>
      <p>{`第 ${mounts} 次`}</p>
    </>
  )
}

function Asking() {
  const [open, setOpen] = useState(false)
  useKeepsAll()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        询问
      </button>
      <Dialog open={open} title="理由" onClose={() => setOpen(false)}>
        {null}
      </Dialog>
    </>
  )
}

let drawn = 0
const plain = Array.from({ length: 12 }, (_, at) => pageAt(`/sea/p${at}`, () => <p>{`正文 ${at}`}</p>))
const pages = [
  pageAt('/sea/forgetful', Forgetful),
  pageAt('/sea/form', Form),
  pageAt('/sea/keeping', Keeping),
  pageAt('/sea/asking', Asking),
  ...plain,
]

const drawnPages = () => document.querySelectorAll('main [role=tabpanel]').length

/** Opens other pages one after the other, more than are kept awake. */
async function wander() {
  for (const at of plain.keys()) {
    openPage(`/sea/p${at}`)
    await screen.findByText(`正文 ${at}`)
  }
}

async function startAt(path: string) {
  drawn = 0
  await showWhole(path, {}, { pages })
}

test('of many opened pages only the last used are drawn, and each tab stays', async () => {
  await startAt('/sea/p0')
  await wander()
  await waitFor(() => expect(drawnPages()).toBe(awakeAtMost))
  expect(screen.getAllByRole('tab')).toHaveLength(plain.length + 1)
  openPage('/sea/p0')
  await screen.findByText('正文 0')
  expect(drawnPages()).toBe(awakeAtMost)
})

test('ACC-11 a page that keeps its state comes back from sleep with it, and with its name', async () => {
  await startAt('/sea/keeping')
  await type(await screen.findByRole('textbox', { name: '搜索' }), '焦煤')
  await press('命名')
  await wander()
  await waitFor(() => expect(screen.queryByText('第 1 次')).toBeNull())
  await press(screen.getByRole('tab', { name: '已搜索' }))
  expect(await screen.findByText('第 2 次')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '搜索' }).value).toBe('焦煤')
})

test('a page that only knows itself what was typed into it does not sleep', async () => {
  await startAt('/sea/forgetful')
  await type(await screen.findByRole('textbox', { name: '备注' }), '写到一半')
  await wander()
  openPage('/sea/forgetful')
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: '备注' })
  expect(input.value).toBe('写到一半')
})

test('ACC-11 a page with unsaved input never sleeps, and its tab asks from behind before it closes', async () => {
  await startAt('/sea/form')
  await type(await screen.findByRole('textbox', { name: '金额' }), '100')
  await wander()
  await press(screen.getByTitle('关闭: 页面/sea/form'))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  await press('返回编辑')
  openPage('/sea/form')
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: '金额' })
  expect(input.value).toBe('100')
})

test('a page with an open dialog stays awake until it is closed', async () => {
  await startAt('/sea/asking')
  await press(await screen.findByRole('button', { name: '询问' }))
  await screen.findByRole('dialog', { name: '理由' })
  await wander()
  openPage('/sea/asking')
  await screen.findByRole('dialog', { name: '理由' })
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await wander()
  await waitFor(() => expect(drawnPages()).toBe(awakeAtMost))
  expect(screen.queryByText('询问')).toBeNull()
})
