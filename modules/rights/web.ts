import { defineWeb } from '../../web/define-web.ts'
import { tabWords } from './words/tabs.ts'

/** The screens over rights. */
export const rightsWeb = defineWeb('rights', {
  detailTabs: [
    {
      document: 'base.dataScope',
      key: 'try',
      label: tabWords.tryIt,
      load: () => import('./parts/data-scope-trial.tsx'),
    },
    {
      document: 'base.menu',
      key: 'elements',
      label: tabWords.elements,
      load: () => import('./parts/menu-elements.tsx'),
    },
  ],
  ownFields: { 'base.menu': { names: 'menuUrl params', load: () => import('./parts/menu-fields.tsx') } },
  screens: {
    role: () => import('./screens/role.tsx'),
    menu: () => import('./screens/menu.tsx'),
    access: () => import('./screens/access-explanation.tsx'),
  },
})
