import { document, type RecordOf } from '../../../core/description/document.ts'
import { dateTime, dictionary, number, person, reference, text, textarea } from '../../../kinds/index.ts'
import { matchState } from './access-states.ts'

const { open, cleared, confirmed } = matchState
const asked = { reason: textarea({ required: true, max: 500 }) }

/** A name on a list that is like that of a counterparty: somebody other than the applicant says whether it is the same. */
export const accessMatch = document({
  module: 'contracts',
  name: 'accessMatch',
  code: 'kspp',
  scope: 'htgl',
  title: 'listedName',
  fields: {
    accessId: reference({ to: 'contracts.counterpartyAccess', required: true, readonly: true, indexed: true }),
    counterpartyId: reference({ to: 'contracts.counterparty', required: true, readonly: true }),
    partyName: text({ required: true, max: 200, readonly: true, searched: true }),
    listedName: text({ required: true, max: 200, readonly: true, searched: true }),
    source: dictionary({ group: 'accessMatch_source', required: true, readonly: true, indexed: true }),
    entryId: text({ required: true, max: 36, readonly: true }),
    score: number({ digits: 0, min: '0', max: '100', required: true, readonly: true }),
    status: dictionary({ group: 'accessMatch_status', required: true, readonly: true, initial: open, indexed: true }),
    applicant: person({ readonly: true }),
    judgedBy: person({ readonly: true, visible: 'filled(judgedBy)' }),
    judgedAt: dateTime({ readonly: true, visible: 'filled(judgedBy)' }),
    judgedWhy: textarea({ max: 500, readonly: true, visible: 'filled(judgedWhy)' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'accessId',
        'counterpartyId',
        'status',
        'partyName',
        'listedName',
        'source',
        'score',
        'judgedBy',
        'judgedAt',
        'judgedWhy',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: [
        'listedName',
        'counterpartyId',
        'score',
        'status',
        'source',
        'partyName',
        'accessId',
        'judgedBy',
        'judgedAt',
        'judgedWhy',
      ],
      search: ['status', 'source', 'accessId', 'counterpartyId', 'judgedBy'],
      sort: ['-createTime', '-score'],
    },
  },
  states: { field: 'status', codes: [open, cleared, confirmed], start: open, final: [], editable: [open] },
  actions: {
    clear: {
      from: [open],
      to: cleared,
      needs: 'qc',
      look: 'primary',
      asks: asked,
      shows: ['partyName', 'listedName', 'score', 'source'],
      decides: true,
    },
    confirm: {
      from: [open],
      to: confirmed,
      needs: 'qc',
      look: 'danger',
      asks: asked,
      shows: ['partyName', 'listedName', 'score', 'source'],
      decides: true,
    },
    reopen: { from: [cleared, confirmed], to: open, needs: 'qc' },
  },
  tasks: { clear: { verb: 'clear', where: { status: open }, except: ['applicant'] } },
  tells: 'accessId',
})

export interface AccessMatch extends RecordOf<typeof accessMatch> {}
