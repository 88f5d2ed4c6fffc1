import { expect, test } from 'vitest'
import { createPageMemory } from './page-memory.ts'
import { awakeAtMost, putToSleep } from './pages-asleep.ts'

const memory = () => createPageMemory(() => false)

/** Pages in the order in which they were looked at last, the last of them in front. */
function opened(count: number, more: (at: number) => object = () => ({})) {
  return Array.from({ length: count }, (_, at) => ({
    key: String(at),
    entry: { kept: true },
    dirty: false,
    used: at,
    asleep: false,
    memory: memory(),
    ...more(at),
  }))
}

const asleep = (pages: ReturnType<typeof opened>, active = String(pages.length - 1)) =>
  putToSleep(pages, active).flatMap((page) => (page.asleep ? [page.key] : []))

test('as many as may be awake are, with the page in front among them', () => {
  expect(asleep(opened(awakeAtMost))).toEqual([])
  expect(asleep(opened(awakeAtMost + 3))).toEqual(['0', '1', '2'])
})

test('those not looked at for longest go first, in whatever order their tabs stand', () => {
  expect(asleep(opened(awakeAtMost + 2, (at) => ({ used: at === 0 ? 99 : at })))).toEqual(['1', '2'])
})

test('what is unsaved stays awake and another page sleeps in its place', () => {
  expect(asleep(opened(awakeAtMost + 1, (at) => ({ dirty: at === 0 })))).toEqual(['1'])
})

test('where all hold something, all stay awake', () => {
  const held = memory()
  held.hold('a dialog')
  expect(asleep(opened(awakeAtMost + 4, () => ({ memory: held })))).toEqual([])
})

test('pages that are not kept take nobody’s place, and those asleep stay so', () => {
  expect(asleep(opened(awakeAtMost + 2, (at) => ({ entry: { kept: at > 3 } })))).toEqual([])
  expect(asleep(opened(awakeAtMost + 1, (at) => ({ asleep: at === 4 })))).toEqual(['4'])
})

test('a page that was worked with sleeps only if it keeps all by itself', () => {
  const one = memory()
  expect(one.holdsSomething()).toBe(false)
  one.touch()
  expect(one.holdsSomething()).toBe(true)
  one.keepAll(true)
  expect(one.holdsSomething()).toBe(false)
  one.hold('a dialog')
  expect(one.holdsSomething()).toBe(true)
  one.comeToFront()
  expect(one.holdsSomething()).toBe(false)
})

test('who lets a page in front go lets it sleep; one behind is held by parts that merely rest', () => {
  let isInFront = true
  const one = createPageMemory(() => isInFront)
  one.hold('a dialog')()
  expect(one.holdsSomething()).toBe(false)
  const release = one.hold('a dialog')
  isInFront = false
  release()
  expect(one.holdsSomething()).toBe(true)
})
