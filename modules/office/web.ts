import { defineWeb } from '../../web/define-web.ts'
import { tabWords } from './words/tabs.ts'

/** The screens of office files, and what they add to the record of a template and to every record that has templates. */
export const officeWeb = defineWeb('office', {
  screens: { officeFiles: () => import('./screens/office-files.tsx') },
  ownFields: { 'office.template': { names: 'source', load: () => import('./parts/template-fields.tsx') } },
  detailTabs: [
    {
      document: 'every',
      key: 'papers',
      label: tabWords.papers,
      counted: 'papers',
      load: () => import('./parts/papers-tab.tsx'),
    },
    {
      document: 'office.template',
      key: 'placeholders',
      label: tabWords.placeholders,
      load: () => import('./parts/placeholders-tab.tsx'),
    },
  ],
  detailLinks: [{ document: 'every', key: 'paper', load: () => import('./parts/generate-document-link.tsx') }],
})
