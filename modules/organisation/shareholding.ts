import { document, type RecordOf } from '../../core/description/document.ts'
import { date, number, reference, text } from '../../kinds/index.ts'

/** What part of a company another one holds, from a day to a day. */
export const shareholding = document({
  module: 'organisation',
  name: 'shareholding',
  code: 'gqgl',
  scope: 'everyone',
  title: 'basis',
  fields: {
    companyId: reference({ to: 'organisation.company', required: true, indexed: true }),
    holderId: reference({ to: 'organisation.company', required: true, indexed: true }),
    pct: number({ required: true, digits: 4, min: '0.0001', max: '100' }),
    from: date({ required: true }),
    to: date({}),
    basis: text({ max: 100, searched: true }),
  },
  form: [{ name: 'basic', columns: 2, fields: ['companyId', 'holderId', 'pct', 'from', 'to', 'basis', 'remark'] }],
  lists: {
    main: {
      columns: ['companyId', 'holderId', 'pct', 'from', 'to', 'basis'],
      search: ['companyId', 'holderId'],
      sort: ['-from'],
    },
  },
})

export interface Shareholding extends RecordOf<typeof shareholding> {}
