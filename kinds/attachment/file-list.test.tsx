// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { installBrowserParts } from '../testing/browser-parts.ts'
import { TestHost } from '../testing/test-host.tsx'
import { FileList } from './file-list.tsx'
import type { FileRecord } from './file-record.ts'

installBrowserParts()
afterEach(cleanup)

const file = (fileName: string, fileType: string): FileRecord => ({ userId: 'p1', userName: '王伟', fileName, fileAdd: `/f/${fileName}`, fileType, fileSize: 3_565_158 })

test('FIL-09 a picture opens in the dialog 图片预览, which 关闭 closes', async () => {
  render(<TestHost><FileList files={[file('船.jpg', 'image')]} onRemove={null} /></TestHost>)
  fireEvent.click(screen.getByText('船.jpg'))
  expect(await screen.findByRole('dialog', { name: '图片预览' }, { timeout: 10_000 })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '放大' }))
  expect(screen.getByText('125%')).toBeTruthy()
  fireEvent.click(screen.getByText(/关\s*闭/))
  expect(screen.queryByRole('dialog', { name: '图片预览' })).toBeNull()
})

test('other files are downloaded under their names; sizes read as people write them', () => {
  render(<TestHost lang="ru"><FileList files={[file('a.pdf', 'pdf')]} onRemove={null} /></TestHost>)
  expect(screen.getByText('3,4 МБ')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Скачать: a.pdf' }).getAttribute('href')).toBe('/f/a.pdf')
  expect(screen.queryByRole('button')).toBeNull()
})
