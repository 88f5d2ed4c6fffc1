import { defineWeb } from '../../web/define-web.ts'
import { tabWords } from './words/tabs.ts'

const document = 'questionnaire.questionnaire'

/**
 * The designer, the link and the figures of a questionnaire; the pages on which it is answered are in app/public.tsx.
 */
export const questionnaireWeb = defineWeb('questionnaire', {
  screens: {},
  detailTabs: [
    { document, key: 'design', label: tabWords.design, load: () => import('./screens/designer/design-tab.tsx') },
    { document, key: 'share', label: tabWords.share, load: () => import('./screens/designer/share-tab.tsx') },
    {
      document,
      key: 'statistics',
      label: tabWords.statistics,
      load: () => import('./screens/statistics/statistics-tab.tsx'),
    },
  ],
})
