import { defineWeb } from '../../web/define-web.ts'

/** The screens of the approval centre. */
export const workflowWeb = defineWeb('workflow', {
  detailTabs: [
    {
      document: 'approved',
      key: 'picture',
      label: { zh: '流程图', ru: 'Схема', en: 'Flow' },
      load: () => import('./parts/flow-picture.tsx'),
    },
  ],
  screens: {
    templates: () => import('./screens/process-definitions.tsx'),
    design: () => import('./screens/design.tsx'),
    monitor: () => import('./screens/monitor.tsx'),
    funds: () => import('./screens/payment-status.tsx'),
    start: () => import('./screens/start.tsx'),
    todo: () => import('./screens/todo.tsx'),
    done: () => import('./screens/done.tsx'),
    copied: () => import('./screens/copied.tsx'),
    proxy: () => import('./screens/delegations.tsx'),
    mine: () => import('./screens/started-by-me.tsx'),
  },
})
