import { defineModule } from '../../core/description/module.ts'
import { frameWords } from './words/frame.ts'
import { homeWords } from './words/home.ts'
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
    {
      path: '/welcomesystem',
      screen: 'othersHome',
      needs: 'wdsy-ck',
      kept: true,
      label: homeWords.others,
      menu: { folder: 'home', sort: 20, icon: 'home' },
    },
    {
      path: '/welcomepersonal',
      screen: 'ownHome',
      needs: 'wdsy-ck',
      kept: true,
      label: homeWords.own,
      menu: { folder: 'home', sort: 30, icon: 'home' },
    },
    {
      path: '/welcomeconfig',
      screen: 'homeConfig',
      needs: 'sypz-ck',
      kept: true,
      label: homeWords.config,
      menu: { folder: 'admin.configuration', sort: 80, icon: 'grid' },
    },
  ],
  grants: [
    { role: 'staff', permissions: ['nqy-ck', 'bbzx-ck', 'wdsy-ck'] },
    { role: 'systemAdmin', permissions: ['sypz-ck', 'sypz-bj', 'wdsy-ck'] },
  ],
})
