import type { RoleGrant, RoleScopes } from '../../../core/description/module.ts'

const reading = ['fwgl-ck', 'cyjl-ck', 'cyjl-qr']
const drafting = ['fwgl-xz', 'fwgl-bj', 'fwgl-sc', 'fwgl-tj', 'fwgl-cx']
const deciding = ['fwgl-sp', 'fwgl-dc']

/**
 * Anybody drafts a letter and reads what was sent to him. The office checks, circulates and files; the keeper seals; leaders
 * countersign and sign, and take back what they signed.
 */
export const letterGrants: readonly RoleGrant[] = [
  { role: 'staff', permissions: [...reading, ...drafting] },
  ...['departmentLeader', 'chairman', 'gm', 'financeDirector', 'hr', 'risk'].map((role) => ({
    role,
    permissions: deciding,
  })),
  ...['chairman', 'gm'].map((role) => ({ role, permissions: ['fwgl-gb'] })),
  { role: 'sealKeeper', permissions: ['fwgl-yz'] },
  {
    role: 'officeHead',
    permissions: [...deciding, 'fwgl-cy', 'fwgl-gd', 'fwgl-gb', 'cyjl-dc', 'fwdz-ck'],
  },
  {
    role: 'secretary',
    permissions: [
      'fwgl-dc',
      'fwgl-dr',
      'fwgl-cy',
      'fwgl-gd',
      'cyjl-dc',
      'fwdz-ck',
      'fwdz-xz',
      'fwdz-bj',
      'fwdz-sc',
      'fwdz-dc',
      'fwdz-dr',
    ],
  },
]

// No role sees all: a secret letter belongs to no unit, and is read by those alone who have to do with it.
export const letterScopes: readonly RoleScopes[] = [
  ...['chairman', 'gm', 'officeHead', 'secretary', 'sealKeeper'].map((role) => ({ role, scopes: { fwgl: '3' } })),
  { role: 'departmentLeader', scopes: { fwgl: '5' } },
  { role: 'staff', scopes: { fwgl: '6', cyjl: '6' } },
]
