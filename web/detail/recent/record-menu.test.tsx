import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  around,
  key,
  openVoyage,
  press,
  showRecord,
  signedIn,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'

/** Opens the menu of rare acts and presses one of its entries. */
async function fromMenu(entry: string | RegExp): Promise<void> {
  await press('更多')
  fireEvent.click(await screen.findByText(entry))
}

test('the star keeps a record among the favourites, and lets it go', async () => {
  const { server } = await openVoyage()
  server.on('POST /api/sea/voyage/v1/favourite', null)
  const star = await screen.findByRole('button', { name: '收藏' })
  await waitFor(() => expect((star as HTMLButtonElement).disabled).toBe(false))
  await press(star)
  const kept = await screen.findByRole('button', { name: '取消收藏' })
  expect(kept.getAttribute('aria-pressed')).toBe('true')
  await press(kept)
  expect(await screen.findByRole('button', { name: '收藏' })).toBeTruthy()
  expect(server.callsTo('POST /api/sea/voyage/v1/favourite').map(({ body }) => body)).toEqual([
    { on: '1' },
    { on: '0' },
  ])
})

test('a record is followed from its menu', async () => {
  const { server } = await openVoyage()
  server.on('POST /api/sea/voyage/v1/follow', null)
  await fromMenu('关注（有变动时通知我）')
  expect(await screen.findByText('已关注，有变动时将通知您')).toBeTruthy()
  expect(server.callsTo('POST /api/sea/voyage/v1/follow')[0]?.body).toEqual({ on: '1' })
})

test('the address of a record is copied, or shown where the browser forbids that', async () => {
  await openVoyage()
  await fromMenu('复制链接')
  expect(await screen.findByText('链接已复制')).toBeTruthy()
  expect(around.copied).toEqual([`${location.origin}/doc/sea/voyage/v1`])
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('forbidden')) },
  })
  await fromMenu('复制链接')
  expect((await screen.findByLabelText<HTMLInputElement>('请复制以下链接', { selector: 'input' })).value).toContain(
    '/doc/sea/voyage/v1',
  )
  key('Escape')
})

test('another record like it is begun from the menu by whoever may add, and says what it was copied from', async () => {
  const { opened } = await openVoyage()
  await fromMenu('复制新增')
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/new?copy=v1']))
})

test('a copy begins with the values of its source', async () => {
  await signedIn()
  voyages([voyage(1)])
  await showRecord('new', voyageDocument(), { at: '/doc/sea/voyage/new?copy=v1' })
  expect(await screen.findByText(/^内容复制自 /)).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/港口/).value).toBe('大连'))
})
