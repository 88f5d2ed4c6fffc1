import { expect, test } from 'vitest'
import { commandOf, moved } from './use-grid-keys.ts'

const grid = { total: 100_000, columns: 12, page: 20 }

test('arrows move one cell and stop at the edges; above the first row is the header', () => {
  expect(moved({ row: 0, column: 0 }, 'ArrowUp', false, grid)).toEqual({ row: -1, column: 0 })
  expect(moved({ row: -1, column: 0 }, 'ArrowUp', false, grid)).toEqual({ row: -1, column: 0 })
  expect(moved({ row: 99_999, column: 11 }, 'ArrowDown', false, grid)).toEqual({ row: 99_999, column: 11 })
  expect(moved({ row: 5, column: 11 }, 'ArrowRight', false, grid)).toEqual({ row: 5, column: 11 })
})

test('Home and End go along the row, with Ctrl through the whole list', () => {
  expect(moved({ row: 5, column: 4 }, 'End', false, grid)).toEqual({ row: 5, column: 11 })
  expect(moved({ row: 5, column: 4 }, 'End', true, grid)).toEqual({ row: 99_999, column: 11 })
  expect(moved({ row: 5, column: 4 }, 'Home', true, grid)).toEqual({ row: 0, column: 0 })
})

test('PageDown moves a screen; a letter moves nothing', () => {
  expect(moved({ row: 5, column: 4 }, 'PageDown', false, grid)).toEqual({ row: 25, column: 4 })
  expect(moved({ row: 5, column: 4 }, 'PageUp', false, grid)).toEqual({ row: 0, column: 4 })
  expect(moved({ row: 5, column: 4 }, 'x', false, grid)).toBeNull()
})

test('Ctrl and an arrow go to the edge of the list', () => {
  expect(moved({ row: 5, column: 4 }, 'ArrowDown', true, grid)).toEqual({ row: 99_999, column: 4 })
  expect(moved({ row: 5, column: 4 }, 'ArrowLeft', true, grid)).toEqual({ row: 5, column: 0 })
})

test('commands are told by the key’s place, so that they work while Russian or Chinese is typed', () => {
  const key = (more: object) => ({
    key: '',
    code: '',
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...more,
  })
  expect(commandOf(key({ key: 'я', code: 'KeyZ', ctrlKey: true }))).toBe('undo')
  expect(commandOf(key({ key: 'Process', code: 'KeyP' }))).toBe('peek')
  expect([commandOf(key({ key: ' ' })), commandOf(key({ key: ' ', shiftKey: true }))]).toEqual(['toggle', 'range'])
  expect([
    commandOf(key({ key: 'F2' })),
    commandOf(key({ key: 'Enter' })),
    commandOf(key({ key: 'Enter', altKey: true })),
  ]).toEqual(['edit', 'open', null])
})
