import { defineWeb } from '../../web/define.ts'

/** The screens of the organisation. */
export const organisationWeb = defineWeb('organisation', {
  screens: {
    dept: () => import('./screens/dept.tsx'),
  },
})
