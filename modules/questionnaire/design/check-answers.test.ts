import { expect, test } from 'vitest'
import { checkAnswers, longestText, mostFiles } from './check-answers.ts'
import type { Answer, Question } from './question.ts'

const options = [
  { id: 'a', label: '好' },
  { id: 'b', label: '一般' },
  { id: 'c', label: '差', jump: 'end' },
]
const rows = [
  { id: 'r1', label: '食堂' },
  { id: 'r2', label: '班车' },
]
const asked = (more: Partial<Question>): Question => ({
  id: 'q',
  type: 'one',
  stem: '?',
  required: true,
  options,
  ...more,
})
const file = { fileName: 'a.pdf', fileAdd: '/2026/a.pdf', fileSize: 7 }

/** What is wrong with an answer; null when it is kept as it was given. */
function wrong(question: Question, answer?: Answer): string | null {
  const { answers, errors } = checkAnswers([question], answer === undefined ? {} : { q: answer })
  expect(Object.hasOwn(answers, 'q'), 'an answer is kept or refused').toBe(
    errors.q === undefined && answers.q === answer && answer !== undefined,
  )
  return errors.q?.code ?? null
}

test('a question that must be answered asks for it: blanks and empty lists answer nothing', () => {
  for (const nothing of [undefined, '', '  ', [], {}] as const) {
    expect(wrong(asked({}), nothing)).toBe('answer.required')
    expect(wrong(asked({ required: false }), nothing)).toBe(null)
  }
})

test('one of what is offered is chosen, and nothing else', () => {
  expect(wrong(asked({}), 'b')).toBe(null)
  for (const other of ['d', ['a'], { q: 'a' }] as const) expect(wrong(asked({}), other)).toBe('answer.wrong')
})

test('several are chosen once each; an order names every one', () => {
  const many = asked({ type: 'many' })
  const rank = asked({ type: 'rank' })
  expect([wrong(many, ['b', 'a']), wrong(rank, ['c', 'a', 'b'])]).toEqual([null, null])
  expect([wrong(many, ['a', 'a']), wrong(many, ['a', 'd']), wrong(many, 'a')]).toEqual(Array(3).fill('answer.wrong'))
  expect([wrong(rank, ['a', 'b']), wrong(rank, ['a', 'b', 'b'])]).toEqual(Array(2).fill('answer.wrong'))
})

test('a mark is a whole number from 1 to the highest, which is 5 unless said', () => {
  const score = asked({ type: 'score' })
  expect([wrong(score, '1'), wrong(score, '5'), wrong({ ...score, top: 10 }, '10')]).toEqual([null, null, null])
  for (const mark of ['0', '6', '-1', '2.5', '100', 'x']) expect(wrong(score, mark), mark).toBe('answer.wrong')
})

test('a text has its length, files have their number and are told whole', () => {
  const text = asked({ type: 'text' })
  expect([wrong(text, 'x'.repeat(longestText)), wrong(text, 'x'.repeat(longestText + 1))]).toEqual([
    null,
    'answer.wrong',
  ])
  const files = asked({ type: 'file' })
  expect([wrong(files, Array(mostFiles).fill(file)), wrong(files, Array(mostFiles + 1).fill(file))]).toEqual([
    null,
    'answer.wrong',
  ])
  for (const part of ['fileName', 'fileAdd', 'fileSize'] as const) {
    const { [part]: _, ...rest } = file
    expect(wrong(files, [rest] as unknown as Answer), `without ${part}`).toBe('answer.wrong')
  }
})

test('a matrix has rows and columns of its own, and where it must be answered all of its rows', () => {
  const matrix = asked({ type: 'matrix', rows })
  expect(wrong(matrix, { r1: 'a', r2: 'b' })).toBe(null)
  expect(wrong(matrix, { r1: 'a' })).toBe('answer.rows')
  expect(wrong({ ...matrix, required: false }, { r1: 'a' })).toBe(null)
  expect([wrong(matrix, { r1: 'a', r3: 'b' }), wrong(matrix, { r1: 'd', r2: 'a' })]).toEqual(
    Array(2).fill('answer.wrong'),
  )
})

test('what an answer jumps over is not asked, and an answer to it is not kept', () => {
  const questions = [asked({}), asked({ id: 'q2', type: 'text' })]
  expect(checkAnswers(questions, { q: 'c', q2: 'left over' })).toEqual({ answers: { q: 'c' }, errors: {} })
  expect(checkAnswers(questions, { q: 'a' }).errors).toEqual({ q2: { code: 'answer.required' } })
})
