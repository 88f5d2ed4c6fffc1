// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LangContext } from '../../platform/session/language.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { BarsWidget } from './bars-widget.tsx'
import { LineWidget } from './line-widget.tsx'
import type { WidgetInfo } from './widget-info.ts'

const answers = new Map<string, unknown>()

beforeEach(() => signedIn(answers))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const widgets = { bars: BarsWidget, line: LineWidget }

async function show(look: keyof typeof widgets, points: readonly object[]): Promise<void> {
  const widget: WidgetInfo = {
    module: 'finance',
    name: 'payments',
    label: '付款',
    look,
    size: 2,
    opens: '',
    hidden: false,
  }
  answers.set('/api/portal/widget/finance/payments', points)
  const Widget = widgets[look]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LangContext value="zh">
        <Widget widget={widget} />
      </LangContext>
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(''))
}

const zeros = [
  { label: '10月', value: '0' },
  { label: '11月', value: '0.00' },
]

test.each(['bars', 'line'] as const)('a %s chart without data says so, and draws what there is', async (look) => {
  await show(look, [])
  expect(screen.getByText('暂无数据')).toBeTruthy()
  cleanup()
  await show(look, zeros)
  expect(screen.getByText('暂无数据')).toBeTruthy()
  cleanup()
  await show(look, [...zeros, { label: '12月', value: '-7.5' }])
  expect(screen.queryByText('暂无数据')).toBeNull()
  expect(document.body.textContent).toContain('7.5')
})
