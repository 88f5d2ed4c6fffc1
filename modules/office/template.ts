import { document, type RecordOf } from '../../core/description/document.ts'
import { dictionary, file, lines, number, text, units } from '../../kinds/index.ts'

/** A paper with placeholders, and the fields of a document that they are filled from. */
export const template = document({
  module: 'office',
  name: 'template',
  code: 'wdmb',
  scope: 'everyone',
  title: 'templateName',
  number: { field: 'templateNo', pattern: 'MB-{####}', resetBy: 'never' },
  fields: {
    templateNo: text({ max: 30, readonly: true, searched: true }),
    templateName: text({ required: true, max: 100, searched: true }),
    nameRu: text({ required: true, max: 200, searched: true }),
    nameEn: text({ required: true, max: 200, searched: true }),
    source: text({ required: true, max: 80, indexed: true }),
    officeType: dictionary({ group: 'officeType', required: true, readonly: true, initial: 'w' }),
    language: dictionary({ group: 'office_language', required: true, initial: 'zh' }),
    file: file({ required: true, accept: ['docx'], maxMb: 20 }),
    useUnits: units(),
    series: text({ max: 40, readonly: true, indexed: true }),
    version: number({ readonly: true, initial: '1' }),
    status: dictionary({
      group: 'office_templateStatus',
      required: true,
      readonly: true,
      initial: 'draft',
      indexed: true,
    }),
    bindings: lines({
      readonly: true,
      fields: {
        mark: text({ required: true, max: 100 }),
        path: text({ max: 200 }),
        format: text({ max: 20 }),
        language: text({ max: 5 }),
        equals: text({ max: 100 }),
      },
    }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'templateNo',
        'templateName',
        'status',
        'nameRu',
        'nameEn',
        'version',
        'source',
        'language',
        'officeType',
      ],
    },
    { name: 'paper', columns: 1, fields: ['file', 'useUnits', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['templateNo', 'templateName', 'language', 'version', 'status', 'createName', 'updateTime'],
      search: ['templateName', 'status', 'language'],
      sort: ['templateNo', '-version'],
    },
  },
  states: {
    field: 'status',
    codes: ['draft', 'published', 'disabled'],
    start: 'draft',
    final: [],
    editable: ['draft'],
  },
  actions: {
    publish: { from: ['draft'], to: 'published', needs: 'fb', look: 'primary' },
    revise: { from: ['published', 'disabled'], to: 'same', needs: 'bj' },
    disable: { from: ['published'], to: 'disabled', needs: 'fb' },
    enable: { from: ['disabled'], to: 'published', needs: 'fb' },
  },
})

export interface Template extends RecordOf<typeof template> {}
