import { expect, test } from 'vitest'
import dictionaries from '../base/dictionaries.json' with { type: 'json' }
import { actionNames } from '../core/approval/status-and-action-names.ts'
import { modules } from './modules.ts'

const named = (group: readonly { readonly dicNameEn: string }[]) => group.map(({ dicNameEn }) => dicNameEn)

test('WFL-01 an approval list knows exactly the six statuses', () => {
  expect(named(dictionaries.approvalStatus).toSorted()).toEqual([
    'Approved',
    'Closed',
    'In progress',
    'Not approved',
    'Not viewed',
    'Revoked',
  ])
})

test('WFL-02 every action of the catalogue has its name, and those of the engine are the engine’s own', () => {
  const wanted = [
    'start',
    'save',
    'apply',
    'close',
    'reject',
    'revoke',
    'sign',
    'withdraw',
    'print',
    'delete',
    'download',
    'archive',
    'transfer',
    'submit',
  ]
  expect(dictionaries.wfAction.map(({ dicCode }) => dicCode)).toEqual(expect.arrayContaining(wanted))
  const engine = ['save', 'close', 'reject', 'revoke', 'withdraw', 'delete', 'archive', 'transfer', 'submit']
  expect(Object.keys(actionNames)).toEqual(expect.arrayContaining(engine))
})

test('WFL-03 every screen of the approval centre is a page of a module', () => {
  const paths = new Set(modules.flatMap(({ pages }) => pages.map(({ path }) => path)))
  const wanted = [
    '/workflowMBPZ',
    '/workflowconfig',
    '/workflowstart',
    '/workflowstartHnhy',
    '/workflowstartSlc',
    '/workflowdb',
    '/workflowyb',
    '/workflowZjAll',
    '/workflowCs',
    '/yjxxUser',
  ]
  expect(wanted.filter((path) => !paths.has(path))).toEqual([])
})
