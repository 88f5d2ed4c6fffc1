import { document, type RecordOf } from '../../core/description/document.ts'
import { attachment, dateTime, dictionary, number, person, reference, text, textarea } from '../../kinds/index.ts'
import { settleableContract } from './contract-and-counterparty-states.ts'

/** Where the use of a seal stands, by the codes of the dictionary sealUse_status. */
export const sealState = { applied: '0', approved: '1', sealed: '2', filed: '3', returned: '4' } as const

const { applied, approved, sealed, filed, returned } = sealState
const why = { reason: textarea({ required: true, max: 500 }) } as const
const about = ['docType', 'subject', 'sealType', 'copies', 'purpose'] as const

/** Which seal is put on which paper, how many times, who asked for it and who put it there. */
export const sealUse = document({
  module: 'contracts',
  name: 'sealUse',
  code: 'yygl',
  scope: 'htgl',
  title: 'sealNo',
  number: { field: 'sealNo', pattern: 'YY-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['subject', 'sealType', 'copies', 'applicant', 'purpose'],
  fields: {
    sealNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({ group: 'sealUse_status', required: true, readonly: true, initial: applied, indexed: true }),
    docType: dictionary({ group: 'sealUse_docType', required: true, initial: 'contract', indexed: true }),
    // A contract that waits for its first seal is sealed by its own verb, which enters it here.
    contractId: reference({
      to: 'contracts.contract',
      offers: { contractStatus: settleableContract },
      fill: { subject: 'contractName' },
      visible: "docType == 'contract'",
      required: "docType == 'contract'",
    }),
    agreementId: reference({
      to: 'contracts.supplementaryAgreement',
      offers: { approvalStatus: '2' },
      fill: { subject: 'saNo' },
      visible: "docType == 'agreement'",
      required: "docType == 'agreement'",
    }),
    settlementId: reference({
      to: 'contracts.settlement',
      offers: { approvalStatus: '2' },
      fill: { subject: 'title' },
      visible: "docType == 'settlement'",
      required: "docType == 'settlement'",
    }),
    subject: text({ required: true, max: 100, searched: true }),
    sealType: dictionary({ group: 'sealUse_sealType', required: true, initial: 'contract', indexed: true }),
    copies: number({ digits: 0, min: '1', max: '99', required: true, initial: '2' }),
    applicant: person({ readonly: true, initial: { expression: 'me' } }),
    purpose: textarea({ required: true, max: 500 }),
    keeper: person({ everywhere: true, readonly: true, visible: 'filled(keeper)' }),
    useTime: dateTime({ readonly: true, indexed: true, visible: 'filled(useTime)' }),
    scan: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 3, readonly: true }),
    returnReason: textarea({ max: 500, readonly: true, visible: 'filled(returnReason)' }),
    files: attachment({ accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx'], max: 20 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['sealNo', 'status', 'docType', 'contractId', 'agreementId', 'settlementId', 'subject', 'applicant'],
    },
    { name: 'seal', columns: 3, fields: ['sealType', 'copies', 'keeper', 'useTime', 'purpose', 'returnReason'] },
    { name: 'files', columns: 1, fields: ['scan', 'files', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'sealNo',
        'subject',
        'status',
        'sealType',
        'copies',
        'applicant',
        'keeper',
        'useTime',
        'docType',
        'contractId',
        'agreementId',
        'settlementId',
        'createTime',
        'unitId',
      ],
      search: ['status', 'sealType', 'docType', 'useTime', 'contractId', 'applicant', 'unitId'],
      sort: ['-createTime'],
      totals: ['copies'],
    },
  },
  states: {
    field: 'status',
    codes: Object.values(sealState),
    start: applied,
    final: [filed, returned],
    editable: [applied],
  },
  actions: {
    approve: { from: [applied], to: approved, needs: 'sh', look: 'primary', shows: about },
    refuse: { from: [applied], to: returned, needs: 'sh', look: 'danger', irreversible: true, asks: why },
    seal: {
      from: [approved],
      to: sealed,
      needs: 'qz',
      look: 'primary',
      shows: about,
      asks: { scan: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 3, required: true }) },
    },
    decline: { from: [approved], to: returned, needs: 'qz', look: 'danger', irreversible: true, asks: why },
    file: { from: [sealed], to: filed, needs: 'gd', shows: ['subject', 'sealType', 'copies', 'keeper', 'useTime'] },
  },
  tasks: {
    approve: { verb: 'approve', where: { status: applied }, except: ['createBy', 'applicant'] },
    seal: { verb: 'seal', where: { status: approved }, except: ['createBy', 'applicant'] },
    file: { verb: 'file', where: { status: sealed }, together: true },
  },
})

export interface SealUse extends RecordOf<typeof sealUse> {}
