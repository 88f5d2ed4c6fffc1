import { defineWeb } from '../../web/define-web.ts'

/** The screens of the approval centre. */
export const workflowWeb = defineWeb('workflow', {
  screens: {
    start: () => import('./screens/start.tsx'),
    todo: () => import('./screens/todo.tsx'),
    done: () => import('./screens/done.tsx'),
    copied: () => import('./screens/copied.tsx'),
    mine: () => import('./screens/mine.tsx'),
  },
})
