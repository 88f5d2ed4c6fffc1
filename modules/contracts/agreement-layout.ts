/** The form of a supplementary agreement: what is changed, and what was before beside what comes. */
export const agreementForm = [
  {
    name: 'basic',
    columns: 3,
    fields: [
      'saNo',
      'contractId',
      'counterparty',
      'changeType',
      'effectDate',
      'versionNo',
      'currency',
      'fxRate',
      'frameworkFlag',
      'reason',
    ],
  },
  {
    name: 'money',
    columns: 3,
    fields: ['beforeTotal', 'newTotal', 'deltaAmount', 'newFrameworkAmount', 'newTotalCny', 'deltaCny'],
  },
  { name: 'newItems', columns: 1, fields: ['newItems'] },
  { name: 'beforeItems', columns: 1, fields: ['beforeItems'] },
  {
    name: 'terms',
    columns: 2,
    fields: ['beforeValidTo', 'newValidTo', 'beforePaymentConditions', 'newPaymentConditions'],
  },
  { name: 'newPayTerms', columns: 1, fields: ['newPayTerms'] },
  { name: 'beforePayTerms', columns: 1, fields: ['beforePayTerms'] },
  { name: 'files', columns: 1, fields: ['attachments', 'remark'] },
] as const

/** Agreements with what they change. */
export const agreementLists = {
  main: {
    columns: [
      'saNo',
      'counterparty',
      'currency',
      'deltaAmount',
      'effectDate',
      'approvalStatus',
      'contractId',
      'changeType',
      'beforeTotal',
      'newTotal',
      'versionNo',
      'currentHandlers',
      'reason',
      'createName',
      'unitId',
    ],
    search: ['contractId', 'counterparty', 'changeType', 'effectDate', 'approvalStatus', 'deltaAmount', 'unitId'],
    sort: ['-createTime'],
  },
} as const

/** An agreement on paper. */
export const agreementPrint = {
  owner: 'contractId.ourCompany',
  sections: [
    { group: 'basic', fields: ['contractId', 'counterparty', 'changeType', 'effectDate', 'versionNo', 'reason'] },
    {
      group: 'money',
      fields: ['currency', 'beforeTotal', 'newTotal', 'deltaAmount'],
      inWords: ['newTotal'],
    },
    { group: 'newItems', fields: ['newItems'] },
    { group: 'beforeItems', fields: ['beforeItems'] },
    { group: 'terms', fields: ['beforeValidTo', 'newValidTo', 'beforePaymentConditions', 'newPaymentConditions'] },
    { group: 'newPayTerms', fields: ['newPayTerms'] },
    { group: 'beforePayTerms', fields: ['beforePayTerms'] },
    { group: 'files', columns: 1, fields: ['remark'] },
  ],
} as const
