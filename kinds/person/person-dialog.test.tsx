import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PeopleRequest } from '../field-services.ts'
import { installJsdomPolyfills } from '../testing/jsdom-polyfills.ts'
import { TestHost, loaded, people, type HostParts } from '../testing/test-host.tsx'
import type { Chosen } from './chosen-people.ts'
import PersonDialog from './person-dialog.tsx'
import type { PickerLimits } from './person-picker-limits.ts'

installJsdomPolyfills()
afterEach(cleanup)

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const free: PickerLimits = { locked: [], everywhere: false, role: '', scope: '', most: 0 }

function show(
  more: {
    readonly multiple?: boolean
    readonly limits?: Partial<PickerLimits>
    readonly chosen?: readonly Chosen[]
    readonly host?: HostParts
  } = {},
) {
  const onDone = vi.fn()
  const onClose = vi.fn()
  render(
    <TestHost host={more.host ?? {}}>
      <PersonDialog
        chosen={more.chosen ?? []}
        multiple={more.multiple ?? true}
        limits={{ ...free, ...more.limits }}
        onDone={onDone}
        onClose={onClose}
      />
    </TestHost>,
  )
  return { onDone, onClose }
}

function asking(): { readonly asked: PeopleRequest[]; readonly host: HostParts } {
  const asked: PeopleRequest[] = []
  return {
    asked,
    host: {
      usePeople: (request) => {
        asked.push(request)
        return loaded({ rows: people, total: 87 })
      },
    },
  }
}

test('WID-09 the dialog 选择人员 shows roles with head counts and people with index, name, phone and department', () => {
  show()
  expect(screen.getByRole('dialog', { name: '选择人员' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /业务员\s*42/ })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['序号', '姓名', '电话', '部门'])
  expect(
    within(rowOf('李娜'))
      .getAllByRole('gridcell')
      .map((one) => one.textContent),
  ).toEqual(['2', '李娜', '13912345671', '海运/销售部'])
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
  expect(onDone).toHaveBeenCalledWith([
    { userId: 'p1', userName: '王伟', userTel: '13912345670', deptsnames: '海运/销售部' },
  ])
})

test('WID-09 single mode replaces the chosen person', () => {
  const { onDone } = show({ multiple: false, chosen: [{ userId: 'p1', userName: '王伟' }] })
  fireEvent.doubleClick(rowOf('李娜'))
  fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }))
  expect(onDone.mock.calls[0]?.[0]).toMatchObject([{ userId: 'p2' }])
})

test('WID-09 a locked person cannot be added: 李娜不可添加！, nor taken out', () => {
  const error = vi.fn()
  show({
    limits: { locked: ['p1', 'p2'] },
    chosen: [{ userId: 'p1', userName: '王伟' }],
    host: { toast: { success: () => undefined, error } },
  })
  fireEvent.doubleClick(rowOf('李娜'))
  expect(error).toHaveBeenCalledWith('李娜不可添加！')
  fireEvent.click(screen.getByRole('button', { name: '全部取消' }))
  expect(error).toHaveBeenLastCalledWith('王伟不可移除！')
  expect(screen.getByText('已选人员（1）')).toBeTruthy()
})

test('WID-09 the count has a button that lets everybody go, and 取消 changes nothing', () => {
  const { onDone, onClose } = show({ chosen: [{ userId: 'p1', userName: '王伟' }] })
  fireEvent.click(screen.getByRole('button', { name: '全部取消' }))
  expect(screen.getByText('已选人员（0）')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^取\s*消$/ }))
  expect(onClose).toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
})

test('a field that takes so many takes no more, and says so', () => {
  const error = vi.fn()
  show({ limits: { most: 1 }, host: { toast: { success: () => undefined, error } } })
  fireEvent.doubleClick(rowOf('王伟'))
  fireEvent.doubleClick(rowOf('李娜'))
  expect(error).toHaveBeenCalledWith('最多选择1人')
  expect(screen.getByText('已选人员（1）')).toBeTruthy()
})

test('DAT-06 the table asks for pages of 10 from 1, newest first, active people of the own company, and for a role from 1 again', () => {
  const { asked, host } = asking()
  show({ host })
  expect(asked.at(-1)).toEqual({ page: 1, size: 10, sort: 'register', userZt: '1', userDeptId: 'u2' })
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(asked.at(-1)).toMatchObject({ page: 2, size: 10 })
  fireEvent.click(screen.getByRole('button', { name: /业务员/ }))
  expect(asked.at(-1)).toMatchObject({ page: 1, roleId: 'r1' })
  fireEvent.click(screen.getByRole('button', { name: /姓名/ }))
  expect(asked.at(-1)).toMatchObject({ page: 1, sort: 'userName' })
})

test('WID-09 the all-companies flag, the role and the scope of the field go with what is asked, and only that role is listed', () => {
  const { asked, host } = asking()
  const roles: string[] = []
  show({
    limits: { everywhere: true, role: 'seaSales', scope: 'htgl' },
    host: {
      ...host,
      useRoles: (role) => {
        roles.push(role)
        return loaded([{ roleid: 'r1', rolename: '业务员', zongshu: 42 }])
      },
    },
  })
  expect(asked.at(-1)).toEqual({ page: 1, size: 10, sort: 'register', userZt: '1', role: 'seaSales', scope: 'htgl' })
  expect(roles[0]).toBe('seaSales')
  expect(screen.queryByRole('button', { name: '全部人员' })).toBe(null)
})

test('WID-09 by keyboard: from the words down to the people, arrows, space to mark, Enter to choose, Page Down to turn', async () => {
  const { asked, host } = asking()
  show({ host })
  fireEvent.change(screen.getByRole('textbox', { name: '姓名、拼音或电话' }), { target: { value: 'wangw' } })
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, param: 'wangw' }))
  fireEvent.keyDown(screen.getByRole('textbox', { name: '姓名、拼音或电话' }), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(rowOf('王伟'))
  fireEvent.keyDown(rowOf('王伟'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(rowOf('李娜'))
  fireEvent.keyDown(rowOf('李娜'), { key: ' ' })
  expect(rowOf('李娜').getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(rowOf('李娜'), { key: 'Enter' })
  expect(screen.getByText('已选人员（1）')).toBeTruthy()
  fireEvent.keyDown(rowOf('李娜'), { key: 'PageDown' })
  expect(asked.at(-1)).toMatchObject({ page: 2 })
})
