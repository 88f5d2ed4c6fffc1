import { defineModule } from '../../core/description/module.ts'
import { officeDictionaries } from './dictionaries.ts'
import { officeGrants } from './grants.ts'
import { officePages } from './pages.ts'
import { template } from './template.ts'
import { officeRefusals } from './words/refusals.ts'
import { templateWords } from './words/template.ts'

/** Office documents: files seen, edited and kept in versions; templates, and the papers made by them from records. */
export const office = defineModule({
  name: 'office',
  label: { zh: '办公文档', ru: 'Офисные документы', en: 'Office documents' },
  needs: [],
  documents: { template },
  words: { template: templateWords },
  refusals: officeRefusals,
  dictionaries: officeDictionaries,
  pages: officePages,
  grants: officeGrants,
})
