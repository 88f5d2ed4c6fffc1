import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, show, signedIn } from '../../testing/index.ts'
import { FavouriteAndRecentCard } from './favourite-and-recent-card.tsx'
import type { KeptRecord } from './favourite-and-recent-records.ts'

function kept(n: number, more: Partial<KeptRecord> = {}): KeptRecord {
  return {
    module: 'sea',
    name: 'voyage',
    id: `v${n}`,
    label: '航次',
    number: `HC-${n}`,
    title: `航次${n}`,
    at: n,
    ...more,
  }
}

async function shown(recent: readonly KeptRecord[], favourites: readonly KeptRecord[] = []) {
  const server = await signedIn()
  server.on('GET /api/portal/records', { recent, favourites })
  const { opened } = await show(<FavouriteAndRecentCard />)
  await screen.findByText('我的收藏')
  return { server, opened }
}

/** The entries below a heading, as they are read. */
function below(heading: string): readonly (string | null)[] {
  const section = screen.getByText(heading).closest('section') ?? document.body
  return within(section)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
}

test('records that were opened lately and favourites are listed apart, by number with what they are', async () => {
  await shown([kept(1)], [kept(2)])
  expect(below('最近打开')).toEqual(['HC-1航次 · 航次1'])
  expect(below('我的收藏')).toEqual(['HC-2航次 · 航次2'])
})

test('a record without a number is called by its title, without either by what it is', async () => {
  await shown([kept(1, { number: '' }), kept(2, { number: '', title: '' })])
  expect(below('最近打开')).toEqual(['航次1航次', '航次航次'])
})

test('six of them at most are shown', async () => {
  await shown([1, 2, 3, 4, 5, 6, 7].map((n) => kept(n)))
  expect(below('最近打开')).toHaveLength(6)
})

test('a press opens the record in its tab', async () => {
  const { opened } = await shown([], [kept(5)])
  await press(screen.getByText('HC-5').closest('a') ?? document.body)
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v5']))
})

test('where there are none it is said how they come there', async () => {
  await shown([])
  expect(screen.getByText('暂无记录')).toBeTruthy()
  expect(screen.getByText('暂无收藏，可在单据右上角点击星标')).toBeTruthy()
})
