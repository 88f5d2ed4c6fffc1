import { defineWeb } from '../../web/define.ts'

/** The screens over rights. */
export const rightsWeb = defineWeb('rights', {
  screens: {
    role: () => import('./screens/role.tsx'),
  },
})
