import { defineModule } from '../../core/description/module.ts'
import { frameWords } from './words/frame.ts'
import { reportPageWords } from './words/reports.ts'

/** Doors to elsewhere: pages of other systems inside ours, and the reports of every module. */
export const portal = defineModule({
  name: 'portal',
  label: { zh: '门户', ru: 'Портал', en: 'Portal' },
  needs: [],
  documents: {},
  words: {},
  refusals: {},
  pages: [
    { path: '/iframe', screen: 'frame', needs: 'nqy-ck', kept: true, label: frameWords.page },
    {
      path: '/reportCenter',
      screen: 'reportCentre',
      needs: 'bbzx-ck',
      kept: true,
      label: reportPageWords.page,
      menu: { folder: 'reports', sort: 10, icon: 'chart' },
    },
  ],
  grants: [{ role: 'staff', permissions: ['nqy-ck', 'bbzx-ck'] }],
})
