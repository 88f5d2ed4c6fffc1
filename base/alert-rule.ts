import { document, type RecordOf } from '../core/description/document.ts'
import { number, people, reference, text, textarea, yesNo } from '../kinds/index.ts'

const bound = { digits: 2, counts: true, min: '-1000000000000', max: '1000000000000' } as const

/**
 * When something becomes an alert: a figure that a module measures, or one made of the records of a document; three
 * bounds, who hears of it, and how often it is looked at.
 */
export const alertRule = document({
  module: 'base',
  name: 'alertRule',
  code: 'yjgz',
  scope: 'everyone',
  title: 'ruleName',
  number: { field: 'ruleCode', pattern: 'YJ-{####}', resetBy: 'never' },
  fields: {
    ruleCode: text({ max: 30, unique: true, searched: true, pattern: 'code', readonly: true, whole: true }),
    ruleName: text({ required: true, max: 100, searched: true }),
    nameRu: text({ required: true, max: 200, searched: true }),
    nameEn: text({ required: true, max: 200, searched: true }),
    measure: text({ max: 30, visible: 'empty(watched)', required: 'empty(watched)' }),
    watched: text({ max: 60, visible: 'empty(measure)', required: 'empty(measure)' }),
    condition: textarea({ max: 1000, visible: 'filled(watched)' }),
    figure: text({ max: 500, visible: 'filled(watched)', required: 'filled(watched)' }),
    rising: yesNo({ initial: '1' }),
    yellow: number({ ...bound, required: true }),
    orange: number(bound),
    red: number(bound),
    receiverRole: reference({ to: 'base.role' }),
    receivers: people({ everywhere: true }),
    cron: text({ required: true, max: 100, initial: '0 8 * * *' }),
    enabled: yesNo({ initial: '1' }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['ruleCode', 'ruleName', 'enabled', 'nameRu', 'nameEn'] },
    { name: 'watch', columns: 2, fields: ['watched', 'measure', 'condition', 'figure', 'cron'] },
    { name: 'bands', columns: 3, fields: ['rising', 'yellow', 'orange', 'red', 'receiverRole', 'receivers', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['ruleCode', 'ruleName', 'yellow', 'orange', 'red', 'receiverRole', 'enabled'],
      search: ['ruleCode', 'ruleName', 'enabled'],
      sort: ['ruleCode'],
    },
  },
})

export interface AlertRule extends RecordOf<typeof alertRule> {}
