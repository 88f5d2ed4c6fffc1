import { document, type RecordOf } from '../core/document.ts'
import { number, people, reference, text, yesNo } from '../kinds/index.ts'

const bound = { digits: 2, min: '-1000000000000', max: '1000000000000' } as const

/** When something that a module measures becomes an alert: three bounds, who hears of it, and how often it is looked at. */
export const alertRule = document({
  module: 'base', name: 'alertRule', code: 'yjgz', scope: 'everyone', title: 'ruleName',
  fields: {
    ruleCode: text({ required: true, max: 30, unique: true, searched: true, pattern: 'code', readonly: true }),
    ruleName: text({ required: true, max: 100, searched: true }),
    nameRu: text({ required: true, max: 200, searched: true }),
    nameEn: text({ required: true, max: 200, searched: true }),
    rising: yesNo({ initial: '1', readonly: true }),
    yellow: number({ ...bound, required: true }),
    orange: number(bound),
    red: number(bound),
    receiverRole: reference({ to: 'base.role' }),
    receivers: people({ everywhere: true }),
    cron: text({ required: true, max: 100 }),
    enabled: yesNo({ initial: '1' }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['ruleCode', 'enabled', 'cron', 'ruleName', 'nameRu', 'nameEn'] },
    { name: 'bands', columns: 3, fields: ['rising', 'yellow', 'orange', 'red', 'receiverRole', 'receivers', 'remark'] },
  ],
  lists: { main: { columns: ['ruleCode', 'ruleName', 'yellow', 'orange', 'red', 'cron', 'receiverRole', 'enabled'], search: ['ruleCode', 'ruleName', 'enabled'], sort: ['ruleCode'] } },
})

export interface AlertRule extends RecordOf<typeof alertRule> {}
