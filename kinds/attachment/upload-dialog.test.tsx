import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Lang } from '../../core/values/language.ts'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, fieldOf } from '../testing/test-host.tsx'
import type { Transfer, UnfinishedUpload, UploadedFile, UploadWatch } from './file-transfer.ts'
import UploadDialog from './upload-dialog.tsx'

installJsdomPolyfills()
afterEach(cleanup)

const answer = ({ name, size }: File): UploadedFile => ({
  fileName: name,
  fileSize: size,
  fileType: 'pdf',
  filePath: `2026/11/${name}`,
  filePathOss: `oss/${name}`,
})
const file = (name: string, size = 3) => Object.defineProperty(new File(['abc'], name), 'size', { value: size })
const mega = 1024 * 1024

interface Shown {
  readonly kind?: string
  readonly lang?: Lang
  readonly held?: number
  readonly unfinished?: readonly UnfinishedUpload[]
  readonly send?: (file: File, watch: UploadWatch) => Transfer
}

function show(options: object = {}, { kind = 'attachment', lang = 'zh', held = 0, unfinished = [], send }: Shown = {}) {
  const said = { success: vi.fn(), error: vi.fn() }
  const [onDone, onClose, dropUpload, upload] = [vi.fn(), vi.fn(), vi.fn(() => Promise.resolve()), vi.fn()]
  const arrived = (sent: File): Transfer => ({
    done: Promise.resolve(answer(sent)),
    pause: null,
    resume: () => undefined,
    cancel: () => undefined,
  })
  render(
    <TestHost
      lang={lang}
      host={{
        toast: said,
        dropUpload,
        unfinishedUploads: () => Promise.resolve(unfinished),
        upload: (sent, to, watch) => {
          upload(sent.name, to)
          return (send ?? arrived)(sent, watch)
        },
      }}
    >
      <UploadDialog field={fieldOf(kind, options)} held={held} onDone={onDone} onClose={onClose} />
    </TestHost>,
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const choose = async (...files: File[]) => {
    await act(async () => {
      if (input) fireEvent.change(input, { target: { files } })
    })
  }
  return { said, onDone, onClose, choose, input, dropUpload, upload }
}

const confirm = () => screen.queryByRole('button', { name: /确\s*定/ })
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the dialog 上传', () => {
  test('FIL-08 FIL-10 is called so, takes dropped files, and lists name, uploader, time and 删除; empty it says 暂无文件', async () => {
    show()
    expect(screen.getByRole('dialog', { name: '上传' })).toBeTruthy()
    expect(screen.getByText('暂无文件')).toBeTruthy()
    await act(async () => {
      fireEvent.drop(screen.getByText('将文件拖到此处，或点击选择'), { dataTransfer: { files: [file('合同.pdf')] } })
    })
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      '文件名',
      '上传人',
      '上传时间',
      '操作',
    ])
    expect(screen.getAllByRole('cell').map((one) => one.textContent)).toEqual([
      '合同.pdf',
      '王伟',
      expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      expect.stringMatching(/删\s*除/),
    ])
    press(/删\s*除/)
    expect(screen.getByText('暂无文件')).toBeTruthy()
  })

  test('FIL-07 FIL-08 FIL-03 says 上传成功 and hands what came to the form on 确定', async () => {
    const { said, onDone, choose } = show()
    await choose(file('合同.pdf'))
    expect(said.success).toHaveBeenCalledWith('上传成功')
    press(/确\s*定/)
    expect(onDone).toHaveBeenCalledWith([
      {
        userId: 'p1',
        userName: '王伟',
        fileName: '合同.pdf',
        fileAdd: '2026/11/合同.pdf',
        fileType: 'pdf',
        fileSize: 3,
        upTime: expect.any(Number),
      },
    ])
  })

  test('FIL-08 just closes on 确定 without files and on 取消 with them', async () => {
    const { onDone, onClose, choose } = show()
    press(/确\s*定/)
    await choose(file('a.pdf'))
    press(/取\s*消/)
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(onDone).not.toHaveBeenCalled()
  })

  test('FIL-03 FIL-08 of the storage variant asks for patience with a big file, has 确定 only after a success, and tells the form the path and the field', async () => {
    let arrive: (file: UploadedFile) => void = () => undefined
    const big = file('图纸.pdf', 30 * mega)
    const { onDone, choose, upload } = show(
      { storage: true },
      {
        send: () => ({
          done: new Promise((resolve) => {
            arrive = resolve
          }),
          pause: () => undefined,
          resume: () => undefined,
          cancel: () => undefined,
        }),
      },
    )
    expect(confirm()).toBeNull()
    await choose(big)
    expect(screen.getByText('请耐心等待，大文件正在上传服务器...')).toBeTruthy()
    expect(confirm()).toBeNull()
    await act(async () => arrive(answer(big)))
    expect(screen.queryByText('请耐心等待，大文件正在上传服务器...')).toBeNull()
    press(/确\s*定/)
    expect(onDone).toHaveBeenCalledWith([
      expect.objectContaining({ fileAdd: '2026/11/图纸.pdf', filePath: 'oss/图纸.pdf', fjName: '字段' }),
    ])
    expect(upload).toHaveBeenCalledWith('图纸.pdf', 'storage')
  })

  test('FIL-11 shows how far a file is, lets it be paused, continued and given up, and says when the connection is lost', async () => {
    let watch: UploadWatch = { share: () => undefined, waiting: () => undefined }
    const [pause, resume, cancel] = [vi.fn(), vi.fn(), vi.fn()]
    const { choose } = show(
      {},
      {
        send: (_, told) => {
          watch = told
          return { done: new Promise(() => undefined), pause, resume, cancel }
        },
      },
    )
    await choose(file('a.pdf', 30 * mega))
    act(() => watch.share(0.426))
    expect(screen.getByRole('progressbar', { name: '上传进度：a.pdf' }).getAttribute('aria-valuenow')).toBe('42')
    press(/暂\s*停/)
    expect(pause).toHaveBeenCalled()
    expect(screen.getByText('已暂停')).toBeTruthy()
    press(/继\s*续/)
    expect(resume).toHaveBeenCalled()
    act(() => watch.waiting(true))
    expect(screen.getByText('连接中断，恢复后自动继续')).toBeTruthy()
    press(/取消上传/)
    expect(cancel).toHaveBeenCalled()
    expect(screen.getByText('暂无文件')).toBeTruthy()
  })

  test('FIL-11 reminds of what was begun and never finished, and lets it go', async () => {
    const { dropUpload } = show(
      { accept: 'pdf' },
      {
        unfinished: [
          { id: 'u1', fileName: '大图.pdf', fileSize: 100 * mega, received: 40 * mega, upTime: 0 },
          { id: 'u2', fileName: 'a.png', fileSize: 9, received: 1, upTime: 0 },
        ],
      },
    )
    expect(await screen.findByText('已上传 40%，共 100 MB')).toBeTruthy()
    expect(screen.queryByText('a.png')).toBeNull()
    await act(async () => press(/删除: 大图/))
    expect(dropUpload).toHaveBeenCalledWith('u1')
    expect(screen.queryByText('大图.pdf')).toBeNull()
  })
})

describe('what may come', () => {
  test.each([
    ['pdf', 'pdf'],
    ['文档', 'txt,doc,docx,xls,xlsx'],
    ['照片', 'jpg,jpeg,bmp,png,gif'],
    [['pdf', '.DOCX', 'jpg'], 'pdf,docx,jpg'],
  ] as const)('FIL-06 for accept %j: another type is named for 3 s and clears the list', async (accept, list) => {
    const { said, choose, input } = show({ accept })
    const [good = ''] = list.split(',')
    await choose(file(`a.${good}`))
    expect(screen.getByText(`a.${good}`)).toBeTruthy()
    await choose(file('b.exe'))
    expect(said.error).toHaveBeenCalledWith(`请上传正确类型的附件,文件后缀名为【${list}】`, 3000)
    expect(screen.queryByText(`a.${good}`)).toBeNull()
    expect(input?.accept).toBe(
      list
        .split(',')
        .map((name) => `.${name}`)
        .join(','),
    )
  })

  test('FIL-05 a file as large as the limit is refused before it is sent', async () => {
    const { said, choose, upload } = show({ maxMb: 5 })
    await choose(file('big.pdf', 5 * mega))
    expect(said.error).toHaveBeenCalledWith('不能超过 5MB!', 3000)
    await choose(file('big.pdf', 5 * mega - 1))
    expect(upload).toHaveBeenCalledTimes(1)
    cleanup()
    const standard = show()
    await standard.choose(file('big.pdf', 1024 * mega))
    expect(standard.said.error).toHaveBeenCalledWith('不能超过 1024MB!', 3000)
  })

  test('FIL-05 pictures always hear 不能超过 1000MB!, whatever limit decides', async () => {
    const { said, choose, upload } = show({ maxMb: 2 }, { kind: 'image' })
    await choose(file('a.png', 2 * mega))
    expect(said.error).toHaveBeenCalledWith('不能超过 1000MB!', 3000)
    await choose(file('a.png', 1))
    expect(upload).toHaveBeenCalledWith('a.png', 'picture')
  })

  test('no more files than the field holds, those it has counted; one file only takes the place of another', async () => {
    const { said, choose, upload } = show({ max: 3 }, { held: 2 })
    await choose(file('a.pdf'), file('b.pdf'))
    expect(said.error).toHaveBeenCalledWith('字段最多上传3个文件', 3000)
    expect(upload).not.toHaveBeenCalled()
    cleanup()
    const one = show({}, { kind: 'file', held: 1 })
    await one.choose(file('a.pdf'))
    expect(one.upload).toHaveBeenCalled()
  })

  test.each([
    ['ru', 'Загрузка файлов', 'Нет файлов'],
    ['en', 'Upload', 'No files'],
  ] as const)('FIL-08 speaks %s', (lang, title, none) => {
    show({}, { lang })
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
    expect(screen.getByText(none)).toBeTruthy()
  })
})
