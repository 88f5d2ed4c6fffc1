import { lcAmendmentWords } from '../words/lc-amendment.ts'
import { lcDrawingWords } from '../words/lc-drawing.ts'
import { letterCreditWords } from '../words/letter-of-credit.ts'
import { lcAmendment } from './lc-amendment.ts'
import { lcDrawing } from './lc-drawing.ts'
import { letterCredit } from './letter-of-credit.ts'

/** The documents of letters of credit, and their words. */
export const letterOfCreditDocuments = { letterCredit, lcDrawing, lcAmendment } as const

export const letterOfCreditWords = {
  letterCredit: letterCreditWords,
  lcDrawing: lcDrawingWords,
  lcAmendment: lcAmendmentWords,
} as const
