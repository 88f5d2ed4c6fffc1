/** Data scopes of the demonstration: role, then business code and type of dictionary dataScopeType. */
export const demoScopes: readonly (readonly [role: string, scopes: Readonly<Record<string, string>>])[] = [
  ...['chairman', 'gm', 'financeDirector', 'risk', 'cashier', 'reviewer', 'authoriser'].map((role) => [role, { htgl: '1', zjgl: '1', yhzh: '1' }] as const),
  ...['legal', 'contractReview', 'sealKeeper'].map((role) => [role, { htgl: '1' }] as const),
  ['unitFinance', { htgl: '2', zjgl: '2', yhzh: '2' }],
  ['departmentLeader', { htgl: '3', zjgl: '4', yhzh: '3' }],
  ['trader', { htgl: '3', zjgl: '5', yhzh: '3' }],
  ['selfOnly', { htgl: '6', zjgl: '6', yhzh: '3' }],
]
