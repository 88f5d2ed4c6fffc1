// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PeopleRequest } from '../host.ts'
import { installBrowserParts } from '../testing/browser-parts.ts'
import { TestHost, loaded, people, type HostParts } from '../testing/test-host.tsx'
import type { Chosen } from './chosen.ts'
import PersonDialog from './person-dialog.tsx'

installBrowserParts()
afterEach(cleanup)

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

function show(more: { readonly multiple?: boolean; readonly locked?: readonly string[]; readonly chosen?: readonly Chosen[]; readonly host?: HostParts } = {}) {
  const onDone = vi.fn()
  const onClose = vi.fn()
  render(<TestHost host={more.host ?? {}}><PersonDialog chosen={more.chosen ?? []} multiple={more.multiple ?? true} locked={more.locked ?? []} everywhere={false} onDone={onDone} onClose={onClose} /></TestHost>)
  return { onDone, onClose }
}

test('WID-09 the dialog 选择人员 shows roles with head counts and people with index, name, phone and department', () => {
  show()
  expect(screen.getByRole('dialog', { name: '选择人员' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /业务员\s*42/ })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['序号', '姓名', '电话', '部门'])
  expect(within(rowOf('李娜')).getAllByRole('cell').map((one) => one.textContent)).toEqual(['2', '李娜', '13912345671', '海运/销售部'])
})

test('WID-09 选择 > accumulates, < 取消 takes back, 确定 hands over', () => {
  const { onDone } = show()
  fireEvent.click(rowOf('王伟'))
  fireEvent.click(rowOf('赵强'))
  fireEvent.click(screen.getByRole('button', { name: '选择 >' }))
  expect(screen.getByText('已选人员（2）')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '赵强' }))
  fireEvent.click(screen.getByRole('button', { name: '< 取消' }))
  fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }))
  expect(onDone).toHaveBeenCalledWith([{ userId: 'p1', userName: '王伟', userTel: '13912345670', deptsnames: '海运/销售部' }])
})

test('WID-09 single mode replaces the chosen person', () => {
  const { onDone } = show({ multiple: false, chosen: [{ userId: 'p1', userName: '王伟' }] })
  fireEvent.doubleClick(rowOf('李娜'))
  fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }))
  expect(onDone.mock.calls[0]?.[0]).toMatchObject([{ userId: 'p2' }])
})

test('WID-09 a locked person cannot be added: 李娜不可添加！', () => {
  const error = vi.fn()
  show({ locked: ['p2'], host: { toast: { success: () => undefined, error } } })
  fireEvent.doubleClick(rowOf('李娜'))
  expect(error).toHaveBeenCalledWith('李娜不可添加！')
  expect(screen.getByText('已选人员（0）')).toBeTruthy()
})

test('WID-09 the count has a button that lets everybody go, and 取消 changes nothing', () => {
  const { onDone, onClose } = show({ chosen: [{ userId: 'p1', userName: '王伟' }] })
  fireEvent.click(screen.getByRole('button', { name: '全部取消' }))
  expect(screen.getByText('已选人员（0）')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^取\s*消$/ }))
  expect(onClose).toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
})

test('DAT-06 the table asks for pages of 10 from 1, and for a role from 1 again', () => {
  const asked: PeopleRequest[] = []
  show({ host: { usePeople: (request) => { asked.push(request); return loaded({ rows: people, total: 87 }) } } })
  expect(asked.at(-1)).toMatchObject({ page: 1, size: 10, everywhere: false })
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(asked.at(-1)).toMatchObject({ page: 2, size: 10 })
  fireEvent.click(screen.getByRole('button', { name: /业务员/ }))
  expect(asked.at(-1)).toMatchObject({ page: 1, roleId: 'r1' })
})
