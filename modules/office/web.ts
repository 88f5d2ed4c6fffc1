import { defineWeb } from '../../web/define-web.ts'
import { tabWords } from './words/tabs.ts'

/** The screens of office files, and what they add to the record of a template and to every record that has templates. */
export const officeWeb = defineWeb('office', {
  screens: { officeFiles: () => import('./screens/office-files.tsx') },
  ownFields: { 'office.template': { names: 'source', load: () => import('./components/template-custom-fields.tsx') } },
  detailTabs: [
    {
      document: 'every',
      key: 'papers',
      label: tabWords.papers,
      counted: 'papers',
      load: () => import('./components/generated-documents-tab.tsx'),
    },
    {
      document: 'office.template',
      key: 'placeholders',
      label: tabWords.placeholders,
      load: () => import('./components/placeholders-tab.tsx'),
    },
  ],
  detailLinks: [{ document: 'every', key: 'paper', load: () => import('./components/generate-document-link.tsx') }],
})
