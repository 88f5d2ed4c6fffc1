import { derivation } from '../../../core/description/document-derivation.ts'
import { incomingLetter } from './incoming-letter.ts'
import { outgoingLetter } from './outgoing-letter.ts'

/** The answer to a letter is drafted from it, once somebody handles it. */
export const letterDerivations = [
  derivation(incomingLetter, outgoingLetter, {
    name: 'answerLetter',
    label: { zh: '拟复文', ru: 'Подготовить ответ', en: 'Draft a reply' },
    by: 'replyTo',
    when: "status in ['2', '3', '4']",
    same: ['urgency', 'secrecy', 'title'],
    fields: { addressee: 'fromUnit', issueUnit: 'receivedBy' },
    alike: [],
    link: 'ref',
    living: { approvalStatus: ['1', '2'] },
  }),
]
