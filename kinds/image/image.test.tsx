import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { checkRecord } from '../check-record.ts'
import { errorText } from '../error-text.ts'
import { file, image } from '../index.ts'
import { onPage } from '../kind-components.ts'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, fieldOf } from '../testing/test-host.tsx'

installJsdomPolyfills()
afterEach(cleanup)

const picture = (fileName: string) => ({
  userId: 'p1',
  userName: '王伟',
  fileName,
  fileAdd: `/f/${fileName}`,
  fileType: 'image',
  fileSize: 10,
})

function show(kind: string, value: Json, more: { readonly disabled?: boolean; readonly options?: object } = {}) {
  const onChange = vi.fn()
  const { Input, Cell } = onPage(kind)
  const text = { lang: 'zh', name: (_: string, key: string) => key } as const
  render(
    <TestHost>
      <Suspense>
        <Input
          id="x"
          value={value}
          field={fieldOf(kind, more.options)}
          record={{}}
          text={text}
          disabled={more.disabled ?? false}
          error={null}
          onChange={onChange}
          onFill={() => undefined}
          onBlur={() => undefined}
        />
      </Suspense>
      <div data-testid="cell">
        <Cell value={value} field={fieldOf(kind)} text={text} />
      </div>
    </TestHost>,
  )
  return { onChange }
}

test('WID-11 a required file asks 请上传{label}, required pictures ask 请上传图片', () => {
  const asked = (field: Parameters<typeof checkRecord>[0][string]) =>
    errorText(
      checkRecord({ it: field }, { it: null }, { today: '2026-11-21' }).errors.it ?? { code: '' },
      '扫描件',
      'zh',
    )
  expect(asked(file({ required: true }))).toBe('请上传扫描件')
  expect(asked(image({ required: true }))).toBe('请上传图片')
})

test('WID-11 FIL-10 pictures are tiles that open and go; none to be seen are 暂无图片; a full field takes no more', async () => {
  const { onChange } = show('image', [picture('1.png'), picture('2.png')], { options: { max: 2 } })
  expect((await screen.findByRole('button', { name: '上传' }, { timeout: 10_000 })).hasAttribute('disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '删除: 1.png' }))
  expect(onChange).toHaveBeenCalledWith([picture('2.png')])
  expect(screen.getByTestId('cell').textContent).toBe('+1')
  fireEvent.click(screen.getAllByRole('button', { name: '预览：1.png' })[0] ?? document.body)
  expect(await screen.findByRole('dialog', { name: '图片预览' }, { timeout: 10_000 })).toBeTruthy()
  cleanup()
  show('image', null, { disabled: true })
  expect(await screen.findByText('暂无图片')).toBeTruthy()
})

test('WID-11 a file field holds one file, which its cell opens by its name', async () => {
  const paper = { ...picture('合同.pdf'), fileType: 'pdf' }
  show('file', [paper])
  expect(await screen.findByRole('button', { name: '上传' }, { timeout: 10_000 })).toBeTruthy()
  expect(screen.getByTestId('cell').textContent).toBe('合同.pdf')
  cleanup()
  show('file', null, { disabled: true })
  expect(await screen.findByText('暂无文件')).toBeTruthy()
})
