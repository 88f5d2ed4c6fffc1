import { expect, test } from 'vitest'
import { scoreOf } from './answer-score.ts'
import { pathOf } from './question-path.ts'
import type { Answers, Question } from './question.ts'
import { crossTable, statisticsOf } from './statistics.ts'

const options = [
  { id: 'a', label: '好', weight: '2' },
  { id: 'b', label: '差', weight: '0.5' },
  { id: 'c', label: '不知道' },
]
const one: Question = { id: 'one', type: 'one', stem: '?', required: true, options }
const many: Question = { ...one, id: 'many', type: 'many' }
const rank: Question = { ...one, id: 'rank', type: 'rank' }
const score: Question = { id: 'score', type: 'score', stem: '?', required: true, top: 3 }
const text: Question = { id: 'text', type: 'text', stem: '?', required: false }
const matrix: Question = { ...one, id: 'matrix', type: 'matrix', rows: [{ id: 'r1', label: '食堂' }] }
const said = (question: Question, ...answers: Answers[string][]) =>
  statisticsOf(
    [question],
    answers.map((answer) => ({ [question.id]: answer })),
  )[0]
const figures = (counts: readonly { readonly id: string; readonly count: number; readonly percent: string }[] = []) =>
  counts.map(({ id, count, percent }) => `${id} ${count} ${percent}`)

test('a choice is counted of those who answered it, and weighs by the mean of what weighs', () => {
  const found = said(one, 'a', 'a', 'b', 'c')
  expect(found).toMatchObject({ answered: 4, mean: '1.50' })
  expect(figures(found?.counts)).toEqual(['a 2 50.0', 'b 1 25.0', 'c 1 25.0'])
  expect(said(one, 'c')?.mean).toBe(null)
})

test('of several that one may choose each is counted of the people, so that the parts are more than the whole', () => {
  const found = said(many, ['a', 'b'], ['a'], ['c'])
  expect(figures(found?.counts)).toEqual(['a 2 66.7', 'b 1 33.3', 'c 1 33.3'])
  expect(found?.mean).toBe('1.50')
})

test('an order counts first places and the mean place', () => {
  const found = said(rank, ['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b'])
  expect(figures(found?.counts)).toEqual(['a 2 66.7', 'b 1 33.3', 'c 0 0.0'])
  expect(found?.counts.map(({ place }) => place)).toEqual(['1.33', '2.00', '2.67'])
})

test('marks stand from the highest down, with their mean', () => {
  const found = said(score, '3', '3', '1')
  expect(figures(found?.counts)).toEqual(['3 2 66.7', '2 0 0.0', '1 1 33.3'])
  expect(found?.mean).toBe('2.33')
})

test('a row of a matrix is counted of those who answered that row', () => {
  const [row] = said(matrix, { r1: 'a' }, { r1: 'b' }, {})?.rows ?? []
  expect(figures(row?.counts)).toEqual(['a 1 50.0', 'b 1 50.0', 'c 0 0.0'])
  expect(row?.mean).toBe('1.25')
})

test('nobody has answered: nothing is divided by nobody', () => {
  const found = said(one)
  expect(found).toMatchObject({ answered: 0, mean: null })
  expect(figures(found?.counts)).toEqual(['a 0 0', 'b 0 0', 'c 0 0'])
})

test('texts are shown, a hundred of the newest', () => {
  const found = said(text, ...Array.from({ length: 101 }, (_, at) => `text ${at}`))
  expect([found?.answered, found?.texts.length, found?.texts[0]]).toEqual([101, 100, 'text 0'])
})

test('two questions together: how many of each went with each', () => {
  const sheets: Answers[] = [{ one: 'a', many: ['a', 'b'] }, { one: 'a', many: ['b'] }, { one: 'b' }]
  expect(crossTable(one, many, sheets)).toEqual([
    [1, 2, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
})

test('answers count together: weights of what was chosen and marks as they are, nothing else', () => {
  const questions = [one, many, rank, score, text, matrix]
  const answers: Answers = {
    one: 'a',
    many: ['a', 'b', 'c'],
    rank: ['a', 'b', 'c'],
    score: '3',
    text: '9',
    matrix: { r1: 'b' },
  }
  expect(scoreOf(questions, answers)).toBe('8')
  expect(scoreOf(questions, {})).toBe('0')
})

test('a jump leaves out what lies between; one that leads back leads on', () => {
  const jumping = (jump: string): Question => ({ ...one, options: [{ id: 'a', label: '好', jump }] })
  const ids = (first: Question, answers: Answers) => pathOf([first, many, text], answers).map(({ id }) => id)
  expect(ids(jumping('text'), { one: 'a' })).toEqual(['one', 'text'])
  expect(ids(jumping('end'), { one: 'a' })).toEqual(['one'])
  expect(ids(jumping('text'), { one: 'b' })).toEqual(['one', 'many', 'text'])
  expect(ids(jumping('one'), { one: 'a' })).toEqual(['one', 'many', 'text'])
  expect(ids({ ...jumping('end'), type: 'many' }, { one: ['a'] })).toEqual(['one', 'many', 'text'])
})
