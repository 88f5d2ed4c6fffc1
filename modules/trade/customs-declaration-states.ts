import { date, text, textarea } from '../../kinds/index.ts'

/** Where a declaration stands, by the codes of the dictionary customsStatus. */
export const customsDeclarationState = {
  draft: '0',
  declared: '1',
  returned: '2',
  accepted: '3',
  inspected: '4',
  taxDue: '5',
  taxPaid: '6',
  released: '7',
  closed: '8',
  withdrawn: '9',
} as const

const { draft, declared, returned, accepted, inspected, taxDue, taxPaid, released, closed, withdrawn } =
  customsDeclarationState

/** It takes of its bill, as a draft too: two people do not declare the last tonne. */
export const standingDeclaration = [
  draft,
  declared,
  returned,
  accepted,
  inspected,
  taxDue,
  taxPaid,
  released,
  closed,
] as const

const taxed = "gt(orZero(taxTotal), '0')"
const why = { reason: textarea({ required: true, max: 500 }) }

/** What the declarant and customs do with a declaration, from the draft to the closed one. */
export const customsActions = {
  declare: {
    from: [draft, returned],
    to: declared,
    needs: 'sb',
    look: 'primary',
    shows: ['goodsId', 'declaredQty', 'customsValue', 'taxTotal'],
  },
  sendBack: { from: [declared], to: returned, needs: 'sb', look: 'danger', asks: why },
  accept: {
    from: [declared],
    to: accepted,
    needs: 'sb',
    look: 'primary',
    asks: { customsNo: text({ required: true, max: 18 }) },
  },
  inspect: { from: [accepted], to: inspected, needs: 'sb' },
  assess: {
    from: [accepted, inspected],
    to: taxDue,
    needs: 'sb',
    look: 'primary',
    when: taxed,
    shows: ['duty', 'vat', 'taxTotal'],
  },
  // Its certificates are paid by payment plans, and it follows them.
  pay: { from: [taxDue], to: taxPaid, needs: 'system', asks: { paidOn: date({ required: true }) } },
  payBack: { from: [taxPaid], to: taxDue, needs: 'system' },
  release: {
    from: [accepted, inspected, taxPaid],
    to: released,
    needs: 'sb',
    look: 'primary',
    when: `status == '${taxPaid}' || !${taxed}`,
  },
  close: { from: [released], to: closed, needs: 'sb' },
} as const

/** Its states, in which of them it is edited, and where it ends. */
export const customsDeclarationStates = {
  field: 'status',
  codes: [...standingDeclaration, withdrawn],
  start: draft,
  final: [closed, withdrawn],
  editable: [draft, returned],
} as const
