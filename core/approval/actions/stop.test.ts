import { expect, test } from 'vitest'
import { Case, type Saying } from '../testing/approval-case.ts'
import { threeSteps } from '../testing/sample-flows.ts'

const revoke: Saying = { kind: 'revoke', opinion: 'mistake' }
const approved = () => new Case(threeSteps, 'me').submit().agree('lead').agree('fin').agree('dir')

test('the drafter revokes a running document: everything ends and limits are released', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead').act('me', revoke)
  expect(one.state).toMatchObject({ status: '3', held: false, tokens: [] })
  expect(one.waiting()).toEqual([])
  expect(one.only('hook')).toEqual([expect.objectContaining({ event: 'onRevoked', limits: 'release' })])
  expect(one.only('notify')).toEqual([{ type: 'notify', person: 'fin', what: 'revoked', node: null }])
})

test('an approved document is revoked with a reason, by its drafter or an administrator', () => {
  expect(() => approved().act('me', { kind: 'revoke' })).toThrow('flow.opinion-required')
  expect(() => approved().act('lead', revoke)).toThrow('flow.not-drafter')
  expect(approved().act('me', revoke).state).toMatchObject({ status: '3', held: false })
  expect(
    approved()
      .act('boss', { ...revoke, admin: true })
      .only('notify'),
  ).toEqual([{ type: 'notify', person: 'me', what: 'revoked', node: null }])
})

test('a draft is not revoked but deleted', () => {
  const one = new Case(threeSteps, 'me')
  expect(() => one.act('me', revoke)).toThrow('flow.not-allowed')
  expect(one.act('me', { kind: 'delete' }).only('deleted')).toHaveLength(1)
  expect(() => one.submit()).toThrow(expect.objectContaining({ code: 'flow.deleted', status: 404 }))
})

test('the drafter, a present handler or an administrator closes it', () => {
  for (const actor of ['me', 'lead'])
    expect(new Case(threeSteps, 'me').submit().act(actor, { kind: 'close' }).state).toMatchObject({
      status: '4',
      held: false,
    })
  expect(() => new Case(threeSteps, 'me').submit().act('fin', { kind: 'close' })).toThrow('flow.not-drafter')
  expect(new Case(threeSteps, 'me').submit().act('fin', { kind: 'close', admin: true }).state.status).toBe('4')
  expect(new Case(threeSteps, 'me').act('me', { kind: 'close' }).only('hook')).toEqual([
    expect.objectContaining({ event: 'onClosed', limits: null }),
  ])
  expect(approved().act('me', { kind: 'close' }).only('hook')).toEqual([
    expect.objectContaining({ event: 'onClosed', limits: 'release' }),
  ])
})

test('closed and revoked are final', () => {
  const closed = approved().act('me', { kind: 'close' })
  const revoked = approved().act('me', revoke)
  for (const one of [closed, revoked]) {
    const again: readonly Saying[] = [{ kind: 'submit', values: {} }, revoke, { kind: 'close' }, { kind: 'withdraw' }]
    for (const saying of again) expect(() => one.act('me', saying)).toThrow('flow.not-allowed')
  }
  expect(() => closed.act('me', { kind: 'delete' })).toThrow('flow.not-allowed')
  expect(revoked.act('me', { kind: 'delete' }).state.deleted).toBe(true)
})

test('a finished document is archived once, and then no longer deleted', () => {
  const one = approved().act('me', revoke).act('me', { kind: 'archive' })
  expect(one.state).toMatchObject({ status: '3', archived: true })
  expect(one.effects).toEqual([{ type: 'archived' }])
  expect(() => one.act('me', { kind: 'archive' })).toThrow('flow.already-archived')
  expect(() => one.act('me', { kind: 'delete' })).toThrow('flow.already-archived')
  expect(() => new Case(threeSteps, 'me').submit().act('me', { kind: 'archive' })).toThrow('flow.not-allowed')
})
