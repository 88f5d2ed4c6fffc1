import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import { dictionary, money, person, text, textarea, unit, year } from '../../kinds/index.ts'

const drafted = ['0'] as const
const shows = ['kind', 'year', 'bookUnit', 'bizSegment', 'budgetSubject', 'amount', 'reason'] as const

/**
 * What a unit may spend in a year for one purpose: the yearly sum, and what was added or cut later; each is approved by
 * a second person and then stays.
 */
export const budget = document({
  module: 'finance',
  name: 'budget',
  code: 'ysgl',
  scope: 'zjgl',
  title: 'budgetNo',
  number: { field: 'budgetNo', pattern: 'YS-{YYYY}-{####}', resetBy: 'year' },
  summary: ['bookUnit', 'amount', 'budgetSubject', 'bizSegment', 'year'],
  fields: {
    budgetNo: text({ max: 40, readonly: true, searched: true }),
    status: dictionary({ group: 'budget_status', required: true, readonly: true, initial: '0', indexed: true }),
    kind: dictionary({ group: 'budget_kind', required: true, initial: 'year' }),
    year: year({ required: true, initial: { expression: 'year(today())' }, indexed: true }),
    bookUnit: unit({ scope: 'zjgl', required: true }),
    bizSegment: dictionary({ group: 'bizSegment', required: true }),
    budgetSubject: dictionary({ group: 'paymentPlan_budgetSubject', required: true }),
    amount: money({ digits: 2, min: '0.01', required: true }),
    reason: textarea({ max: 500, required: "kind != 'year'" }),
    approvedBy: person({ everywhere: true, readonly: true, visible: "status != '0'" }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'budgetNo',
        'status',
        'kind',
        'year',
        'bookUnit',
        'bizSegment',
        'budgetSubject',
        'amount',
        'approvedBy',
        'reason',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: [
        'budgetNo',
        'bookUnit',
        'year',
        'amount',
        'status',
        'budgetSubject',
        'bizSegment',
        'kind',
        'approvedBy',
        'createName',
        'createTime',
      ],
      search: ['year', 'bookUnit', 'budgetSubject', 'bizSegment', 'kind', 'status'],
      sort: ['-createTime'],
    },
  },
  states: { field: 'status', codes: ['0', '1', '2'], start: '0', final: ['1', '2'], editable: ['0'] },
  actions: {
    approve: { from: drafted, to: '1', needs: 'sp', look: 'primary', shows },
    decline: {
      from: drafted,
      to: '2',
      needs: 'sp',
      look: 'danger',
      irreversible: true,
      asks: { reason: textarea({ required: true, max: 500 }) },
      shows,
    },
  },
  tasks: { approve: { verb: 'approve', where: { status: '0' }, except: ['createBy'] } },
})

export interface Budget extends RecordOf<typeof budget> {}
