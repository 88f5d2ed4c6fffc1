import { expect, test } from 'vitest'
import { Case } from './testing/approval-case.ts'
import { askPeople, flowOf } from './testing/sample-flows.ts'

const flow = flowOf({
  leader: askPeople(['lead'], 'finance'),
  finance: askPeople(['fin'], 'manager', { fields: { amount: 'write' } }),
  manager: askPeople(['gm'], 'end'),
})
const task = (one: Case, person: string) => one.taskOf(person).id

test('invariant 23: what a handler changes of what is approved voids what others agreed to, and limits follow it once', () => {
  const one = new Case(flow, 'me').submit({ amount: '5' }, 'five').agree('lead')
  one.act('fin', {
    kind: 'agree',
    task: task(one, 'fin'),
    hash: 'five',
    values: { amount: '7' },
    sealed: 'seven',
    opinion: 'seven is right',
  })
  expect(
    one.only('hook').flatMap(({ event, limits, submission }) => (limits === null ? [] : [[event, limits, submission]])),
  ).toEqual([
    ['onReturn', 'release', 1],
    ['onSubmit', 'freeze', 2],
  ])
  expect(one.waiting()).toEqual(['leader:lead'])
  expect(one.state).toMatchObject({ status: '1', hash: 'seven', submission: 2, held: true, values: { amount: '7' } })
  expect(one.agree('lead').agree('fin').agree('gm').state.status).toBe('2')
})

test('whoever is the first to decide changes it and goes on; the drafter cannot take it back behind his decision', () => {
  const one = new Case(
    flowOf({
      finance: askPeople(['fin'], 'manager', { fields: { amount: 'write' } }),
      manager: askPeople(['gm'], 'end'),
    }),
    'me',
  ).submit({ amount: '5' }, 'five')
  one.act('fin', { kind: 'agree', task: task(one, 'fin'), values: { amount: '7' }, sealed: 'seven' })
  expect(one.waiting()).toEqual(['manager:gm'])
  expect(() => one.act('me', { kind: 'withdraw' })).toThrow('flow.withdraw-too-late')
  expect(one.agree('gm').state).toMatchObject({ status: '2', submission: 2 })
})

test('values that are not part of what is approved change nothing but what conditions read', () => {
  const one = new Case(flow, 'me').submit({ amount: '5', note: '' }, 'five').agree('lead')
  one.act('fin', { kind: 'agree', task: task(one, 'fin'), values: { note: 'checked' }, sealed: 'five' })
  expect(one.state).toMatchObject({ submission: 1, values: { amount: '5', note: 'checked' } })
  expect(one.waiting()).toEqual(['manager:gm'])
})

test('nobody’s earlier agreement fills in a form for him', () => {
  const one = new Case(
    flowOf({ first: askPeople(['a'], 'second'), second: askPeople(['a'], 'end', { fields: { note: 'required' } }) }),
    'me',
  )
    .submit()
    .agree('a')
  expect(one.waiting()).toEqual(['second:a'])
})
