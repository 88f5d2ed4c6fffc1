import { expect, test } from 'vitest'
import { designProblems } from './check-design.ts'
import { type Question, theEnd } from './question.ts'

const options = [
  { id: 'a', label: '是' },
  { id: 'b', label: '否' },
]
const one: Question = { id: 'q1', type: 'one', stem: '满意吗', required: true, options }
const last: Question = { id: 'q2', type: 'text', stem: '为什么', required: false }
const problems = (...questions: Question[]) => designProblems(questions).map(({ at, code }) => `${at} ${code}`)

test('a good design has nothing against it, and each fault is told with its question', () => {
  expect(problems(one, last)).toEqual([])
  expect(problems(one, { ...last, stem: '  ' }, { ...one, id: 'q3', options: [] })).toEqual([
    '1 questionnaire.stem',
    '2 questionnaire.options',
  ])
})

test('where something is chosen there are two things to choose from', () => {
  for (const type of ['one', 'many', 'rank', 'matrix'] as const)
    expect(problems({ ...one, type, rows: options, options: options.slice(1) }), type).toEqual([
      '0 questionnaire.options',
    ])
  for (const type of ['text', 'score', 'file'] as const)
    expect(problems({ ...one, type, options: [] }), type).toEqual([])
})

test('a matrix has rows, and whatever is read has a label', () => {
  const matrix: Question = { ...one, type: 'matrix', rows: options }
  expect(problems(matrix)).toEqual([])
  expect(problems({ ...matrix, rows: [] })).toEqual(['0 questionnaire.rows'])
  expect(problems({ ...matrix, rows: [{ id: 'r', label: ' ' }] })).toEqual(['0 questionnaire.label'])
  expect(problems({ ...one, options: [...options, { id: 'c', label: '' }] })).toEqual(['0 questionnaire.label'])
})

test('a jump leads to a later question or to the end, never back, to itself or nowhere', () => {
  const jumping = (jump: string) => ({ ...one, options: [...options, { id: 'c', label: '跳', jump }] })
  expect([problems(jumping('q2'), last), problems(jumping(theEnd), last)]).toEqual([[], []])
  expect(problems(jumping('q1'), last)).toEqual(['0 questionnaire.jump'])
  expect(problems(jumping('q9'), last)).toEqual(['0 questionnaire.jump'])
  expect(problems(last, jumping('q2'))).toEqual(['1 questionnaire.jump'])
})
