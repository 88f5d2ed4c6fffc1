import { document, type RecordOf } from '../core/description/document.ts'
import { dictionary, text, textarea } from '../kinds/index.ts'

/** One setting of the site: siteTitle, siteCopyright, siteUrl, profit.companies.* … */
export const config = document({
  module: 'base',
  name: 'config',
  code: 'xtcs',
  scope: 'everyone',
  title: 'cfgKey',
  fields: {
    cfgKey: text({ required: true, max: 100, unique: true, searched: true }),
    cfgValue: textarea({ max: 10000 }),
    cfgType: dictionary({ group: 'configItem_cfgType', required: true, initial: 'string' }),
    cfgGroup: text({ max: 50, searched: true }),
  },
  form: [{ name: 'basic', columns: 2, fields: ['cfgKey', 'cfgType', 'cfgGroup', 'cfgValue', 'remark'] }],
  lists: {
    main: {
      columns: ['cfgKey', 'cfgValue', 'cfgType', 'cfgGroup'],
      search: ['cfgKey', 'cfgGroup', 'cfgType'],
      sort: ['cfgKey'],
    },
  },
})

export interface Config extends RecordOf<typeof config> {}
