import { defineWeb } from '../../web/define-web.ts'
import { tabWords } from './words/tabs.ts'

/** The screens of the organisation, and what it adds to the record of a person. */
export const organisationWeb = defineWeb('organisation', {
  screens: {
    dept: () => import('./screens/units-and-departments.tsx'),
    gsdept: () => import('./screens/group-companies.tsx'),
    codeTables: () => import('./screens/code-tables.tsx'),
    accountRequests: () => import('./screens/account-requests.tsx'),
    user: () => import('./screens/users.tsx'),
  },
  detailTabs: [
    { document: 'base.person', key: 'posts', label: tabWords.posts, load: () => import('./components/posts-tab.tsx') },
    {
      document: 'base.person',
      key: 'rights',
      label: tabWords.rights,
      load: () => import('./components/rights-tab.tsx'),
    },
  ],
})
