import { defineWeb } from '../../web/define-web.ts'

/** The screens with which the product is run. */
export const systemWeb = defineWeb('system', {
  greetings: [{ ask: '/api/system/releaseNotes/unseen', show: () => import('./parts/release-notes.tsx') }],
  ownFields: {
    'base.dictionary': { names: 'dicGroup', load: () => import('./parts/dictionary-fields.tsx') },
    'base.alertRule': {
      names: 'watched measure condition figure cron',
      load: () => import('./parts/alert-rule-fields.tsx'),
    },
  },
  screens: {
    logs: () => import('./screens/logs.tsx'),
    inbox: () => import('./screens/inbox.tsx'),
    outbox: () => import('./screens/outbox.tsx'),
    dictionaries: () => import('./screens/dictionaries.tsx'),
    adapters: () => import('./screens/adapters.tsx'),
    timers: () => import('./screens/scheduled-jobs.tsx'),
    skin: () => import('./screens/skin.tsx'),
    settings: () => import('./screens/settings.tsx'),
    parameters: () => import('./screens/parameters.tsx'),
    alerts: () => import('./screens/alerts.tsx'),
    online: () => import('./screens/online.tsx'),
  },
})
