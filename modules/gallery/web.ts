import { defineWeb } from '../../web/define-web.ts'

/** The page with every kind. */
export const galleryWeb = defineWeb('gallery', { screens: { gallery: () => import('./screens/gallery.tsx') } })
