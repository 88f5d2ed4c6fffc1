import { defineWeb } from '../../web/define-web.ts'
import { tabWords } from './words/tabs.ts'

/** The screens over rights. */
export const rightsWeb = defineWeb('rights', {
  detailTabs: [
    {
      document: 'base.dataScope',
      key: 'try',
      label: tabWords.tryIt,
      load: () => import('./components/data-scope-trial.tsx'),
    },
    {
      document: 'base.menu',
      key: 'elements',
      label: tabWords.elements,
      load: () => import('./components/menu-permissions-tab.tsx'),
    },
  ],
  ownFields: { 'base.menu': { names: 'menuUrl params', load: () => import('./components/menu-custom-fields.tsx') } },
  screens: {
    role: () => import('./screens/roles.tsx'),
    menu: () => import('./screens/menu.tsx'),
    access: () => import('./screens/access-explanation.tsx'),
  },
})
