import { defineModule } from '../../core/description/module.ts'
import { officeDictionaries } from './dictionaries.ts'
import { officeGrants } from './grants.ts'
import { circulatedLetter } from './letters/circulated-letter.ts'
import { incomingLetter } from './letters/incoming-letter.ts'
import { letterDerivations } from './letters/letter-derivations.ts'
import { letterDictionaries } from './letters/letter-dictionaries.ts'
import { letterGrants, letterScopes } from './letters/letter-grants.ts'
import { letterNumberCode } from './letters/letter-number-code.ts'
import { letterPages } from './letters/letter-pages.ts'
import { docInRegister, docOutRegister } from './letters/letter-registers.ts'
import { outgoingLetter } from './letters/outgoing-letter.ts'
import { wopi } from './office-servers/wopi-adapter.ts'
import { wps } from './office-servers/wps-adapter.ts'
import { officePages } from './pages.ts'
import { template } from './template.ts'
import { incomingLetterWords } from './words/incoming-letter.ts'
import { letterNotices } from './words/letter-notices.ts'
import { letterRefusals } from './words/letter-refusals.ts'
import { docCodeWords, outgoingLettersWords, docReadingWords } from './words/outgoing-letters.ts'
import { officeRefusals } from './words/refusals.ts'
import { templateWords } from './words/template.ts'

/**
 * Office documents: files seen, edited and kept in versions; templates, and the papers made by them from records. The
 * official documents that are sent out and come in stand here because their papers are made as they are signed.
 */
export const office = defineModule({
  name: 'office',
  label: { zh: '办公文档', ru: 'Офисные документы', en: 'Office documents' },
  needs: [],
  documents: {
    template,
    docOut: outgoingLetter,
    docIn: incomingLetter,
    docReading: circulatedLetter,
    docCode: letterNumberCode,
  },
  words: {
    template: templateWords,
    docOut: outgoingLettersWords,
    docIn: incomingLetterWords,
    docReading: docReadingWords,
    docCode: docCodeWords,
  },
  refusals: { ...officeRefusals, ...letterRefusals },
  notices: letterNotices,
  dictionaries: { ...officeDictionaries, ...letterDictionaries },
  pages: [...officePages, ...letterPages],
  grants: [...officeGrants, ...letterGrants],
  scopes: letterScopes,
  adapters: [wopi, wps],
  derivations: letterDerivations,
  reports: [docOutRegister, docInRegister],
  alerts: [
    {
      code: 'DOC-LATE',
      label: {
        zh: '收文办理逾期（天数）',
        ru: 'Просрочено исполнение документа (дней)',
        en: 'Handling of a document overdue (days)',
      },
      rising: true,
      bands: ['1', '3', '7'],
      cron: '35 8 * * *',
      role: 'officeHead',
      watches: {
        document: 'office.docIn',
        condition: 'status in ["0", "1", "2"] && filled(dueDate)',
        figure: 'daysBetween(dueDate, today())',
      },
    },
  ],
})
