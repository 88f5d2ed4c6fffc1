import { document, type RecordOf } from '../../../core/description/document.ts'
import { dictionaries, text, unit, yesNo } from '../../../kinds/index.ts'

/** What the numbers of a unit's letters begin with: 北陆发 for its notices, 北陆函 for its letters. */
export const letterNumberCode = document({
  module: 'office',
  name: 'docCode',
  code: 'fwdz',
  scope: 'everyone',
  title: 'prefix',
  fields: {
    prefix: text({ required: true, max: 20, searched: true, unique: true }),
    issueUnit: unit({ required: true, initial: { expression: 'myUnit' }, indexed: true }),
    kinds: dictionaries({ group: 'docOut_kind', required: true }),
    inUse: yesNo({ required: true, initial: '1', indexed: true }),
  },
  form: [{ name: 'basic', columns: 2, fields: ['prefix', 'issueUnit', 'kinds', 'inUse', 'remark'] }],
  lists: {
    main: {
      columns: ['prefix', 'issueUnit', 'kinds', 'inUse', 'updateTime'],
      search: ['issueUnit', 'inUse'],
      sort: ['prefix'],
    },
  },
})

export interface LetterNumberCode extends RecordOf<typeof letterNumberCode> {}
