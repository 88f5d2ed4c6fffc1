import { expect, test } from 'vitest'
import { createApproval } from '../server/approval/create-approval-port.ts'
import { compose } from '../server/main/compose-modules.ts'
import { servers } from './module-servers.ts'
import { modules } from './modules.ts'

// Held by nobody, for a reason; this list only shrinks.
const heldByNobody = new Set([
  // Members, permissions and grantable codes of roles are kept on the page of roles, with its checks and confirmations.
  'jscy-bj',
  'jscy-ck',
  'jscy-dc',
  'jscy-dr',
  'jscy-sc',
  'jscy-xz',
  'jsqx-bj',
  'jsqx-ck',
  'jsqx-dc',
  'jsqx-dr',
  'jsqx-sc',
  'jsqx-xz',
  'kszqx-bj',
  'kszqx-dc',
  'kszqx-dr',
  'kszqx-sc',
  'kszqx-xz',
  'jsgn-dr',
  'sjqx-dr',
  // What a bank, a questionnaire, an alert, a screening or a claim writes is typed by nobody.
  'dzrl-bj',
  'dzrl-dr',
  'dzrl-sc',
  'dzrl-xz',
  'kspp-bj',
  'kspp-dr',
  'kspp-sc',
  'kspp-xz',
  'wjdc-dr',
  'yhdz-dc',
  'yjxx-bj',
  'yjxx-dr',
  'yjxx-sc',
  'yjxx-xz',
  'yqzl-bj',
  'yqzl-dr',
  'yqzl-sc',
  'yqzl-xz',
  // Periods, accounts and people are closed and disabled, not deleted.
  'qj-bj',
  'qj-dc',
  'qj-dr',
  'qj-sc',
  'yhgl-sc',
  'yhzh-sc',
  // Read unmasked by nobody as a matter of course.
  'yhgl-jm',
  // Entered one by one: a file of these would pass what their forms ask.
  'appgl-dr',
  'bbgl-dr',
  'bcxy-dr',
  'fkjh-dr',
  'htgl-dr',
  'jsgl-dr',
  'kjbt-dc',
  'khdz-dr',
  'kjbt-dr',
  'wdmb-dr',
  'pfsz-dr',
  'rcgl-dc',
  'rcgl-dr',
  'skjh-dr',
  'khsx-dr',
  'xyzd-dr',
  'xyzg-dr',
  'xyzh-dr',
  'wldc-dr',
  'xtcs-dr',
  'yhjs-dr',
  'yhtj-dr',
  'yhzd-dc',
  'yhzd-dr',
  'yjgz-dr',
])

test('every permission is held by some role as shipped, archiving among them', () => {
  const { permissions } = compose({ modules, servers, approval: createApproval() })
  const held = new Set(modules.flatMap(({ grants = [] }) => grants.flatMap((grant) => grant.permissions)))
  const loose = [...permissions].filter((code) => !held.has(code)).toSorted()
  expect(loose.filter((code) => !heldByNobody.has(code))).toEqual([])
  expect(
    [...heldByNobody].filter((code) => !loose.includes(code)),
    'held by now: take it off the list',
  ).toEqual([])
})

test('what the leadership alone sees of accounts is shipped and held by the leadership', () => {
  const holders = modules.flatMap(({ grants = [] }) =>
    grants.filter((grant) => grant.permissions.includes('tyc-gsldzhgl')).map(({ role }) => role),
  )
  expect(holders.toSorted()).toEqual(['chairman', 'gm'])
})

// Everybody sees his own of these, in whatever office.
const alwaysOwn = new Set(['yjxx', 'yhzd'])

test('every role of the business ships with a scope for each business that it reads; staff sees its own', () => {
  const { documents } = compose({ modules, servers, approval: createApproval() })
  const read = modules
    .flatMap(({ grants = [] }) => grants)
    .flatMap(({ role, permissions }) =>
      permissions.flatMap((code) =>
        [...documents.values()]
          .filter(({ doc }) => code === `${doc.code}-ck` && doc.scope !== 'everyone' && !alwaysOwn.has(doc.scope))
          .map(({ doc }) => `${role} ${doc.scope}`),
      ),
    )
  const scoped = new Set(
    modules
      .flatMap(({ scopes = [] }) => scopes)
      .flatMap(({ role, scopes }) => Object.keys(scopes).map((code) => `${role} ${code}`)),
  )
  expect([...new Set(read)].filter((one) => !one.startsWith('staff ') && !scoped.has(one)).toSorted()).toEqual([])
})
