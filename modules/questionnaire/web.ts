import { defineWeb } from '../../web/define-web.ts'
import { designerWords } from './words/designer.ts'
import { statisticsWords } from './words/statistics.ts'

const document = 'questionnaire.questionnaire'

/** The designer, the link and the figures of a questionnaire; the pages on which it is answered are in app/public.tsx. */
export const questionnaireWeb = defineWeb('questionnaire', {
  screens: {},
  detailTabs: [
    { document, key: 'design', label: designerWords.tab, load: () => import('./screens/designer/design-tab.tsx') },
    { document, key: 'share', label: designerWords.share, load: () => import('./screens/designer/share-tab.tsx') },
    { document, key: 'statistics', label: statisticsWords.tab, load: () => import('./screens/statistics/statistics-tab.tsx') },
  ],
})
