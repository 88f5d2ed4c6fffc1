import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OpenedFile } from './frame-calls.ts'
import { useWatermark } from './use-watermark.ts'

const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-watermark]')].map((mark) => mark.dataset.watermark)
afterEach(cleanup)

function Marked({ origin, watermark }: Pick<OpenedFile, 'origin' | 'watermark'>) {
  useWatermark({ ...opened, origin, watermark }, 'ru')
  return null
}

const opened: OpenedFile = {
  pass: 'p',
  passMs: 1,
  origin: '',
  mayEdit: false,
  mayPrint: true,
  mayDownload: true,
  server: null,
  person: { id: '1', name: '陈海涛' },
  watermark: null,
  file: { id: '2', title: '函', officeType: 'w', version: 1, name: '函.docx', size: 1 },
}
const mark = '陈海涛 seasales'

test('OFF-01 over the page of another system the name of the reader stands across the document, and goes with it', () => {
  const { unmount } = render(<Marked origin="https://erp.example" watermark={mark} />)
  expect(marks()).toEqual([expect.stringMatching(/^陈海涛 seasales \d\d\.\d\d\.\d{4} \d\d:\d\d$/)])
  unmount()
  expect(marks()).toEqual([])
})

test('OFF-01 within our own pages, which draw it around the frame, it stands across what the frame prints', () => {
  render(<Marked origin="" watermark={mark} />)
  expect(marks()).toEqual([])
  dispatchEvent(new Event('beforeprint'))
  dispatchEvent(new Event('beforeprint'))
  expect(marks()).toEqual([expect.stringContaining(mark)])
  dispatchEvent(new Event('afterprint'))
  expect(marks()).toEqual([])
})

test('OFF-01 who reads without a watermark prints none', () => {
  render(<Marked origin="" watermark={null} />)
  dispatchEvent(new Event('beforeprint'))
  expect(marks()).toEqual([])
})
