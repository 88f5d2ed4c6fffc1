import { derivation } from '../../../core/description/document-derivation.ts'
import { contract } from '../../contracts/index.ts'
import { amendmentState } from './lc-amendment-states.ts'
import { lcAmendment } from './lc-amendment.ts'
import { drawingState, openDrawing } from './lc-drawing-states.ts'
import { lcDrawing } from './lc-drawing.ts'
import { lcState, liveLetter } from './letter-of-credit-states.ts'
import { letterCredit } from './letter-of-credit.ts'

const isLive = `status in ${JSON.stringify(liveLetter)}`
const party = ['counterparty', 'currency'] as const

/** Letters by the contracts that they are opened for, and what follows from letters. */
export const letterOfCreditDerivations = [
  derivation(contract, letterCredit, {
    name: 'openLetter',
    label: { zh: '办理信用证', ru: 'Оформить аккредитив', en: 'Arrange a letter of credit' },
    by: 'contractId',
    when: "contractStatus in ['3', '4']",
    offered: "paymentMethod in ['lcs', 'lcu']",
    same: party,
    alike: [...party],
    link: 'create',
    living: { status: [lcState.applied, ...liveLetter] },
    bars: ['terminate'],
  }),
  derivation(letterCredit, lcDrawing, {
    name: 'drawLetter',
    label: { zh: '登记交单', ru: 'Предъявить документы', en: 'Enter a drawing' },
    by: 'lcId',
    when: isLive,
    same: party,
    alike: [],
    link: 'create',
    living: { status: [drawingState.draft, ...openDrawing] },
  }),
  derivation(letterCredit, lcAmendment, {
    name: 'amendLetter',
    label: { zh: '申请改证', ru: 'Изменить аккредитив', en: 'Ask for an amendment' },
    by: 'lcId',
    when: isLive,
    same: party,
    alike: [],
    link: 'create',
    living: { status: [amendmentState.inApproval, amendmentState.sent] },
    bars: ['cancel'],
  }),
]
