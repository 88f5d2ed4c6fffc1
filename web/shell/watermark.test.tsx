import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../platform/page/page-navigation.ts'
import { pageAt, showWhole } from '../testing/index.ts'

const pages = ['/sea/secret', '/sea/secretary', '/sea/open'].map((path) => pageAt(path, () => <p>屏幕 {path}</p>))
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-watermark]')].map(({ dataset }) => dataset['watermark'])

async function at(path: string, watermark: readonly string[] | null) {
  await showWhole(path, { config: { watermark } }, { pages })
  await screen.findByText(`屏幕 ${path}`)
}

test('a page to be read under a name bears it, and the page beside it does not', async () => {
  await at('/sea/secret', ['/sea/secret'])
  await waitFor(() => expect(marks()).toEqual([expect.stringMatching(/^林慧敏 findir /)]))
  openPage('/sea/secretary')
  await screen.findByText('屏幕 /sea/secretary')
  await waitFor(() => expect(marks()).toEqual([]))
  openPage('/sea/secret')
  await waitFor(() => expect(marks()).toHaveLength(1))
})

test('all pages bear it where the site says so', async () => {
  await at('/sea/open', ['*'])
  await waitFor(() => expect(marks()).toHaveLength(1))
})

test('no page bears it where the site says nothing', async () => {
  await at('/sea/open', null)
  expect(marks()).toEqual([])
})
