import { defineWeb } from '../../web/define-web.ts'

/** The screens of the approval centre. */
export const workflowWeb = defineWeb('workflow', {
  detailTabs: [
    {
      document: 'approved',
      key: 'picture',
      label: { zh: '流程图', ru: 'Схема', en: 'Flow' },
      load: () => import('./components/flow-picture.tsx'),
    },
  ],
  screens: {
    templates: () => import('./screens/process-definitions.tsx'),
    design: () => import('./screens/process-designer-screen.tsx'),
    monitor: () => import('./screens/approval-monitor.tsx'),
    funds: () => import('./screens/payment-status.tsx'),
    start: () => import('./screens/start-process.tsx'),
    todo: () => import('./screens/todo.tsx'),
    done: () => import('./screens/decided-by-me.tsx'),
    copied: () => import('./screens/copied-to-me.tsx'),
    proxy: () => import('./screens/delegations.tsx'),
    mine: () => import('./screens/started-by-me.tsx'),
  },
})
