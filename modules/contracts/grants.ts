import type { RoleGrant } from '../../core/description/module.ts'

const readers = [
  'chairman',
  'gm',
  'financeDirector',
  'risk',
  'legal',
  'unitFinance',
  'departmentLeader',
  'cashier',
  'reviewer',
  'authoriser',
]

/** Who reads, makes and decides contracts, the parties and goods of them, and their settlements. */
export const contractGrants: readonly RoleGrant[] = [
  ...['trader', 'selfOnly'].map((role) => ({
    role,
    permissions: [
      'khgl-ck',
      'khgl-xz',
      'khgl-bj',
      'htgl-ck',
      'htgl-xz',
      'htgl-bj',
      'htgl-sc',
      'htgl-tj',
      'htgl-cx',
      'htgl-dc',
    ],
  })),
  ...['trader', 'selfOnly', 'sealKeeper', ...readers].map((role) => ({ role, permissions: ['htgl-jg'] })),
  ...['trader', ...readers].map((role) => ({ role, permissions: ['hlgl-ck', 'yhwd-ck'] })),
  ...['cashier', 'financeDirector'].map((role) => ({
    role,
    permissions: ['xz', 'bj', 'sc', 'dr', 'dc'].flatMap((verb) => [`hlgl-${verb}`, `yhwd-${verb}`]),
  })),
  // The leadership seldom calls a party itself, and says why when it does.
  ...['chairman', 'gm'].map((role) => ({ role, permissions: ['khgl-jm'] })),
  ...['trader', 'selfOnly', ...readers.filter((role) => role !== 'chairman' && role !== 'gm')].map((role) => ({
    role,
    permissions: ['khgl-lx'],
  })),
  { role: 'trader', permissions: ['khgl-dr', 'khgl-dc'] },
  ...['trader', ...readers].map((role) => ({ role, permissions: ['hpgl-ck', 'gkxx-ck', 'jgzs-ck', 'zlbz-ck'] })),
  { role: 'trader', permissions: ['jgzs-lr', ...['xz', 'bj', 'sc', 'dr', 'dc'].map((verb) => `jgzs-${verb}`)] },
  ...['trader', 'departmentLeader'].map((role) => ({
    role,
    permissions: ['xz', 'bj', 'sc', 'dr', 'dc'].map((verb) => `gkxx-${verb}`),
  })),
  // Traders write a standard, the head of their department puts it into force.
  { role: 'trader', permissions: ['xz', 'bj', 'sc', 'dr', 'dc'].map((verb) => `zlbz-${verb}`) },
  { role: 'departmentLeader', permissions: ['zlbz-qy', 'zlbz-dc'] },
  // The yard keeps coal by its specifications, those who sell it write them.
  ...['trader', 'yardKeeper', 'logistics', ...readers].map((role) => ({ role, permissions: ['ggxx-ck'] })),
  ...['trader', 'departmentLeader'].map((role) => ({
    role,
    permissions: ['xz', 'bj', 'sc', 'dr', 'dc'].map((verb) => `ggxx-${verb}`),
  })),
  // The method of costing goods is said by whoever answers for the books.
  { role: 'financeDirector', permissions: ['xz', 'bj', 'sc', 'dr', 'dc'].map((verb) => `hpgl-${verb}`) },
  { role: 'departmentLeader', permissions: ['htgl-xz', 'htgl-bj', 'htgl-tj', 'htgl-sp', 'htgl-gb', 'htgl-cx'] },
  { role: 'legal', permissions: ['htgl-sp', 'htgl-dc', 'htgl-gd', 'khgl-sp', 'khgl-sc'] },
  { role: 'risk', permissions: ['htgl-sp', 'htgl-hm', 'khgl-sp', 'khgl-dc'] },
  { role: 'financeDirector', permissions: ['htgl-sp', 'khgl-fh', 'htgl-dc'] },
  ...['gm', 'chairman'].map((role) => ({ role, permissions: ['htgl-sp'] })),
  { role: 'sealKeeper', permissions: ['htgl-ck', 'htgl-qz'] },
  ...readers.map((role) => ({ role, permissions: ['khgl-ck', 'htgl-ck', 'jsgl-ck', 'yhjs-ck'] })),
  // Whoever makes and decides on contracts makes and decides on their changes.
  ...['trader', 'selfOnly'].map((role) => ({
    role,
    permissions: ['ck', 'xz', 'bj', 'sc', 'tj', 'cx', 'dc'].map((verb) => `bcxy-${verb}`),
  })),
  ...readers.map((role) => ({ role, permissions: ['bcxy-ck'] })),
  ...['departmentLeader', 'legal', 'risk', 'gm', 'chairman'].map((role) => ({ role, permissions: ['bcxy-sp'] })),
  { role: 'departmentLeader', permissions: ['bcxy-gb'] },
  { role: 'legal', permissions: ['bcxy-gd', 'bcxy-dc'] },
  // Traders ask for an admission, their head, law and risk control agree; the lists are kept by risk control.
  {
    role: 'trader',
    permissions: ['ck', 'xz', 'bj', 'sc', 'tj', 'cx', 'gb', 'dc', 'dr'].map((verb) => `kszr-${verb}`),
  },
  ...['trader', ...readers].map((role) => ({ role, permissions: ['kszr-ck', 'kspp-ck', 'zcmd-ck'] })),
  ...['departmentLeader', 'legal', 'risk', 'contractReview'].map((role) => ({
    role,
    permissions: ['kszr-ck', 'kszr-sp', 'kszr-dc'],
  })),
  { role: 'risk', permissions: ['kszr-tt', 'kspp-qc', 'kspp-dc'] },
  { role: 'legal', permissions: ['kszr-gd', 'kspp-qc', 'kspp-dc'] },
  { role: 'risk', permissions: ['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `zcmd-${verb}`) },
  // The lawyers write templates, another of those who countersign contracts approves them; traders write texts.
  ...['trader', 'selfOnly', 'contractReview', ...readers].map((role) => ({
    role,
    permissions: ['htfb-ck', 'htwb-ck'],
  })),
  { role: 'legal', permissions: ['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `htfb-${verb}`) },
  ...['contractReview', 'gm'].map((role) => ({ role, permissions: ['htfb-sd'] })),
  ...['trader', 'departmentLeader'].map((role) => ({
    role,
    permissions: ['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `htwb-${verb}`),
  })),
  { role: 'legal', permissions: ['htwb-sh', 'htwb-dc'] },
  // Traders draw up the plan of their company; it is agreed to up to the general manager.
  {
    role: 'trader',
    permissions: ['ck', 'xz', 'bj', 'sc', 'tj', 'cx', 'gb', 'dc', 'dr'].map((verb) => `gxjh-${verb}`),
  },
  ...readers.map((role) => ({ role, permissions: ['gxjh-ck'] })),
  ...['departmentLeader', 'unitFinance', 'gm'].map((role) => ({ role, permissions: ['gxjh-sp', 'gxjh-dc'] })),
  { role: 'unitFinance', permissions: ['gxjh-gd'] },
  // Traders match what they bought with what they sold.
  {
    role: 'trader',
    permissions: [...['ck', 'xz', 'bj', 'sc', 'sd', 'dc', 'dr'].map((verb) => `gxpp-${verb}`), 'htgl-pp'],
  },
  ...readers.map((role) => ({ role, permissions: ['gxpp-ck'] })),
  { role: 'departmentLeader', permissions: ['gxpp-sd', 'gxpp-dc', 'htgl-pp'] },
  // Traders enter what of data was used and work prices out by indices, the head of their department confirms both.
  ...['sjyl', 'zsdj'].flatMap((code) => [
    ...['trader', 'selfOnly'].map((role) => ({
      role,
      permissions: ['ck', 'xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `${code}-${verb}`),
    })),
    ...readers.map((role) => ({ role, permissions: [`${code}-ck`] })),
    { role: 'departmentLeader', permissions: [`${code}-qr`, `${code}-dc`] },
  ]),
  // Whoever drafts asks for the seal, the head of his department agrees, the keeper seals and the lawyers file.
  ...['trader', 'selfOnly'].map((role) => ({
    role,
    permissions: ['ck', 'xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `yygl-${verb}`),
  })),
  ...['sealKeeper', ...readers].map((role) => ({ role, permissions: ['yygl-ck'] })),
  { role: 'departmentLeader', permissions: ['yygl-sh'] },
  { role: 'sealKeeper', permissions: ['yygl-qz', 'yygl-dc'] },
  { role: 'legal', permissions: ['yygl-gd', 'yygl-dc'] },
  ...['jsgl', 'yhjs'].flatMap((code) => [
    { role: 'trader', permissions: ['ck', 'xz', 'bj', 'sc', 'tj', 'cx', 'dc'].map((verb) => `${code}-${verb}`) },
    { role: 'departmentLeader', permissions: [`${code}-sp`, `${code}-gb`] },
    { role: 'unitFinance', permissions: [`${code}-gd`] },
    ...['unitFinance', 'risk', 'gm'].map((role) => ({ role, permissions: [`${code}-sp`, `${code}-dc`] })),
  ]),
]
