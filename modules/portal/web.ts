import { defineWeb } from '../../web/define-web.ts'

/** The screens of the portal. */
export const portalWeb = defineWeb('portal', {
  screens: {
    frame: () => import('./screens/external-page-frame.tsx'),
    reportCentre: () => import('./screens/report-centre.tsx'),
    homeConfig: () => import('./screens/arrange-role-homes.tsx'),
    ownHome: () => import('./screens/arrange-own-home.tsx'),
    othersHome: () => import('./screens/role-home.tsx'),
  },
})
