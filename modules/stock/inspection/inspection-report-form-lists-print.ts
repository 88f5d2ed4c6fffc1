const sample = ['stage', 'side', 'ownLab', 'lab', 'labReportNo', 'sampledAt', 'sampleMethod'] as const
const cargo = [
  'billId',
  'stockInId',
  'batchId',
  'contractId',
  'goodsId',
  'qty',
  'counterparty',
  'ourCompany',
  'segment',
] as const
const stated = [
  'mt',
  'mad',
  'aad',
  'ad',
  'vad',
  'vdaf',
  'stad',
  'std',
  'fcad',
  'had',
  'qgrad',
  'qnetMj',
  'qnetKcal',
] as const
const more = ['hgi', 'aft', 'size', 'chlorine', 'phosphorus', 'fluorine', 'mercury'] as const
const byBasis = ['heatKcal', 'heatJ', 'ashDry', 'ashAr', 'volDaf', 'sulDry', 'carbonAd'] as const
const twoLabs = ['counterId', 'counterQ', 'labDiff', 'labTol', 'labResult', 'basis'] as const
const counting = ['bound', 'bindQ', 'bindMt', 'bindAd', 'bindStd', 'arbitrationId'] as const

/** The form of a report: the sample, what was sampled, what the paper says, and what follows from it. */
export const reportForm = [
  { name: 'basic', columns: 3, fields: ['reportNo', 'date', 'status', ...sample, 'disputeId', 'disputeReason'] },
  { name: 'cargo', columns: 3, fields: cargo },
  { name: 'stated', columns: 3, fields: stated },
  { name: 'more', columns: 3, fields: more },
  { name: 'byBasis', columns: 3, fields: [...byBasis, 'bases'] },
  { name: 'twoLabs', columns: 3, fields: twoLabs },
  { name: 'counting', columns: 3, fields: ['conclusion', ...counting] },
  { name: 'files', columns: 1, fields: ['files', 'remark'] },
] as const

const columns = [
  'reportNo',
  'date',
  'status',
  'heatKcal',
  'sulDry',
  'goodsId',
  'counterparty',
  'stage',
  'mt',
  'ashDry',
  'volDaf',
  'labResult',
  'bindQ',
  'qty',
  'side',
  'lab',
  'batchId',
  'billId',
  'contractId',
  'unitId',
] as const
const search = [
  'status',
  'goodsId',
  'counterparty',
  'stage',
  'date',
  'labResult',
  'batchId',
  'billId',
  'contractId',
] as const

/** All reports, and those of domestic trade with the course of their calorific value by supplier. */
export const reportLists = {
  main: { columns, search, sort: ['-createTime'] },
  domestic: {
    columns,
    search,
    sort: ['-date'],
    filter: { segment: 'dom' },
    views: { curve: { along: 'date', value: 'heatKcal', by: ['counterparty'] } },
  },
} as const

/** The report on paper. */
export const reportPrint = {
  owner: 'ourCompany',
  sections: [
    { group: 'basic', fields: ['date', ...sample] },
    { group: 'cargo', fields: cargo },
    { group: 'stated', fields: [...stated, ...more] },
    { group: 'byBasis', fields: [...byBasis, 'bases'] },
    { group: 'twoLabs', fields: twoLabs },
    { group: 'counting', fields: ['conclusion', ...counting, 'remark'] },
  ],
} as const
