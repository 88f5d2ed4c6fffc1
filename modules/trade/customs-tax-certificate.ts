import { document, type RecordOf } from '../../core/description/document.ts'
import { attachment, date, dictionary, money, number, reference, text, yearMonth } from '../../kinds/index.ts'
import { customsDeclarationState } from './customs-declaration-states.ts'

/** Where a certificate stands, by the codes of the dictionary customsTaxCert_status. */
export const certState = { owed: '0', paid: '1', deducted: '2' } as const

const { owed, paid, deducted } = certState
const unpaid = `status == '${owed}'`

/** By which customs ask for the duty or the VAT of a declaration, and until when. */
export const customsTaxCertificate = document({
  module: 'trade',
  name: 'customsTaxCert',
  code: 'gsjk',
  scope: 'wlgl',
  title: 'certNo',
  summary: ['ourCompany', 'taxType', 'amount', 'dueDate', 'declarationId'],
  fields: {
    certNo: text({ required: true, max: 30, searched: true, unique: true }),
    status: dictionary({
      group: 'customsTaxCert_status',
      required: true,
      readonly: true,
      initial: owed,
      indexed: true,
    }),
    declarationId: reference({
      to: 'trade.customsDeclaration',
      required: true,
      offers: { status: customsDeclarationState.taxDue },
      fill: { customsNo: 'customsNo', ourCompany: 'ourCompany', goodsId: 'goodsId' },
    }),
    customsNo: text({ max: 18, readonly: true, searched: true }),
    ourCompany: reference({ to: 'organisation.company', readonly: true }),
    goodsId: reference({ to: 'contracts.goods', readonly: true }),
    taxType: dictionary({ group: 'customsTaxCert_taxType', required: true, indexed: true }),
    currency: dictionary({ group: 'currency', readonly: true, initial: 'CNY' }),
    amount: money({ digits: 2, in: 'currency', readonly: true }),
    issuedOn: date({ required: true, notAfter: 'today()', initial: { expression: 'today()' } }),
    dueDate: date({ calc: 'addDays(issuedOn, 15)', indexed: true }),
    owedBy: date({ calc: 'dueDate', visible: unpaid, dueSoon: 5, indexed: true }),
    paidOn: date({ readonly: true, visible: 'filled(paidOn)' }),
    lateDays: number({ digits: 0, readonly: true, visible: 'filled(lateDays)' }),
    lateFee: money({ digits: 2, in: 'currency', readonly: true, visible: 'filled(lateFee)' }),
    deductMonth: yearMonth({ readonly: true, indexed: true, visible: 'filled(deductMonth)' }),
    files: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 20 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['certNo', 'declarationId', 'status', 'taxType', 'customsNo', 'ourCompany', 'goodsId'],
    },
    {
      name: 'money',
      columns: 3,
      fields: ['currency', 'amount', 'issuedOn', 'dueDate', 'owedBy', 'paidOn', 'lateDays', 'lateFee', 'deductMonth'],
    },
    { name: 'files', columns: 1, fields: ['files', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'certNo',
        'taxType',
        'status',
        'amount',
        'owedBy',
        'declarationId',
        'ourCompany',
        'customsNo',
        'issuedOn',
        'dueDate',
        'paidOn',
        'lateFee',
        'deductMonth',
        'goodsId',
        'unitId',
      ],
      search: ['status', 'taxType', 'dueDate', 'declarationId', 'ourCompany', 'deductMonth', 'unitId'],
      sort: ['-createTime'],
      totals: ['amount', 'lateFee'],
    },
  },
  print: {
    owner: 'ourCompany',
    sections: [
      { group: 'basic', fields: ['declarationId', 'customsNo', 'ourCompany', 'taxType', 'goodsId'] },
      {
        group: 'money',
        fields: ['amount', 'issuedOn', 'dueDate', 'paidOn', 'lateFee', 'deductMonth', 'remark'],
        inWords: ['amount'],
      },
    ],
  },
  unique: [['declarationId', 'taxType']],
  states: { field: 'status', codes: [owed, paid, deducted], start: owed, final: [], editable: [owed] },
  actions: {
    // A payment plan has paid it, or its money came back.
    pay: { from: [owed], to: paid, needs: 'system', asks: { paidOn: date({ required: true }) } },
    payBack: { from: [paid], to: owed, needs: 'system' },
    deduct: {
      from: [paid],
      to: deducted,
      needs: 'dk',
      look: 'primary',
      when: "taxType == 'vat'",
      asks: { month: yearMonth({ required: true }) },
      shows: ['certNo', 'ourCompany', 'amount', 'paidOn'],
    },
    revokeDeduction: {
      from: [deducted],
      to: paid,
      needs: 'dk',
      look: 'danger',
      shows: ['certNo', 'amount', 'deductMonth'],
    },
  },
  tasks: { deduct: { verb: 'deduct', where: { status: paid, taxType: 'vat' }, together: true } },
})

export interface CustomsTaxCertificate extends RecordOf<typeof customsTaxCertificate> {}
