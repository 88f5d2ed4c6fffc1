import { expect, test } from 'vitest'
import { newIds } from './generate-ids.ts'

test('WID-17 import: the ids of a batch differ and rise in the order of its records', () => {
  const ids = [...newIds(2_000), ...newIds(1)]
  expect(new Set(ids).size).toBe(2_001)
  expect(ids.slice(0, 2_000).toSorted()).toEqual(ids.slice(0, 2_000))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
