import { beforeEach, expect, test } from 'vitest'
import { describePage, dropPages, openPagesNow, renewPage, showPage } from './open-pages-store.ts'
import { closeAll, closeOthers, closePage, navigateWith, openPage } from './page-navigation.ts'

let visited: string[] = []
const keys = () => openPagesNow().pages.map((page) => page.key)

function show(path: string, kept = true): void {
  const load = () => Promise.resolve({ default: () => null })
  showPage({
    key: path,
    entry: { path, label: { zh: path, ru: path, en: path }, kept, params: {}, load },
    rest: [],
    screen: null,
    place: { pathname: path, search: '', hash: '' },
  })
}

beforeEach(() => {
  visited = []
  dropPages(new Set(keys()))
  navigateWith(async (to) => {
    visited.push(to)
  })
  for (const path of ['/welcome', '/a', '/b', '/c']) show(path)
})

test('ACC-15 a page opened again comes to the front in its own place', () => {
  show('/a')
  expect(keys()).toEqual(['/welcome', '/a', '/b', '/c'])
  expect(openPagesNow().active).toBe('/a')
})

test('ACC-15 closing the page in front brings its neighbour, closing another moves nobody', () => {
  show('/b')
  closePage('/b')
  expect(visited).toEqual(['/c'])
  show('/c')
  closePage('/a')
  expect(visited).toEqual(['/c'])
  expect(keys()).toEqual(['/welcome', '/c'])
})

test('ACC-15 close others and close all leave the home page', () => {
  closeOthers('/b')
  expect(keys()).toEqual(['/welcome', '/b'])
  expect(visited).toEqual(['/b'])
  show('/b')
  closeAll()
  expect(keys()).toEqual(['/welcome'])
  expect(visited.at(-1)).toBe('/welcome')
})

test('ACC-11 leaving with closeThis puts the flag into the address', () => {
  openPage('/x?day=1#top', { closeThis: true })
  expect(visited).toEqual(['/x?day=1&closetab=1#top'])
})

test('ACC-15 refresh gives a page a new instance and forgets what it said of itself', () => {
  describePage('/a', { title: 'FK-1', dirty: true })
  expect(openPagesNow().pages[1]).toMatchObject({ title: 'FK-1', dirty: true, instance: 0 })
  renewPage('/a')
  expect(openPagesNow().pages[1]).toMatchObject({ title: null, dirty: false, instance: 1 })
})

test('ACC-08 a rejected navigation is nobody’s error', async () => {
  navigateWith(() => Promise.reject(new Error('overtaken')))
  openPage('/a')
  await new Promise((done) => setImmediate(done))
})
