import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  buttonIn,
  dialog,
  dialogClosed,
  openVoyage,
  press,
  refusal,
  showRecord,
  signedIn,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'

const print = 'GET /api/sea/voyage/v1/print'

/** The window of the print of the first voyage. */
async function printing(answer: unknown) {
  const { server } = await openVoyage()
  server.on(print, answer)
  fireEvent.click((await screen.findByText(/^打\s?印$/)).closest('button') ?? document.body)
  return { server, asked: await dialog() }
}

const refused = refusal({ status: 409, code: 'print.busy', message: '打印服务繁忙' })

test('until the print is made that is said, and nothing can be saved or printed', async () => {
  const { asked } = await printing(new Promise(() => undefined))
  expect(await screen.findByText('正在生成 PDF…')).toBeTruthy()
  expect(buttonIn(asked, /下载 PDF/).hasAttribute('disabled')).toBe(true)
  expect(buttonIn(asked, /^打\s?印$/).hasAttribute('disabled')).toBe(true)
  expect(asked.textContent).toContain('HC-001')
})

test('a print that could not be made says why and is made again on request', async () => {
  const { server, asked } = await printing(refused)
  expect(await screen.findByText('打印服务繁忙')).toBeTruthy()
  const before = server.callsTo(print).length
  server.on(print, new Promise(() => undefined))
  await press(buttonIn(asked, /^重\s?试$/))
  await waitFor(() => expect(server.callsTo(print)).toHaveLength(before + 1))
})

test('it is printed in the language of the reader, or in another that he chooses', async () => {
  const { server } = await printing(refused)
  await screen.findByText('打印服务繁忙')
  expect(server.callsTo(print)[0]?.query).toEqual({ lang: 'zh' })
  fireEvent.click(screen.getByText('中俄双语'))
  await waitFor(() => expect(server.callsTo(print).at(-1)?.query).toEqual({ lang: 'zh-ru' }))
  fireEvent.click(screen.getByText('中英双语'))
  await waitFor(() => expect(server.callsTo(print).at(-1)?.query).toEqual({ lang: 'zh-en' }))
  fireEvent.click(screen.getByText('Русский'))
  await waitFor(() => expect(server.callsTo(print).at(-1)?.query).toEqual({ lang: 'ru' }))
})

test('the window of a print is closed by its button, which a phone has no room for', async () => {
  const { asked } = await printing(refused)
  await press(buttonIn(asked, /^关\s?闭$/))
  await dialogClosed()
})

test('on a phone it is closed by its cross alone', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  server.on(print, refused)
  await showRecord('v1', undefined, { width: 'phone' })
  await press('更多')
  fireEvent.click((await screen.findByText(/^打\s?印$/)).closest('button') ?? document.body)
  const asked = await dialog()
  expect(
    [...asked.querySelectorAll('button')].filter(({ textContent }) => /^关\s?闭$/.test(textContent ?? '')),
  ).toEqual([])
})

test('the print of what goes round for approval is joined with its documents and attachments on request', async () => {
  const server = await signedIn()
  const doc = voyageDocument({ approval: { process: 'sea.voyage', money: false, values: [] } })
  voyages([voyage(1)], doc)
  server.on(print, refused)
  server.on(`${print}/joined`, refusal({ status: 422, code: 'joined.pages', message: '合并后超过 500 页' }))
  await showRecord('v1', doc)
  fireEvent.click((await screen.findByText(/^打\s?印$/)).closest('button') ?? document.body)
  fireEvent.click(await screen.findByRole('switch', { name: '合并公文与附件' }))
  expect(await screen.findByText('合并后超过 500 页')).toBeTruthy()
  expect(server.callsTo(`${print}/joined`)[0]?.query).toEqual({ lang: 'zh' })
  fireEvent.click(screen.getByRole('switch'))
  expect(await screen.findByText('打印服务繁忙')).toBeTruthy()
})

test('a record that never goes round has nothing to be joined with', async () => {
  await printing(refused)
  await screen.findByText('打印服务繁忙')
  expect(screen.queryByRole('switch')).toBeNull()
})
