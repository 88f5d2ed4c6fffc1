import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useTab } from '../../platform/page/page-context.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { key, pageAt, press, quiet, showWhole, type } from '../../testing/index.ts'

function Form({ name }: { readonly name: string }) {
  const tab = useTab()
  const [text, setText] = useState('')
  return (
    <>
      <input
        aria-label={name}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          tab.setDirty(target.value !== '')
        }}
      />
      <button type="button" onClick={() => tab.setTitle(`${name} 7`)}>
        {name} 改名
      </button>
    </>
  )
}

const pages = ['甲', '乙', '丙'].map((name, at) =>
  pageAt(`/sea/p${at + 1}`, () => <Form name={name} />, { label: { zh: name, ru: `${name} ru`, en: `${name} en` } }),
)

const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const front = () => screen.getByRole('tab', { selected: true }).textContent
const cross = (name: string) => screen.getByTitle(`关闭: ${name}`)

async function three() {
  const shown = await showWhole('/sea/p1', {}, { pages })
  await screen.findByRole('textbox', { name: '甲' })
  openPage('/sea/p2')
  await screen.findByRole('textbox', { name: '乙' })
  openPage('/sea/p3')
  await screen.findByRole('textbox', { name: '丙' })
  await waitFor(() => expect(names()).toEqual(['首页', '甲', '乙', '丙']))
  return shown
}

test('ACC-15 pages opened one after the other stand as tabs in that order, the last in front and in the title', async () => {
  await three()
  expect(front()).toBe('丙')
  await waitFor(() => expect(document.title).toBe('丙 · 北陆能源集团'))
})

test('ACC-14 what was typed into a page is still there when its tab comes back', async () => {
  await three()
  await press(await screen.findByRole('tab', { name: '甲' }))
  await type('甲', '写到一半')
  await press(await screen.findByRole('tab', { name: '丙' }))
  await waitFor(() => expect(front()).toBe('丙'))
  await press(await screen.findByRole('tab', { name: '甲' }))
  await waitFor(() => expect(front()).toBe('甲'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '甲' }).value).toBe('写到一半')
})

test('a page that names itself is called so in its tab and in the title', async () => {
  await three()
  await press('丙 改名')
  await waitFor(() => expect(names()).toEqual(['首页', '甲', '乙', '丙 7']))
  await waitFor(() => expect(document.title).toBe('丙 7 · 北陆能源集团'))
})

test('the cross closes a page, and the neighbour of the one in front comes to the front', async () => {
  await three()
  await press(cross('丙'))
  await waitFor(() => expect(names()).toEqual(['首页', '甲', '乙']))
  await waitFor(() => expect(front()).toBe('乙'))
})

test('the middle button of the mouse and the key Delete close a page too', async () => {
  await three()
  fireEvent(screen.getByRole('tab', { name: '乙' }), new MouseEvent('auxclick', { button: 1, bubbles: true }))
  await waitFor(() => expect(names()).toEqual(['首页', '甲', '丙']))
  screen.getByRole('tab', { name: '丙' }).focus()
  key('Delete')
  await waitFor(() => expect(names()).toEqual(['首页', '甲']))
})

test('a page with unsaved input asks before it closes; whoever goes on editing loses nothing', async () => {
  await three()
  await type('丙', '未保存')
  await press(cross('丙'))
  expect(await screen.findByRole('alertdialog', { name: '页面“丙”有未保存的内容，确定关闭吗？' })).toBeTruthy()
  await press('返回编辑')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(names()).toContain('丙')
  await press(cross('丙'))
  await press(await screen.findByRole('button', { name: '仍然关闭' }))
  await waitFor(() => expect(names()).toEqual(['首页', '甲', '乙']))
})

test('Esc at that question is no', async () => {
  await three()
  await type('丙', '未保存')
  await press(cross('丙'))
  await screen.findByRole('alertdialog')
  key('Escape')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(names()).toContain('丙')
})

test('closing the others keeps the page in front and the home page, and asks for all unsaved ones at once', async () => {
  await three()
  await press(await screen.findByRole('tab', { name: '甲' }))
  await type('甲', '一')
  await press(await screen.findByRole('tab', { name: '乙' }))
  await type('乙', '二')
  await press(await screen.findByRole('tab', { name: '丙' }))
  await press('页签操作')
  await press('关闭其他')
  expect(await screen.findByRole('alertdialog', { name: '2 个页面有未保存的内容，确定关闭吗？' })).toBeTruthy()
  await press('仍然关闭')
  await waitFor(() => expect(names()).toEqual(['首页', '丙']))
})

test('arrows walk along the tabs, Ctrl with an arrow opens the neighbour, but not while one writes', async () => {
  await three()
  screen.getByRole('tab', { name: '丙' }).focus()
  key('ArrowLeft')
  expect(document.activeElement?.textContent).toBe('乙')
  key('ArrowLeft', { ctrl: true })
  await waitFor(() => expect(front()).toBe('乙'))
  screen.getByRole('textbox', { name: '乙' }).focus()
  key('ArrowLeft', { ctrl: true })
  await quiet()
  expect(front()).toBe('乙')
})

test('refreshing a page draws it anew', async () => {
  await three()
  await type('丙', '旧')
  await press('刷新')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: '丙' }).value).toBe(''))
})

test('on a phone the open pages stand in the menu, named in the language of the reader', async () => {
  await showWhole('/sea/p1', { language: 'ru' }, { pages, width: 'phone' })
  await screen.findByRole('textbox', { name: '甲' })
  openPage('/sea/p2')
  await screen.findByRole('textbox', { name: '乙' })
  await press(await screen.findByRole('button', { name: 'Меню' }))
  expect(await screen.findByRole('heading', { name: 'Открытые страницы' })).toBeTruthy()
  await press('甲 ru')
  await waitFor(() => expect(document.title).toBe('甲 ru · 北陆能源集团'))
})
