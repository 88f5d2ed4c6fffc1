import { expect, test } from 'vitest'
import { mergeDrawings } from './merge-form-drafts.ts'

const base = {
  nodes: { start: { next: 'a' }, a: { label: 'A', next: 'end', mode: 'one' }, end: {} },
  form: [{ name: 'main', fields: ['x', 'y'] }],
}

test('two designers’ changes are put together part by part; what both changed is asked about', () => {
  const mine = {
    nodes: {
      start: { next: 'b' },
      b: { label: 'B', next: 'a' },
      a: { label: 'Mine', next: 'end', mode: 'one' },
      end: {},
    },
    form: [{ name: 'main', fields: ['x', 'y', 'z'] }],
  }
  const theirs = {
    nodes: { start: { next: 'a' }, a: { label: 'Theirs', next: 'end', mode: 'all' }, end: {} },
    form: [
      { name: 'main', fields: ['y', 'w'] },
      { name: 'more', fields: [] },
    ],
  }
  const found = mergeDrawings(base, mine, theirs)
  expect(found.conflicts).toEqual(['nodes/a/label'])
  expect(found.theirs).toEqual(['nodes/a/mode', 'form/more'])
  expect(found.merged).toEqual({
    nodes: {
      start: { next: 'b' },
      b: { label: 'B', next: 'a' },
      a: { label: 'Mine', next: 'end', mode: 'all' },
      end: {},
    },
    form: [
      { name: 'main', fields: ['y', 'z', 'w'] },
      { name: 'more', fields: [] },
    ],
  })
  expect(mergeDrawings(base, mine, theirs, new Set(['nodes/a/label'])).merged).toMatchObject({
    nodes: { a: { label: 'Theirs', mode: 'all' } },
  })
})

test('what one took away and the other changed is asked about; what only one took away is gone', () => {
  const without = { ...base, nodes: { start: { next: 'end' }, end: {} } }
  const changed = { ...base, nodes: { ...base.nodes, a: { ...base.nodes.a, label: 'Theirs' } } }
  expect(mergeDrawings(base, without, changed)).toMatchObject({ conflicts: ['nodes/a'], merged: without })
  expect(mergeDrawings(base, base, without)).toMatchObject({ conflicts: [], merged: without })
})
