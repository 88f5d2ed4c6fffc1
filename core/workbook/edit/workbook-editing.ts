import { covers } from '../cell-address.ts'
import { Calculator, type CellId, cellId, placeOf } from '../formula/calculator.ts'
import { fileFormula, parseFormula } from '../formula/parse-formula.ts'
import { arrayOver } from '../read-sheet.ts'
import type { CellWrite, FormatChange, WorkbookWrites } from '../workbook-changes.ts'
import {
  type Cell,
  type CellFormat,
  type CellValue,
  isCellError,
  type Sheet,
  type Validation,
  type Workbook,
} from '../workbook-types.ts'
import { AddedFormats } from './added-formats.ts'
import { isValid, offeredValues } from './cell-validation.ts'
import { typedValue } from './typed-value.ts'
import type { TypingProblem } from './typing-problem.ts'

interface Change {
  readonly id: CellId
  readonly before: Cell | undefined
  readonly after: Cell | undefined
}

/** The longest text that a cell holds. */
const longestText = 32_767

/** A workbook as it is edited: its cells as they are now, what is taken back, and what is to be written. */
export class WorkbookEditing {
  readonly book: Workbook
  private readonly formats: AddedFormats
  private readonly calculator: Calculator
  private readonly current = new Map<CellId, Cell | undefined>()
  private readonly extents: { row: number; column: number }[]
  private readonly done: (readonly Change[])[] = []
  private readonly undone: (readonly Change[])[] = []
  private areFormulasRead = false

  constructor(book: Workbook, now: () => number) {
    this.book = book
    this.formats = new AddedFormats(book.formats)
    this.extents = book.sheets.map(extentOf)
    this.calculator = new Calculator(
      book,
      {
        cell: (id) => this.cellOf(id),
        setResult: (id, value) => this.setResult(id, value),
        extent: (sheet) => this.extents[sheet] ?? { row: 0, column: 0 },
      },
      now,
    )
  }

  /** The last row and column that hold something. */
  extent(sheet: number): { readonly row: number; readonly column: number } {
    return this.extents[sheet] ?? { row: 0, column: 0 }
  }

  cell(sheet: number, row: number, column: number): Cell | undefined {
    return this.cellOf(cellId(sheet, row, column))
  }

  /** How a cell looks; an empty one as its row or its column. */
  format(sheet: number, row: number, column: number): CellFormat {
    return this.formats.format(this.styleOf(cellId(sheet, row, column)))
  }

  /** The cells whose formulas stand in a circle. Reads all formulas when it is first asked. */
  circularCells(): readonly ReturnType<typeof placeOf>[] {
    this.readFormulas()
    return [...this.calculator.circular].map(placeOf)
  }

  /** The cells whose formulas another program will have to count. */
  uncountedCells(): readonly ReturnType<typeof placeOf>[] {
    return [...this.calculator.uncounted].map(placeOf)
  }

  /** Why nothing may be typed into a cell at all. */
  lockOf(sheet: number, row: number, column: number): TypingProblem | null {
    const inSheet = this.book.sheets[sheet]
    if (this.book.isSigned) return 'signed'
    if (inSheet === undefined || inSheet.isProtected) return 'protected'
    if (arrayOver(inSheet, row, column)) return 'array'
    return inSheet.repeated.find(({ area }) => covers(area, row, column))?.by ?? null
  }

  validation(sheet: number, row: number, column: number): Validation | undefined {
    return this.book.sheets[sheet]?.validations.find(({ areas }) => areas.some((area) => covers(area, row, column)))
  }

  /** What a list offers for a cell. */
  offered(sheet: number, row: number, column: number): readonly string[] | null {
    const validation = this.validation(sheet, row, column)
    return validation === undefined ? null : offeredValues(validation, (formula) => this.valuesOf(formula, sheet))
  }

  /** Takes what was typed, or says why not; then nothing has changed. */
  type(sheet: number, row: number, column: number, text: string, language: string): TypingProblem | null {
    const locked = this.lockOf(sheet, row, column)
    if (locked !== null) return locked
    if (text.length > longestText) return 'tooLong'
    const id = cellId(sheet, row, column)
    const style = this.styleOf(id)
    const typed = typedValue(text, this.formats.format(style).numberFormat, language, this.book.from1904)
    if (typed.formula !== undefined) return this.typeFormula(id, typed.formula, style)
    const validation = this.validation(sheet, row, column)
    if (validation && !isValid(validation, typed.value, (formula) => this.valuesOf(formula, sheet))) return 'invalid'
    const looks = typed.numberFormat !== undefined && this.book.hasStyles
    const given = looks ? this.formats.changed(style, { numberFormat: typed.numberFormat }) : style
    this.perform([this.changeOf(id, { value: typed.value, style: given })])
    return null
  }

  private typeFormula(id: CellId, formula: string, style: number): TypingProblem | null {
    const { sheet } = placeOf(id)
    const parsed = parseFormula(formula, sheet, this.book)
    if ('problem' in parsed && parsed.problem === 'syntax') return 'syntax'
    this.readFormulas()
    const before = this.cellOf(id)
    this.reach(id)
    this.calculator.setFormula(id, formula)
    const isCircle = this.calculator.isCircle(id)
    this.calculator.setFormula(id, before?.formula, isArray(before))
    if (isCircle) return 'circular'
    this.perform([this.changeOf(id, { value: null, style, formula: fileFormula(formula), formulaKind: 'plain' })])
    return null
  }

  /** Empties cells, those left out that are locked. */
  clear(sheet: number, cells: readonly { readonly row: number; readonly column: number }[]): void {
    const changes = cells
      .filter(({ row, column }) => this.lockOf(sheet, row, column) === null && this.cell(sheet, row, column))
      .map(({ row, column }) =>
        this.changeOf(cellId(sheet, row, column), { value: null, style: this.styleOf(cellId(sheet, row, column)) }),
      )
    if (changes.length > 0) this.perform(changes)
  }

  /** Changes how cells look. */
  look(sheet: number, cells: readonly { readonly row: number; readonly column: number }[], change: FormatChange): void {
    if (this.book.isSigned || this.book.sheets[sheet]?.isProtected || !this.book.hasStyles) return
    this.perform(
      cells.map(({ row, column }) => {
        const id = cellId(sheet, row, column)
        const style = this.formats.changed(this.styleOf(id), change)
        return this.changeOf(id, { ...(this.cellOf(id) ?? { value: null }), style })
      }),
    )
  }

  get mayUndo(): boolean {
    return this.done.length > 0
  }

  get mayRedo(): boolean {
    return this.undone.length > 0
  }

  undo(): void {
    const changes = this.done.pop()
    if (changes === undefined) return
    this.undone.push(changes)
    this.put(changes.map(({ id, before }) => ({ id, cell: before })))
  }

  redo(): void {
    const changes = this.undone.pop()
    if (changes === undefined) return
    this.done.push(changes)
    this.put(changes.map(({ id, after }) => ({ id, cell: after })))
  }

  /** What of the file has to be written. */
  writes(): WorkbookWrites {
    const sheets = new Map<string, CellWrite[]>()
    for (const [id, cell] of this.current) {
      const write = writeOf(id, this.originalOf(id), cell)
      const part = this.book.sheets[placeOf(id).sheet]?.part
      if (write === null || part === undefined) continue
      const writes = sheets.get(part)
      if (writes) writes.push(write)
      else sheets.set(part, [write])
    }
    const mustRecount = sheets.size > 0 && this.calculator.uncounted.size > 0
    return { sheets, formats: this.formats.list, mustRecount }
  }

  private changeOf(id: CellId, after: Cell): Change {
    return { id, before: this.cellOf(id), after }
  }

  private perform(changes: readonly Change[]): void {
    this.done.push(changes)
    this.undone.length = 0
    this.put(changes.map(({ id, after }) => ({ id, cell: after })))
  }

  private put(cells: readonly { readonly id: CellId; readonly cell: Cell | undefined }[]): void {
    this.readFormulas()
    for (const { id, cell } of cells) {
      this.current.set(id, cell)
      this.calculator.setFormula(id, cell?.formula, isArray(cell))
      this.reach(id)
    }
    this.calculator.recount(cells.map(({ id }) => id))
  }

  private reach(id: CellId): void {
    const { sheet, row, column } = placeOf(id)
    const extent = this.extents[sheet]
    if (extent === undefined) return
    extent.row = Math.max(extent.row, row)
    extent.column = Math.max(extent.column, column)
  }

  /** Formulas are read when the first cell changes, so that opening does not wait for them. */
  private readFormulas(): void {
    if (this.areFormulasRead) return
    this.areFormulasRead = true
    const empty: CellId[] = []
    for (const [sheet, { rows }] of this.book.sheets.entries()) {
      for (const [row, { cells }] of rows) {
        for (const [column, cell] of cells) {
          if (cell.formula === undefined) continue
          const id = cellId(sheet, row, column)
          this.calculator.setFormula(id, cell.formula, isArray(cell))
          if (cell.value === null) empty.push(id)
        }
      }
    }
    this.calculator.findCircles()
    // Libraries that make files leave the counting to whoever opens them.
    this.calculator.recount(empty)
  }

  private valuesOf(formula: string, sheet: number): readonly CellValue[] {
    return this.calculator.valuesOf(formula, sheet)
  }

  private setResult(id: CellId, value: CellValue): void {
    const cell = this.cellOf(id)
    if (cell) this.current.set(id, { ...cell, value })
  }

  private cellOf(id: CellId): Cell | undefined {
    return this.current.has(id) ? this.current.get(id) : this.originalOf(id)
  }

  private originalOf(id: CellId): Cell | undefined {
    const { sheet, row, column } = placeOf(id)
    return this.book.sheets[sheet]?.rows.get(row)?.cells.get(column)
  }

  private styleOf(id: CellId): number {
    const cell = this.cellOf(id)
    if (cell) return cell.style
    const { sheet, row, column } = placeOf(id)
    const { rows, columns } = this.book.sheets[sheet] ?? { rows: new Map(), columns: [] }
    return rows.get(row)?.style ?? columns.find(({ first, last }) => column >= first && column <= last)?.style ?? 0
  }
}

function isArray(cell: Cell | undefined): boolean {
  return cell?.formulaKind === 'array' || cell?.formulaKind === 'table'
}

function extentOf({ rows }: Sheet): { row: number; column: number } {
  const extent = { row: 0, column: 0 }
  for (const [row, { cells }] of rows) {
    extent.row = Math.max(extent.row, row)
    for (const column of cells.keys()) extent.column = Math.max(extent.column, column)
  }
  return extent
}

function writeOf(id: CellId, before: Cell | undefined, after: Cell | undefined): CellWrite | null {
  const { row, column } = placeOf(id)
  const value = after?.value ?? null
  const isSame = isSameValue(before?.value ?? null, value)
  const style = after === undefined || after.style === (before?.style ?? 0) ? {} : { style: after.style }
  if (after?.formula !== before?.formula || (!isSame && after?.formula === undefined)) {
    const formula = after?.formula === undefined ? {} : { formula: after.formula }
    return { row, column, content: { value, ...formula }, ...style }
  }
  if (!isSame) return { row, column, result: { value }, ...style }
  return 'style' in style ? { row, column, ...style } : null
}

function isSameValue(left: CellValue, right: CellValue): boolean {
  return isCellError(left) && isCellError(right) ? left.error === right.error : left === right
}
