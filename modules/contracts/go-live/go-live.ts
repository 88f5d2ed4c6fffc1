import { document, type RecordOf } from '../../../core/description/document.ts'
import {
  date,
  dictionary,
  lines,
  money,
  number,
  person,
  quantity,
  reference,
  text,
  textarea,
} from '../../../kinds/index.ts'
import { goLiveState } from './go-live-states.ts'

/**
 * The change of a company from its old system: the day on which it goes live, the totals of the old system, and the rows
 * of contracts, stock and open items that are posted as its opening balances on the day before.
 */
export const goLive = document({
  module: 'contracts',
  name: 'goLive',
  code: 'qcsx',
  scope: 'htgl',
  title: 'goLiveNo',
  number: { field: 'goLiveNo', pattern: 'QC-{U}-{YYYY}-{####}', resetBy: 'year' },
  summary: ['company', 'goLiveDay', 'rows'],
  unique: [['company', 'holds']],
  fields: {
    goLiveNo: text({ max: 40, readonly: true, searched: true }),
    company: reference({ to: 'organisation.company', required: true, indexed: true }),
    goLiveDay: date({ required: true }),
    openingDay: date({ readonly: true }),
    status: dictionary({
      group: 'goLive_status',
      required: true,
      readonly: true,
      initial: goLiveState.draft,
      indexed: true,
    }),
    rows: number({ readonly: true, max: '99999999' }),
    posted: number({ readonly: true, max: '99999999' }),
    submittedBy: person({ readonly: true }),
    confirmedBy: person({ readonly: true }),
    reversedBy: person({ readonly: true, visible: 'filled(reversedBy)' }),
    reason: text({ max: 200, readonly: true, visible: 'filled(reason)' }),
    /** The row that stopped it and why, as its ledger said it; shown in the words of whoever opens it. */
    stoppedBy: text({ max: 2000, readonly: true, visible: 'filled(stoppedBy)' }),
    /** `1` until it is reversed: a company goes live once. */
    holds: text({ max: 1, readonly: true, initial: '1' }),
    controls: lines({
      fields: {
        part: dictionary({ group: 'goLive_part', required: true }),
        warehouse: text({ max: 60 }),
        goodsId: reference({ to: 'contracts.goods' }),
        currency: dictionary({ group: 'currency', required: true, initial: 'CNY' }),
        count: number({ min: '0', max: '9999999' }),
        quantity: quantity({ digits: 3 }),
        amount: money({ digits: 2, in: 'currency', min: '-99999999999999' }),
        difference: text({ max: 200 }),
      },
    }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'goLiveNo',
        'company',
        'goLiveDay',
        'openingDay',
        'status',
        'rows',
        'posted',
        'submittedBy',
        'confirmedBy',
        'reversedBy',
        'reason',
        'stoppedBy',
        'remark',
      ],
    },
    { name: 'controls', columns: 1, fields: ['controls'] },
  ],
  lists: {
    main: {
      columns: ['goLiveNo', 'company', 'goLiveDay', 'status', 'rows', 'posted', 'submittedBy', 'confirmedBy'],
      search: ['status', 'company', 'goLiveDay'],
      sort: ['-createTime'],
    },
  },
  states: {
    field: 'status',
    codes: Object.values(goLiveState),
    start: goLiveState.draft,
    final: [goLiveState.reversed],
    editable: [goLiveState.draft],
  },
  actions: {
    handIn: { from: [goLiveState.draft], to: goLiveState.submitted, needs: 'tj', shows: ['company', 'goLiveDay'] },
    sendBack: { from: [goLiveState.submitted], to: goLiveState.draft, needs: 'th' },
    confirm: {
      from: [goLiveState.submitted],
      to: goLiveState.posting,
      needs: 'qr',
      look: 'primary',
      shows: ['company', 'openingDay', 'rows', 'submittedBy'],
    },
    finish: { from: [goLiveState.posting], to: goLiveState.posted, needs: 'system' },
    resume: { from: [goLiveState.stopped], to: goLiveState.posting, needs: 'qr', when: '!filled(reversedBy)' },
    reverse: {
      from: [goLiveState.posted, goLiveState.stopped],
      to: goLiveState.reversing,
      needs: 'ch',
      look: 'danger',
      asks: { why: textarea({ required: true, max: 200 }) },
      shows: ['company', 'openingDay', 'posted'],
    },
    free: { from: [goLiveState.reversing], to: goLiveState.reversed, needs: 'system' },
    stop: { from: [goLiveState.posting, goLiveState.reversing], to: goLiveState.stopped, needs: 'system' },
    counted: { from: [goLiveState.posting, goLiveState.reversing], to: 'same', needs: 'system' },
  },
  tasks: {
    confirm: { verb: 'confirm', where: { status: goLiveState.submitted }, except: ['createBy', 'submittedBy'] },
  },
})

export interface GoLive extends RecordOf<typeof goLive> {}
