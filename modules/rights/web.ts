import { defineWeb } from '../../web/define-web.ts'
import { tabWords } from './words/tabs.ts'

/** The screens over rights. */
export const rightsWeb = defineWeb('rights', {
  detailTabs: [
    { document: 'base.dataScope', key: 'try', label: tabWords.tryIt, load: () => import('./parts/try-scope.tsx') },
    { document: 'base.menu', key: 'elements', label: tabWords.elements, load: () => import('./parts/menu-elements.tsx') },
  ],
  ownFields: {
    'base.menu.menuUrl': async () => (await import('./parts/menu-fields.tsx')).addressField,
    'base.menu.params': async () => (await import('./parts/menu-fields.tsx')).paramsField,
  },
  screens: {
    role: () => import('./screens/role.tsx'),
    menu: () => import('./screens/menu.tsx'),
    access: () => import('./screens/access.tsx'),
  },
})
