import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost } from '../testing/test-host.tsx'
import { FileList } from './file-list.tsx'
import type { FileRecord } from './file-record.ts'

installJsdomPolyfills()
afterEach(cleanup)

const file = (fileName: string, fileType: string): FileRecord => ({
  userId: 'p1',
  userName: '王伟',
  fileName,
  fileAdd: `/f/${fileName}`,
  fileType,
  fileSize: 3_565_158,
})
const patience = { timeout: 10_000 }

test('FIL-09 a picture opens in the dialog 图片预览: it zooms, turns and moves by buttons and keys, and 关闭 closes', async () => {
  render(
    <TestHost>
      <FileList files={[file('船.jpg', 'image')]} onRemove={null} />
    </TestHost>,
  )
  fireEvent.click(screen.getByRole('button', { name: '预览：船.jpg' }))
  expect(await screen.findByRole('dialog', { name: '图片预览' }, patience)).toBeTruthy()
  const picture = screen.getByAltText('船.jpg')
  const frame = picture.parentElement ?? picture
  fireEvent.click(screen.getByRole('button', { name: '放大' }))
  expect(screen.getByText('125%')).toBeTruthy()
  for (const key of ['-', 'r', 'ArrowRight', 'ArrowUp']) fireEvent.keyDown(frame, { key })
  expect(picture.style.transform).toBe('translate(-40px, 40px) rotate(90deg) scale(1)')
  fireEvent.pointerDown(frame, { clientX: 10, clientY: 10 })
  fireEvent.pointerMove(frame, { clientX: 60, clientY: 30 })
  fireEvent.pointerUp(frame)
  fireEvent.pointerMove(frame, { clientX: 500, clientY: 500 })
  fireEvent.wheel(frame, { deltaY: -1 })
  expect(picture.style.transform).toBe('translate(10px, 60px) rotate(90deg) scale(1.1)')
  fireEvent.keyDown(frame, { key: '0' })
  expect(picture.style.transform).toBe('translate(0px, 0px) rotate(0deg) scale(1)')
  fireEvent.click(screen.getByText(/关\s*闭/))
  expect(screen.queryByRole('dialog', { name: '图片预览' })).toBeNull()
})

test('FIL-09 the files of a record are leafed through, by buttons and by PageUp and PageDown', async () => {
  render(
    <TestHost>
      <FileList files={[file('1.jpg', 'image'), file('2.jpg', 'image'), file('a.pptx', 'pptx')]} onRemove={null} />
    </TestHost>,
  )
  fireEvent.click(screen.getByRole('button', { name: '预览：2.jpg' }))
  expect(await screen.findByText('第 2 个，共 3 个', {}, patience)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '上一个文件' }))
  expect(screen.getByAltText('1.jpg')).toBeTruthy()
  fireEvent.keyDown(screen.getByAltText('1.jpg'), { key: 'PageDown' })
  fireEvent.click(screen.getByRole('button', { name: '下一个文件' }))
  expect(screen.getByText('此类文件不能在线预览，请下载后查看')).toBeTruthy()
})

test('other files are downloaded under their names; sizes read as people write them', () => {
  render(
    <TestHost lang="ru">
      <FileList files={[file('a.zip', 'zip')]} onRemove={null} />
    </TestHost>,
  )
  expect(screen.getByText('3,4 МБ · 王伟')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Скачать: a.zip' }).getAttribute('href')).toBe('/f/a.zip')
  expect(screen.queryByRole('button')).toBeNull()
})

test('LNG-01 who sent a file is named in the reader’s language, and as at that time where nobody knows the person', () => {
  const useNames = () => (_source: string, key: string) => (key === 'p1' ? 'Ван Вэй' : '—')
  render(
    <TestHost lang="ru" host={{ useNames }}>
      <FileList files={[file('a.zip', 'zip'), { ...file('b.zip', 'zip'), userId: 'p9' }]} onRemove={null} />
    </TestHost>,
  )
  expect(screen.getByText('3,4 МБ · Ван Вэй')).toBeTruthy()
  expect(screen.getByText('3,4 МБ · 王伟')).toBeTruthy()
})

test('FIL-10 no files are 暂无文件', () => {
  render(
    <TestHost>
      <FileList files={[]} onRemove={null} />
    </TestHost>,
  )
  expect(screen.getByText('暂无文件')).toBeTruthy()
})

test('of two hundred files the first are drawn, the rest is asked for or found by name', () => {
  const files = Array.from({ length: 200 }, (_, at) => file(`凭证${at + 1}.pdf`, 'pdf'))
  const begun = performance.now()
  render(
    <TestHost>
      <FileList files={files} onRemove={() => undefined} />
    </TestHost>,
  )
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: '再显示 40 个，共 200 个' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(60)
  fireEvent.change(screen.getByRole('textbox', { name: '按文件名查找' }), { target: { value: '证199' } })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
