import { expect, test } from 'vitest'
import { checkDefinition } from '../check-definition.ts'
import { possible } from '../possible-actions.ts'
import { replay } from '../replay.ts'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, threeSteps } from '../testing/sample-flows.ts'

const flow = flowOf({
  leader: askPeople(['lead'], 'finance'),
  finance: askPeople(['fin', 'fin2'], 'end', { mode: 'all' }),
})
const verbs = (one: Case, person: string) =>
  possible(one.definition, one.state, person)
    .filter(({ task }) => task !== undefined)
    .map(({ verb }) => verb)

test('WFL-02 a refusal ends the case for good with a reason: others are not asked any more, limits are released, the drafter is told', () => {
  const one = new Case(flow, 'me').submit().agree('lead')
  expect(() => one.act('fin', { kind: 'refuse', task: one.taskOf('fin').id, opinion: ' ' })).toThrow(
    'flow.opinion-required',
  )
  one.act('fin', { kind: 'refuse', task: one.taskOf('fin').id, opinion: 'never' })
  expect(one.state).toMatchObject({ status: '4', held: false, tokens: [] })
  expect(one.state.tasks.map(({ result }) => result)).toEqual(['agreed', 'refused', 'cancelled'])
  expect(one.only('hook')).toEqual([expect.objectContaining({ event: 'onClosed', limits: 'release' })])
  expect(one.only('notify').map(({ person, what }) => [person, what])).toEqual([
    ['fin2', 'refused'],
    ['me', 'refused'],
  ])
  expect(() => one.agree('fin2')).toThrow('flow.not-allowed')
  expect(replay(flow, one.log)).toEqual(one.state)
})

test('WFL-02 each node says whether its handlers return and whether they refuse; who votes does not refuse', () => {
  expect(verbs(new Case(threeSteps, 'me').submit(), 'lead')).toEqual(
    expect.arrayContaining(['agree', 'reject', 'refuse']),
  )
  const strict = new Case(
    flowOf({ leader: askPeople(['lead'], 'end', { noReturn: true, noRefusal: true }) }),
    'me',
  ).submit()
  expect(verbs(strict, 'lead')).toContain('agree')
  expect(verbs(strict, 'lead')).not.toEqual(expect.arrayContaining(['reject']))
  expect(verbs(strict, 'lead')).not.toEqual(expect.arrayContaining(['refuse']))
  expect(() => strict.reject('lead')).toThrow('flow.no-return')
  expect(() => strict.act('lead', { kind: 'refuse', task: strict.taskOf('lead').id, opinion: 'no' })).toThrow(
    'flow.no-refusal',
  )
  expect(
    verbs(new Case(flowOf({ vote: askPeople(['a', 'b'], 'end', { mode: 'ratio', percent: 50 }) }), 'me').submit(), 'a'),
  ).not.toContain('refuse')
})

test('a step that counts votes, or returns by the clock, has to allow returns', () => {
  const codes = (more: Parameters<typeof askPeople>[2]) =>
    checkDefinition(flowOf({ step: askPeople(['a', 'b'], 'end', { noReturn: true, ...more }) })).map(({ code }) => code)
  expect(codes({ mode: 'ratio', percent: 50 })).toEqual(['flow.problem.return'])
  expect(codes({ limitHours: 2, overdue: 'return' })).toEqual(['flow.problem.return'])
  expect(codes({})).toEqual([])
})

test('WFL-02 whoever is delegated a task answers for or against without agreeing; the task comes back to who asked him', () => {
  const one = new Case(threeSteps, 'me').submit()
  one.act('lead', { kind: 'delegate', task: one.taskOf('lead').id, to: 'expert', opinion: 'is the price right?' })
  expect(verbs(one, 'expert')).toContain('answer')
  expect(verbs(one, 'expert')).not.toContain('agree')
  expect(() => one.act('expert', { kind: 'answer', task: one.taskOf('expert').id })).toThrow('flow.opinion-required')
  one.act('expert', { kind: 'answer', task: one.taskOf('expert').id, opinion: 'no, too high' })
  expect(one.taskOf('expert')).toMatchObject({ result: 'answered', opinion: 'no, too high' })
  expect(one.waiting()).toEqual(['leader:lead'])
  expect(one.agree('lead').waiting()).toEqual(['finance:fin'])
  expect(() => one.act('fin', { kind: 'answer', task: one.taskOf('fin').id, opinion: 'x' })).toThrow(
    'flow.nothing-to-answer',
  )
})
