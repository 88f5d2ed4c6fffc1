import type { RoleScopes } from '../../core/description/module.ts'

/** Suggested data scopes: an administrator changes what does not suit his group. */
export const contractScopes: readonly RoleScopes[] = [
  ...[
    'chairman',
    'gm',
    'financeDirector',
    'risk',
    'cashier',
    'reviewer',
    'authoriser',
    'legal',
    'contractReview',
    'sealKeeper',
  ].map((role) => ({ role, scopes: { htgl: '1' } })),
  { role: 'unitFinance', scopes: { htgl: '2' } },
  ...['departmentLeader', 'trader'].map((role) => ({ role, scopes: { htgl: '3' } })),
  { role: 'selfOnly', scopes: { htgl: '6' } },
]
