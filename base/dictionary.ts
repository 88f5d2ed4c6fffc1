import { document, type RecordOf } from '../core/description/document.ts'
import { color, number, reference, text, yesNo } from '../kinds/index.ts'

/** One entry of a dictionary group; records hold its code, people read its name in their language. */
export const dictionary = document({
  module: 'base',
  name: 'dictionary',
  code: 'sjzd',
  scope: 'everyone',
  title: 'dicName',
  unique: [['dicGroup', 'dicCode']],
  fields: {
    dicGroup: text({ required: true, max: 60, indexed: true, searched: true }),
    dicCode: text({ required: true, max: 60, searched: true }),
    dicName: text({ required: true, max: 100, searched: true }),
    dicNameRu: text({ required: true, max: 200, searched: true }),
    dicNameEn: text({ required: true, max: 200, searched: true }),
    dicPid: reference({ to: 'base.dictionary' }),
    dicSort: number({ required: true, initial: '0' }),
    dicColor: color({ initial: null }),
    enabled: yesNo({ initial: '1' }),
    sysFlag: yesNo(),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'dicGroup',
        'dicCode',
        'dicSort',
        'dicName',
        'dicNameRu',
        'dicNameEn',
        'dicPid',
        'dicColor',
        'enabled',
        'sysFlag',
        'remark',
      ],
    },
  ],
  lists: {
    main: {
      columns: ['dicGroup', 'dicCode', 'dicName', 'dicNameRu', 'dicNameEn', 'dicSort', 'dicColor', 'enabled'],
      search: ['dicGroup', 'dicName', 'dicCode', 'enabled'],
      sort: ['dicGroup', 'dicSort'],
    },
  },
})

export interface DictionaryRow extends RecordOf<typeof dictionary> {}
