import { expect, test } from 'vitest'
import { possible } from './possible-actions.ts'
import { Case } from './testing/approval-case.ts'
import { threeSteps } from './testing/sample-flows.ts'

function verbs(one: Case, person: string, admin = false): string[] {
  return possible(one.definition, one.state, person, admin).map(({ verb }) => verb)
}

test('everyone is offered exactly what the engine would take from him', () => {
  const one = new Case(threeSteps, 'me')
  expect(verbs(one, 'me')).toEqual(['submit', 'close', 'delete'])
  expect(verbs(one, 'lead')).toEqual([])
  one.submit()
  expect(verbs(one, 'me')).toEqual(['withdraw', 'urge', 'copy', 'revoke', 'close'])
  expect(verbs(one, 'lead')).toEqual(['agree', 'reject', 'refuse', 'transfer', 'delegate', 'addSign', 'copy', 'close'])
  expect(verbs(one, 'boss', true)).toEqual([
    'transfer',
    'jump',
    'urge',
    'suspend',
    'terminate',
    'copy',
    'revoke',
    'close',
  ])
  one.agree('lead')
  expect(verbs(one, 'lead')).toEqual(['withdraw', 'copy'])
  one.agree('fin').agree('dir')
  expect(verbs(one, 'me')).toEqual(['copy', 'revoke', 'close', 'archive'])
})

test('an offer names its task and where a return may go', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead').agree('fin')
  expect(possible(threeSteps, one.state, 'dir')).toContainEqual({
    verb: 'reject',
    task: 'director#1.1',
    targets: ['leader', 'finance'],
    onward: 'again',
  })
})
