// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { installBrowserParts } from '../testing/browser-parts.ts'
import { TestHost, fieldOf } from '../testing/test-host.tsx'
import type { FileRecord } from './file-record.ts'
import UploadDialog from './upload-dialog.tsx'

installBrowserParts()
afterEach(cleanup)

const record = (fileName: string): FileRecord => ({ userId: 'p1', userName: '王伟', fileName, fileAdd: `/f/${fileName}`, fileType: 'pdf', fileSize: 3, upTime: Date.UTC(2026, 10, 21, 3) })
const file = (name: string) => new File(['abc'], name)

function show(accept?: readonly string[] | string) {
  const said = { success: vi.fn(), error: vi.fn() }
  const onDone = vi.fn()
  const onClose = vi.fn()
  render(
    <TestHost host={{ toast: said, upload: (sent) => Promise.resolve(record(sent.name)) }}>
      <UploadDialog field={fieldOf('attachment', accept ? { accept, maxMb: 1 } : { maxMb: 1 })} files={[]} onDone={onDone} onClose={onClose} />
    </TestHost>,
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const choose = async (...files: File[]) => { await act(async () => { if (input) fireEvent.change(input, { target: { files } }) }) }
  return { said, onDone, onClose, choose }
}

test('FIL-07 FIL-08 the dialog 上传 shows what came and 确定 appears with the first file', async () => {
  const { said, onDone, choose } = show()
  expect(screen.getByRole('dialog', { name: '上传' })).toBeTruthy()
  expect(screen.getByText('暂无文件')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /确\s*定/ })).toBeNull()
  await choose(file('合同.pdf'))
  expect(said.success).toHaveBeenCalledWith('上传成功')
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['文件名', '上传人', '上传时间', '操作'])
  expect(screen.getByText('合同.pdf')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }))
  expect(onDone).toHaveBeenCalledWith([record('合同.pdf')])
})

test('FIL-06 a wrong type is named for 3 s and clears the list', async () => {
  const { said, choose } = show('pdf')
  await choose(file('a.pdf'))
  await choose(file('b.exe'))
  expect(said.error).toHaveBeenCalledWith('请上传正确类型的附件,文件后缀名为【pdf】', 3000)
  expect(screen.queryByText('a.pdf')).toBeNull()
})

test('FIL-05 a file as large as the limit is refused before it is sent', async () => {
  const { said, choose } = show()
  await choose(new File([new Uint8Array(1024 * 1024)], 'big.pdf'))
  expect(said.error).toHaveBeenCalledWith('不能超过 1MB!', 3000)
})

test('FIL-08 a file can be taken away again, and 取消 just closes', async () => {
  const { onDone, onClose, choose } = show()
  await choose(file('a.pdf'), file('b.pdf'))
  const [first] = screen.getAllByRole('button', { name: /删\s*除/ })
  if (first) fireEvent.click(first)
  expect(screen.queryByText('a.pdf')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /取\s*消/ }))
  expect(onClose).toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
})
