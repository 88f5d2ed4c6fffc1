import { expect, test } from 'vitest'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, threeSteps } from '../testing/sample-flows.ts'

test('submitting freezes limits once and asks the first handler', () => {
  const one = new Case(threeSteps, 'me').submit({ amountCny: '1' }, 'h')
  expect(one.effects.map((effect) => effect.type)).toEqual([
    'status',
    'reader',
    'hook',
    'hook',
    'taskOpened',
    'reader',
    'notify',
  ])
  expect(one.only('hook')[0]).toMatchObject({ event: 'onSubmit', limits: 'freeze', submission: 1, key: 'onSubmit:2' })
  expect(one.only('notify')).toEqual([{ type: 'notify', person: 'lead', what: 'task', node: 'leader' }])
  expect(one.state).toMatchObject({ status: '1', submission: 1, held: true, hash: 'h', values: { amountCny: '1' } })
})

test('only the drafter submits, and only a draft', () => {
  const one = new Case(threeSteps, 'me')
  expect(() => one.act('lead', { kind: 'submit', values: {} })).toThrow('flow.not-drafter')
  one.submit()
  expect(() => one.submit()).toThrow(
    expect.objectContaining({ code: 'flow.not-allowed', status: 409, params: { state: '1', action: 'submit' } }),
  )
})

const comesBack = flowOf({
  leader: askPeople(['lead'], 'finance'),
  finance: askPeople(['fin'], 'director', { afterReturn: 'back' }),
  director: askPeople(['dir'], 'end'),
})

test('after a return the way begins again unless the node asked to have it back', () => {
  expect(new Case(threeSteps, 'me').submit({}, 'h').agree('lead').reject('fin').submit({}, 'h').waiting()).toEqual([
    'leader:lead',
  ])
  expect(new Case(comesBack, 'me').submit({}, 'h').agree('lead').reject('fin').submit({}, 'h').waiting()).toEqual([
    'finance:fin',
  ])
})

test('what earlier handlers agreed to has changed: the whole way is walked again', () => {
  const one = new Case(comesBack, 'me').submit({}, 'h').agree('lead').reject('fin').submit({}, 'other')
  expect(one.waiting()).toEqual(['leader:lead'])
})

test('a money document without a fingerprint never skips earlier handlers', () => {
  const one = new Case({ ...comesBack, money: true }, 'me').submit().agree('lead').reject('fin').submit()
  expect(one.waiting()).toEqual(['leader:lead'])
})

test('a withdrawn resubmission still goes back to the node that returned it', () => {
  const one = new Case(comesBack, 'me')
    .submit({}, 'h')
    .agree('lead')
    .reject('fin')
    .submit({}, 'h')
    .act('me', { kind: 'withdraw' })
  expect(one.submit({}, 'h').waiting()).toEqual(['finance:fin'])
})
