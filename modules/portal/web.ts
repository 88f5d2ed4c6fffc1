import { defineWeb } from '../../web/define-web.ts'

/** The screens of the portal. */
export const portalWeb = defineWeb('portal', {
  screens: { frame: () => import('./screens/frame.tsx'), reportCentre: () => import('./screens/report-centre.tsx') },
})
