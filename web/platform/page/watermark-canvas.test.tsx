import { afterEach, expect, test, vi } from 'vitest'
import { keepWatermark } from './watermark-canvas.ts'

const shown = () => document.querySelectorAll<HTMLElement>('[data-watermark]')
afterEach(() => vi.useRealTimers())

test('a watermark comes back when it is removed, hidden or emptied, tells the time anew, and goes when it is not wanted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let time = '09:00'
  const end = keepWatermark(() => ['陈海涛 seasales', time])
  expect(shown()[0]?.dataset.watermark).toBe('陈海涛 seasales 09:00')
  expect(shown()[0]?.shadowRoot).toBeNull()
  shown()[0]?.remove()
  await vi.waitFor(() => expect(shown()).toHaveLength(1))
  shown()[0]?.style.setProperty('display', 'none', 'important')
  await vi.waitFor(() => expect(shown()[0]?.style.display).toBe('block'))
  time = '09:01'
  vi.advanceTimersByTime(60_000)
  expect(shown()[0]?.dataset.watermark).toContain('09:01')
  end()
  expect(shown()).toHaveLength(0)
})
