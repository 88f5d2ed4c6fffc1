import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Bars } from './comparison-bars.tsx'
import { Empty } from './empty.tsx'
import { Input } from './input.tsx'
import { KeyHint } from './key-hint.tsx'
import { Money } from './money.tsx'
import { MonthGrid } from './month-grid.tsx'
import { PageHeader } from './page-header.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

afterEach(cleanup)

const nothing = () => undefined

test('a busy button says so and takes no press, a disabled one is not busy', () => {
  const pressed = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={pressed}>保存</Button>)
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存' })
  fireEvent.click(button())
  expect([button().disabled, button().getAttribute('aria-busy'), pressed.mock.calls.length]).toEqual([false, null, 1])
  rerender(
    <Button busy onClick={pressed}>
      保存
    </Button>,
  )
  fireEvent.click(button())
  expect([button().disabled, button().getAttribute('aria-busy'), pressed.mock.calls.length]).toEqual([false, 'true', 1])
  rerender(
    <Button disabled onClick={pressed}>
      保存
    </Button>,
  )
  expect([button().disabled, button().getAttribute('aria-busy')]).toEqual([true, null])
})

test('a button sends no form unless it is told to', () => {
  render(
    <>
      <Button>查看</Button>
      <Button type="submit">提交</Button>
    </>,
  )
  expect(screen.getAllByRole<HTMLButtonElement>('button').map(({ type }) => type)).toEqual(['button', 'submit'])
})

test('a busy button shows the ring in place of its icon', () => {
  const { container, rerender } = render(<Button icon="check">保存</Button>)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  rerender(
    <Button icon="check" busy>
      保存
    </Button>,
  )
  expect(container.querySelectorAll('svg')).toHaveLength(0)
})

test('an input is found by its label, and its error is read with it instead of the hint', () => {
  const given = { label: '账号', icon: 'user', value: 'chen', onChange: nothing } as const
  const { rerender } = render(<Input {...given} hint="工号或手机号" />)
  const input = () => screen.getByLabelText<HTMLInputElement>('账号')
  const note = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')
  expect([note()?.textContent, note()?.role, input().getAttribute('aria-invalid')]).toEqual([
    '工号或手机号',
    'status',
    null,
  ])
  rerender(<Input {...given} hint="工号或手机号" error="账号不存在" />)
  expect([note()?.textContent, note()?.role, input().getAttribute('aria-invalid')]).toEqual([
    '账号不存在',
    'alert',
    'true',
  ])
  rerender(<Input {...given} />)
  expect(input().hasAttribute('aria-describedby')).toBe(false)
})

test('what is composed in an input method reaches the form once, when it was chosen', () => {
  const typed = vi.fn<(text: string) => void>()
  render(<Input label="姓名" icon="user" value="" onChange={typed} />)
  const input = screen.getByLabelText<HTMLInputElement>('姓名')
  fireEvent.compositionStart(input)
  fireEvent.change(input, { target: { value: 'chen' } })
  expect([input.value, typed.mock.calls]).toEqual(['chen', []])
  fireEvent.change(input, { target: { value: '陈' } })
  fireEvent.compositionEnd(input)
  expect(typed.mock.calls).toEqual([['陈']])
  fireEvent.change(input, { target: { value: '陈海' } })
  expect(typed.mock.calls).toEqual([['陈'], ['陈海']])
})

test('bars stand under the name of their unit, said once, each with its value', () => {
  render(
    <Bars
      bars={[
        { label: '大豆', share: 200, text: '200', unit: 'CNY' },
        { label: '木材', share: -50, text: '-50', unit: 'CNY', negative: true },
        { label: '煤', share: 0, text: '0', unit: 'CNY' },
        { label: '鱼', share: 3, text: '3', unit: 'USD' },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CNY',
    '大豆200',
    '木材-50',
    '煤0',
    'USD',
    '鱼3',
  ])
})

test('bars without a unit have no heading', () => {
  render(<Bars bars={[{ label: '大豆', share: 0, text: '0' }]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a month begins under its weekday and has all its days; marked ones are buttons', () => {
  const pressed = vi.fn<(day: string) => void>()
  const { container } = render(
    <MonthGrid
      month="2028-02"
      today="2028-02-10"
      weekdays={['一', '二', '三', '四', '五', '六', '日']}
      mark={(day) =>
        day === '2028-02-29' ? { content: '休', title: '2 月 29 日 休', onClick: () => pressed(day) } : null
      }
    />,
  )
  const cells = [...(container.firstElementChild?.children ?? [])].slice(7).map(({ textContent }) => textContent)
  // The first of February 2028 is a Tuesday.
  expect([cells.slice(0, 3), cells.length, cells.at(-1)]).toEqual([['', '1', '2'], 30, '29休'])
  fireEvent.click(screen.getByRole('button', { name: '2 月 29 日 休' }))
  expect(pressed.mock.calls).toEqual([['2028-02-29']])
})

test('a month that begins on Monday has no blanks, one that begins on Sunday has six', () => {
  const blanks = (month: string) => {
    cleanup()
    const { container } = render(<MonthGrid month={month} today="" weekdays={[]} mark={() => null} />)
    return [...(container.firstElementChild?.children ?? [])].findIndex(({ textContent }) => textContent === '1')
  }
  expect([blanks('2027-02'), blanks('2026-11')]).toEqual([0, 6])
})

test('a card has a head where it has a title or something beside it', () => {
  const { rerender } = render(<Card title="合同">内容</Card>)
  expect(screen.getByRole('heading').textContent).toBe('合同')
  rerender(<Card extra={<a href="/all">全部</a>}>内容</Card>)
  expect(screen.getByRole('link').textContent).toBe('全部')
  rerender(<Card>内容</Card>)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('an empty place says what is missing, and what can be done where something can', () => {
  const { container, rerender } = render(<Empty title="没有记录" />)
  expect(container.textContent).toBe('没有记录')
  rerender(
    <Empty title="没有记录" note="换一个条件试试">
      <button type="button">清除条件</button>
    </Empty>,
  )
  expect(container.textContent).toBe('没有记录换一个条件试试清除条件')
})

test('a page is headed by one title with what belongs to it', () => {
  const { container, rerender } = render(<PageHeader title="付款计划" />)
  expect([container.querySelectorAll('p').length, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
    0,
    '付款计划',
  ])
  rerender(<PageHeader title="付款计划" tags="草稿" note="本月" actions={<button type="button">新增</button>} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('付款计划草稿')
  expect([screen.getByText('本月').tagName, screen.getByRole('button').textContent]).toEqual(['P', '新增'])
})

test('the last of several grey lines is shorter, a single one is whole, and a screen reader hears none', () => {
  const widths = (lines: number) => {
    cleanup()
    const { container } = render(<Skeleton lines={lines} />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    return [...container.querySelectorAll<HTMLElement>('span')].map(({ style }) => style.width)
  }
  expect([widths(3), widths(1)]).toEqual([['100%', '100%', '62%'], ['100%']])
})

test('a ring with a label is heard, one without is decoration', () => {
  const { rerender } = render(<Spinner label="加载中" />)
  expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
  rerender(<Spinner />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a chord is shown key by key, an amount with its currency where it has one', () => {
  const { container, rerender } = render(<KeyHint keys="Ctrl+Shift+K" />)
  expect([...container.querySelectorAll('kbd > span')].map(({ textContent }) => textContent)).toEqual([
    'Ctrl',
    'Shift',
    'K',
  ])
  rerender(<Money text="1,234.50" currency="CNY" />)
  expect([container.textContent, container.querySelector('small')?.textContent]).toEqual(['1,234.50CNY', 'CNY'])
  rerender(<Money text="1,234.50" />)
  expect(container.querySelector('small')).toBeNull()
})
