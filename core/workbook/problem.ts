/** Why a workbook is not opened. */
export type WorkbookProblemCode = 'notAWorkbook' | 'locked' | 'broken' | 'tooLarge'

/** Thrown where bytes are no workbook that can be shown; `part` is the part of the package that is broken. */
export class WorkbookProblem extends Error {
  readonly code: WorkbookProblemCode
  readonly part: string

  constructor(code: WorkbookProblemCode, part = '') {
    super(part === '' ? code : `${code}: ${part}`)
    this.code = code
    this.part = part
  }
}
