import type { RoleGrant, RoleScopes } from '../../../core/description/module.ts'

const reading = ['fwgl-ck', 'swgl-ck', 'swgl-cb', 'cyjl-ck', 'cyjl-qr']
const drafting = ['fwgl-xz', 'fwgl-bj', 'fwgl-sc', 'fwgl-tj', 'fwgl-cx']
const deciding = ['fwgl-sp', 'fwgl-dc', 'swgl-ps']
const office = ['fwgl-cy', 'fwgl-lj', 'swgl-nb', 'swgl-cy', 'swgl-gd', 'swgl-dc', 'cyjl-dc', 'fwdz-ck']

/**
 * Anybody drafts a letter, reads what was sent to him and answers what he was given. The office registers, checks, circulates
 * and files; the keeper seals; leaders instruct,
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
    permissions: [...deciding, ...office, 'fwgl-gb', 'fwgl-gd'],
  },
  {
    role: 'secretary',
    permissions: [
      'fwgl-dc',
      'fwgl-dr',
      ...office,
      'swgl-xz',
      'swgl-bj',
      'swgl-sc',
      'swgl-dr',
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
  ...['chairman', 'gm', 'officeHead', 'secretary'].map((role) => ({ role, scopes: { fwgl: '3', swgl: '3' } })),
  { role: 'sealKeeper', scopes: { fwgl: '3' } },
  { role: 'departmentLeader', scopes: { fwgl: '5', swgl: '5' } },
  { role: 'staff', scopes: { fwgl: '6', swgl: '6', cyjl: '6' } },
]
