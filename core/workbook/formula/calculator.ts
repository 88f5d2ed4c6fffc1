import { maxColumn } from '../cell-address.ts'
import type { Cell, CellValue, Workbook } from '../workbook-types.ts'
import { evaluate } from './evaluate.ts'
import { type Grid, NotCounted } from './formula-value.ts'
import { type Parsed, parseFormula, type Reference } from './parse-formula.ts'
import { Days } from './spreadsheet-dates.ts'

/** A cell of a workbook as one number. */
export type CellId = number

const width = maxColumn + 1
const height = 2 ** 20

export function cellId(sheet: number, row: number, column: number): CellId {
  return (sheet * height + row) * width + column
}

export function placeOf(id: CellId): { readonly sheet: number; readonly row: number; readonly column: number } {
  const line = Math.floor(id / width)
  return { sheet: Math.floor(line / height), row: line % height, column: id % width }
}

/** The cells that a calculator reads and whose results it sets. */
interface Cells {
  readonly cell: (id: CellId) => Cell | undefined
  readonly setResult: (id: CellId, value: CellValue) => void
  /** The last row and column that hold something. */
  readonly extent: (sheet: number) => { readonly row: number; readonly column: number }
}

/** Counts the formulas that a change concerns, each once and after those it reads. */
export class Calculator {
  private readonly book: Workbook
  private readonly cells: Cells
  private readonly days: Days
  private readonly now: () => number
  private readonly formulas = new Map<CellId, Parsed>()
  /** By a cell, the formulas that read it alone; by a sheet, those that read areas. */
  private readonly readers = new Map<CellId, Set<CellId>>()
  private readonly areaReaders = new Map<number, Map<CellId, readonly Reference[]>>()
  /** Formulas that read themselves by way of others; they keep the results of the file. */
  readonly circular = new Set<CellId>()
  /** Formulas that are not counted here though what they read has changed. */
  readonly uncounted = new Set<CellId>()

  constructor(book: Workbook, cells: Cells, now: () => number) {
    this.book = book
    this.cells = cells
    this.days = new Days(book.from1904)
    this.now = now
  }

  /** Reads a formula that came, changed or went. */
  setFormula(id: CellId, formula: string | undefined, isArray = false): void {
    this.forget(id)
    if (formula === undefined) return
    const { sheet } = placeOf(id)
    const parsed = parseFormula(formula, sheet, this.book)
    this.formulas.set(id, isArray ? { problem: 'notCounted' } : parsed)
    for (const reference of referencesOf(parsed)) this.remember(id, reference)
  }

  /** Finds the formulas that stand in a circle. */
  findCircles(): void {
    for (const id of inOrder(this.formulas.keys(), (formula) => this.precedents(formula, this.formulas)).circular) {
      this.circular.add(id)
    }
  }

  /** Whether a formula would read its own cell by way of others. */
  isCircle(id: CellId): boolean {
    const concerned = this.concerned([id])
    return inOrder([id], (formula) => this.precedents(formula, concerned)).circular.has(id)
  }

  /** Counts what reads the given cells, those themselves included. */
  recount(changed: Iterable<CellId>): void {
    const concerned = this.concerned(changed)
    const { ordered, circular } = inOrder(concerned.keys(), (id) => this.precedents(id, concerned))
    for (const id of circular) this.circular.add(id)
    for (const id of ordered) this.count(id)
    // What a formula reads that is not counted here cannot be told: any change may be one of it.
    if (concerned.size > 0) for (const [id, parsed] of this.formulas) if ('problem' in parsed) this.uncounted.add(id)
  }

  /** The values that a formula of no cell reads, such as the source of a list; none where it is not counted here. */
  valuesOf(formula: string, sheet: number): readonly CellValue[] {
    const parsed = parseFormula(formula, sheet, this.book)
    if ('problem' in parsed) return []
    const [only] = parsed.references
    if (parsed.references.length === 1 && only) return this.read(only).rows.flat()
    try {
      return [evaluate(parsed, { row: 0, column: 0, days: this.days, now: this.now, read: (area) => this.read(area) })]
    } catch {
      return []
    }
  }

  private count(id: CellId): void {
    const parsed = this.formulas.get(id)
    if (parsed === undefined || this.circular.has(id)) return
    this.uncounted.delete(id)
    try {
      if ('problem' in parsed) throw new NotCounted(parsed.problem)
      const { row, column } = placeOf(id)
      const value = evaluate(parsed, { row, column, days: this.days, now: this.now, read: (area) => this.read(area) })
      this.cells.setResult(id, value)
    } catch (error) {
      if (!(error instanceof NotCounted)) throw error
      this.uncounted.add(id)
    }
  }

  private read({ sheet, area }: Reference): Grid {
    const extent = this.cells.extent(sheet)
    const bottom = Math.max(area.top, Math.min(area.bottom, extent.row))
    const right = Math.max(area.left, Math.min(area.right, extent.column))
    const rows: CellValue[][] = []
    for (let row = area.top; row <= bottom; row += 1) {
      const line: CellValue[] = []
      for (let column = area.left; column <= right; column += 1) {
        line.push(this.cells.cell(cellId(sheet, row, column))?.value ?? null)
      }
      rows.push(line)
    }
    return { rows, ofCells: true }
  }

  /** The given cells and all formulas that read them, by however many steps. */
  private concerned(changed: Iterable<CellId>): ReadonlyMap<CellId, unknown> {
    const concerned = new Map<CellId, unknown>()
    const open = [...changed]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (concerned.has(id)) continue
      concerned.set(id, true)
      open.push(...this.readersOf(id))
    }
    return concerned
  }

  private readersOf(id: CellId): readonly CellId[] {
    const { sheet, row, column } = placeOf(id)
    const readers = [...(this.readers.get(id) ?? [])]
    for (const [reader, references] of this.areaReaders.get(sheet) ?? []) {
      const reads = references.some(
        ({ area }) => row >= area.top && row <= area.bottom && column >= area.left && column <= area.right,
      )
      if (reads) readers.push(reader)
    }
    return readers
  }

  /** Of some formulas those that another one reads. */
  private precedents(id: CellId, among: ReadonlyMap<CellId, unknown>): readonly CellId[] {
    const parsed = this.formulas.get(id)
    if (parsed === undefined) return []
    return referencesOf(parsed).flatMap(({ sheet, area }) => {
      const extent = this.cells.extent(sheet)
      const bottom = Math.min(area.bottom, extent.row)
      const right = Math.min(area.right, extent.column)
      const precedents: CellId[] = []
      for (let row = area.top; row <= bottom; row += 1) {
        for (let column = area.left; column <= right; column += 1) {
          const cell = cellId(sheet, row, column)
          if (among.has(cell) && this.formulas.has(cell)) precedents.push(cell)
        }
      }
      return precedents
    })
  }

  private remember(id: CellId, reference: Reference): void {
    const { sheet, area } = reference
    if (area.top === area.bottom && area.left === area.right) {
      const cell = cellId(sheet, area.top, area.left)
      this.readers.set(cell, (this.readers.get(cell) ?? new Set()).add(id))
      return
    }
    const areas = this.areaReaders.get(sheet) ?? new Map<CellId, readonly Reference[]>()
    areas.set(id, [...(areas.get(id) ?? []), reference])
    this.areaReaders.set(sheet, areas)
  }

  private forget(id: CellId): void {
    const parsed = this.formulas.get(id)
    this.formulas.delete(id)
    this.uncounted.delete(id)
    this.circular.delete(id)
    for (const { sheet, area } of parsed ? referencesOf(parsed) : []) {
      this.readers.get(cellId(sheet, area.top, area.left))?.delete(id)
      this.areaReaders.get(sheet)?.delete(id)
    }
  }
}

function referencesOf(parsed: Parsed): readonly Reference[] {
  return 'problem' in parsed ? [] : parsed.references
}

/**
 * Formulas so that each comes after those it reads, and those that stand in a circle. Without recursion: a column of
 * twenty thousand running totals is deeper than the stack of calls.
 */
function inOrder(ids: Iterable<CellId>, precedents: (id: CellId) => readonly CellId[]) {
  const ordered: CellId[] = []
  const circular = new Set<CellId>()
  const state = new Map<CellId, 'open' | 'done'>()
  for (const start of ids) {
    if (state.has(start)) continue
    const path: { readonly id: CellId; readonly rest: CellId[] }[] = [{ id: start, rest: [...precedents(start)] }]
    state.set(start, 'open')
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const next = step.rest.pop()
      if (next === undefined) {
        path.pop()
        state.set(step.id, 'done')
        ordered.push(step.id)
      } else if (state.get(next) === 'open') {
        for (const { id } of path.slice(path.findIndex(({ id }) => id === next))) circular.add(id)
      } else if (state.get(next) === undefined) {
        state.set(next, 'open')
        path.push({ id: next, rest: [...precedents(next)] })
      }
    }
  }
  return { ordered, circular }
}
