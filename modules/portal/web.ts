import { defineWeb } from '../../web/define-web.ts'

/** The screens of the portal. */
export const portalWeb = defineWeb('portal', {
  screens: {
    frame: () => import('./screens/frame.tsx'),
    reportCentre: () => import('./screens/report-centre.tsx'),
    homeConfig: () => import('./screens/home-config.tsx'),
    ownHome: () => import('./screens/own-home.tsx'),
    othersHome: () => import('./screens/others-home.tsx'),
  },
})
