import { expect, test } from 'vitest'
import type { Question } from './question.ts'
import { readDesign, writeDesign } from './read-design.ts'

const question = { id: 'q1', type: 'one', stem: '满意吗', required: true }
const read = (more: object) => readDesign(JSON.stringify([{ ...question, ...more }]))?.[0] ?? null

test('a design is read as it was written', () => {
  const questions: Question[] = [
    {
      id: 'q1',
      type: 'matrix',
      stem: '满意吗',
      stemRu: 'Довольны?',
      required: false,
      options: [{ id: 'a', label: '是', labelEn: 'Yes', weight: '1.5', jump: 'end' }],
      rows: [{ id: 'r', label: '食堂' }],
      top: 7,
    },
  ]
  expect(readDesign(writeDesign(questions))).toEqual(questions)
  expect([readDesign(null), readDesign('')]).toEqual([[], []])
})

test('what is no design is none', () => {
  for (const text of ['{', '{}', '"x"', '[1]', '[null]']) expect(readDesign(text), text).toBe(null)
  for (const wrong of [
    { id: 'a b' },
    { id: 'x'.repeat(41) },
    { type: 'other' },
    { stem: 7 },
    { stem: 'x'.repeat(501) },
  ])
    expect(read(wrong), JSON.stringify(wrong).slice(0, 40)).toBe(null)
  for (const wrong of [{ id: 'a' }, { id: 'a', label: 'x'.repeat(201) }, { id: '', label: 'x' }]) {
    expect(read({ options: [wrong] })).toBe(null)
    expect(read({ rows: [wrong] })).toBe(null)
  }
  expect(read({ options: 'a' })).toBe(null)
})

test('it has at most two hundred questions of at most a hundred options', () => {
  const many = (count: number, one: object) => Array.from({ length: count }, () => one)
  const questions = (count: number) => readDesign(JSON.stringify(many(count, question)))
  expect([questions(200)?.length, questions(201)]).toEqual([200, null])
  const option = { id: 'a', label: '是' }
  expect([read({ options: many(100, option) })?.options?.length, read({ options: many(101, option) })]).toEqual([
    100,
    null,
  ])
})

test('of what does not belong to it nothing is kept', () => {
  const odd = {
    required: 'yes',
    top: 11,
    hack: 1,
    stemRu: ' ',
    options: [{ id: 'a', label: '是', weight: 'x', jump: 7 }],
  }
  expect(read(odd)).toEqual({ ...question, required: false, options: [{ id: 'a', label: '是' }] })
  expect(read({ rows: [{ id: 'r', label: '食堂', weight: '1', jump: 'end' }] })?.rows).toEqual([
    { id: 'r', label: '食堂' },
  ])
  expect([read({ top: 1 })?.top, read({ top: 2 })?.top, read({ top: 10 })?.top, read({ top: 2.5 })?.top]).toEqual([
    undefined,
    2,
    10,
    undefined,
  ])
})
