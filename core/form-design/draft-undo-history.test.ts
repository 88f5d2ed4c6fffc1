import { expect, test } from 'vitest'
import { drawingOf, drawn } from './draft-undo-history.ts'

type Act = Parameters<typeof drawn<string>>[1]

const after = (...acts: readonly Act[]) => acts.reduce(drawn<string>, drawingOf('a'))
const undo: Act = { do: 'undo' }
const redo: Act = { do: 'redo' }
const change = (to: string, about?: string): Act => ({ do: 'change', to, ...(about === undefined ? {} : { about }) })

test('changes are undone one by one and done again in their order', () => {
  const twice = [change('b'), change('c')]
  expect(after(...twice).now).toBe('c')
  expect(after(...twice, undo).now).toBe('b')
  expect(after(...twice, undo, undo).now).toBe('a')
  expect(after(...twice, undo, undo, redo).now).toBe('b')
  expect(after(...twice, undo, undo, redo, redo).now).toBe('c')
})

test('what was done again can be undone again', () => {
  const again = [change('b'), change('c'), undo, undo, redo, redo]
  expect(after(...again, undo).now).toBe('b')
  expect(after(...again, undo, undo).now).toBe('a')
})

test('there is nothing to undo in a drawing nobody touched, and nothing to repeat after the last change', () => {
  expect(after(undo).now).toBe('a')
  expect(after(change('b'), redo).now).toBe('b')
  expect(after(change('b'), undo, undo).now).toBe('a')
})

test('changes of one thing in a row are undone together, those of two things apart', () => {
  expect(after(change('b', 'title'), change('bc', 'title'), undo).now).toBe('a')
  expect(after(change('b', 'title'), change('bc', 'note'), undo).now).toBe('b')
  expect(after(change('b'), change('bc'), undo).now).toBe('b')
})

test('after something was undone a change of the same thing is one of its own', () => {
  const acts = [change('b', 'title'), change('c', 'note'), undo, change('d', 'title')]
  expect(after(...acts, undo).now).toBe('b')
})

test('a change after an undo forgets what was undone', () => {
  expect(after(change('b'), undo, change('c'), redo).now).toBe('c')
  expect(after(change('b', 'x'), change('c', 'y'), undo, change('d', 'y'), change('e', 'y'), redo).now).toBe('e')
})

test('a change to what is there already is none', () => {
  expect(after(change('b'), change('b'), undo).now).toBe('a')
})

test('another drawing begins without a past', () => {
  expect(after(change('b'), { do: 'open', to: 'z' }, undo).now).toBe('z')
})

test('two hundred changes are kept', () => {
  const many = Array.from({ length: 201 }, (_, at) => change(String(at)))
  const back = Array.from({ length: 300 }, () => undo)
  expect(after(...many, ...back).now).toBe('0')
})
