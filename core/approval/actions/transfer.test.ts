import { expect, test } from 'vitest'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, threeSteps } from '../testing/sample-flows.ts'

test('the task goes to somebody else, who knows from whom', () => {
  const one = new Case(threeSteps, 'me')
    .submit()
    .act('lead', { kind: 'transfer', task: 'leader#1.1', to: 'vice', opinion: 'travelling' })
  expect(one.waiting()).toEqual(['leader:vice'])
  expect(one.taskOf('vice')).toMatchObject({ id: 'leader#1.2', ownerBefore: 'lead', why: 'transfer', viewedAt: null })
  expect(one.taskOf('lead')).toMatchObject({ result: 'transferred', opinion: 'travelling' })
  expect(one.only('notify')).toEqual([{ type: 'notify', person: 'vice', what: 'transferred', node: 'leader' }])
  expect(() => one.agree('lead')).toThrow('flow.already-decided')
  expect(one.agree('vice').waiting()).toEqual(['finance:fin'])
})

test('a task may come back to whom it came from', () => {
  const one = new Case(threeSteps, 'me')
    .submit()
    .act('lead', { kind: 'transfer', task: 'leader#1.1', to: 'vice' })
    .act('vice', { kind: 'transfer', task: 'leader#1.2', to: 'lead' })
  expect(one.agree('lead').waiting()).toEqual(['finance:fin'])
})

test('nobody gets two votes: not who still decides, not who has decided, not oneself', () => {
  const flow = flowOf({ vote: askPeople(['a', 'b', 'c'], 'end', { mode: 'all' }) })
  const one = new Case(flow, 'me').submit().agree('b')
  for (const to of ['a', 'b', 'c'])
    expect(() => one.act('a', { kind: 'transfer', task: 'vote#1.1', to })).toThrow('flow.already-handler')
})

test('WFL the drafter of a money document never gets its task, nor may he hand one on', () => {
  const money = new Case({ ...threeSteps, money: true }, 'me').submit()
  expect(() => money.act('lead', { kind: 'transfer', task: 'leader#1.1', to: 'me' })).toThrow(
    expect.objectContaining({ code: 'flow.own-document', status: 403 }),
  )
  expect(() => money.act('me', { kind: 'transfer', task: 'leader#1.1', to: 'friend', admin: true })).toThrow(
    'flow.own-document',
  )
})

test('elsewhere he gets it only where the node lets him decide', () => {
  const one = new Case(threeSteps, 'me').submit()
  expect(() => one.act('lead', { kind: 'transfer', task: 'leader#1.1', to: 'me' })).toThrow('flow.transfer-to-drafter')
  const lax = new Case(flowOf({ leader: askPeople(['lead'], 'end', { drafterIsApprover: 'allow' }) }), 'me').submit()
  expect(lax.act('lead', { kind: 'transfer', task: 'leader#1.1', to: 'me' }).waiting()).toEqual(['leader:me'])
})

test('an administrator moves the task of somebody who has left', () => {
  const one = new Case(threeSteps, 'me').submit()
  expect(() => one.act('boss', { kind: 'transfer', task: 'leader#1.1', to: 'vice' })).toThrow('flow.not-yours')
  one.act('boss', { kind: 'transfer', task: 'leader#1.1', to: 'vice', admin: true })
  expect(one.waiting()).toEqual(['leader:vice'])
  expect(one.taskOf('lead').viewedAt).toBeNull()
})
