import { expect, test } from 'vitest'
import { drawnLines, inSlots } from './visible-grid-rows.ts'

test('WID-17 as many lines are drawn wherever the list stands, more of them where it is going', () => {
  expect(drawnLines({ from: 100, to: 115 }, 1000, 17, 'forward')).toEqual({ from: 99, to: 120 })
  expect(drawnLines({ from: 100, to: 116 }, 1000, 17, 'backward')).toEqual({ from: 96, to: 117 })
  expect(drawnLines({ from: 0, to: 15 }, 1000, 17, 'backward')).toEqual({ from: 0, to: 21 })
  expect(drawnLines({ from: 984, to: 999 }, 1000, 17, 'forward')).toEqual({ from: 978, to: 999 })
  expect(drawnLines({ from: 0, to: 4 }, 5, 17, null)).toEqual({ from: 0, to: 4 })
  expect(inSlots(drawnLines({ from: 0, to: -1 }, 0, 17, null), 0)).toEqual([])
})

test('WID-17 a line keeps its element while it is drawn, and at rest lines stand in their own order', () => {
  expect(inSlots({ from: 20, to: 24 }, 20)).toEqual([20, 21, 22, 23, 24])
  expect(inSlots({ from: 22, to: 26 }, 20)).toEqual([25, 26, 22, 23, 24])
  expect(inSlots({ from: 18, to: 22 }, 20)).toEqual([20, 21, 22, 18, 19])
})
