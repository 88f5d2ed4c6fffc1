import { defineWeb } from '../../web/define-web.ts'

/** The screens with which the product is run. */
export const systemWeb = defineWeb('system', {
  greetings: [{ ask: '/api/system/releaseNotes/unseen', show: () => import('./components/release-notes.tsx') }],
  ownFields: {
    'base.dictionary': { names: 'dicGroup', load: () => import('./components/dictionary-custom-fields.tsx') },
    'base.alertRule': {
      names: 'watched measure condition figure cron',
      load: () => import('./components/alert-rule-custom-fields.tsx'),
    },
  },
  screens: {
    logs: () => import('./screens/logs.tsx'),
    inbox: () => import('./screens/messages.tsx'),
    outbox: () => import('./screens/outbox.tsx'),
    dictionaries: () => import('./screens/dictionaries.tsx'),
    adapters: () => import('./screens/adapters.tsx'),
    timers: () => import('./screens/scheduled-jobs.tsx'),
    skin: () => import('./screens/skin.tsx'),
    settings: () => import('./screens/settings.tsx'),
    parameters: () => import('./screens/parameters.tsx'),
    alerts: () => import('./screens/alerts-and-saved-phrases.tsx'),
    online: () => import('./screens/online-users.tsx'),
  },
})
