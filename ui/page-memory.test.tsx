import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageMemoryContext, useKept, useStayAwake, type PageMemory } from './page-memory.ts'

function Part({ name = 'words' }: { readonly name?: string }) {
  const [text, setText] = useKept(name, () => 'begun')
  return <input aria-label={name} value={text} onChange={({ target }) => setText(target.value)} />
}

function Busy({ needed }: { readonly needed: boolean }) {
  useStayAwake(needed)
  return null
}

function memoryOf() {
  const holders = new Set<string>()
  const page = { isInFront: true, holders }
  const memory: PageMemory = {
    kept: new Map(),
    isInFront: () => page.isInFront,
    hold: (by) => {
      holders.add(by)
      return () => holders.delete(by)
    },
  }
  return { memory, page }
}

const value = (name = 'words') => screen.getByRole<HTMLInputElement>('textbox', { name }).value
const write = (text: string, name = 'words') =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })

afterEach(cleanup)

test('what is written comes back after the page was put to sleep, each part its own', () => {
  const { memory, page } = memoryOf()
  const both = (
    <PageMemoryContext value={memory}>
      <Part />
      <Part name="place" />
    </PageMemoryContext>
  )
  const { unmount } = render(both)
  write('coal')
  write('Tianjin', 'place')
  page.isInFront = false
  unmount()
  page.isInFront = true
  render(both)
  expect([value(), value('place')]).toEqual(['coal', 'Tianjin'])
})

test('a part that is taken away in sight of its reader begins anew', () => {
  const { memory } = memoryOf()
  const { rerender } = render(<PageMemoryContext value={memory}>{<Part />}</PageMemoryContext>)
  write('coal')
  rerender(<PageMemoryContext value={memory}>{null}</PageMemoryContext>)
  rerender(<PageMemoryContext value={memory}>{<Part />}</PageMemoryContext>)
  expect(value()).toBe('begun')
})

test('outside of a page a part works and keeps nothing', () => {
  const { unmount } = render(<Part />)
  write('coal')
  expect(value()).toBe('coal')
  unmount()
  render(<Part />)
  expect(value()).toBe('begun')
})

test('a part holds its page awake for as long as it needs it', () => {
  const { memory, page } = memoryOf()
  const at = (needed: boolean) => (
    <PageMemoryContext value={memory}>
      <Busy needed={needed} />
    </PageMemoryContext>
  )
  const { rerender } = render(at(false))
  expect(page.holders.size).toBe(0)
  rerender(at(true))
  expect(page.holders.size).toBe(1)
  rerender(at(false))
  expect(page.holders.size).toBe(0)
})
