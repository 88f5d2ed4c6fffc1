import type { Area } from './cell-address.ts'

/** An error that stands in a cell, such as #N/A. */
export interface CellError {
  readonly error: string
}

/** What a cell holds. A spreadsheet counts in floats, as every other reader of the file will. */
export type CellValue = number | string | boolean | CellError | null

/** How a cell came to its formula. `shared` formulas stand once in the file, `array` and `table` hold many cells at once. */
export type FormulaKind = 'plain' | 'shared' | 'array' | 'table'

export interface Cell {
  readonly value: CellValue
  /** Without the sign of equality. */
  readonly formula?: string
  readonly formulaKind?: FormulaKind
  /** Its place in the list of formats. */
  readonly style: number
  /** Parts of the text look different: typing over it makes it plain. */
  readonly rich?: boolean
}

export interface Row {
  readonly cells: ReadonlyMap<number, Cell>
  /** In points. */
  readonly height?: number
  readonly hidden: boolean
  /** How its empty cells look. */
  readonly style?: number
}

/** The width of columns, in characters of the standard font. */
export interface ColumnWidth {
  readonly first: number
  readonly last: number
  readonly width?: number
  readonly hidden: boolean
  readonly style: number
}

/** What may be typed into cells. */
export interface Validation {
  readonly areas: readonly Area[]
  readonly type: string
  readonly operator: string
  readonly first: string
  readonly second: string
  readonly allowBlank: boolean
  /** A warning lets other values pass, a stop does not. */
  readonly stops: boolean
  readonly title: string
  readonly message: string
}

export interface Sheet {
  readonly name: string
  /** Its part in the package. */
  readonly part: string
  readonly hidden: boolean
  /** A sheet of a chart or a dialog has no cells to show. */
  readonly cellless: boolean
  readonly rows: ReadonlyMap<number, Row>
  readonly columns: readonly ColumnWidth[]
  readonly standardWidth: number
  readonly standardHeight: number
  readonly merges: readonly Area[]
  readonly validations: readonly Validation[]
  readonly frozenRows: number
  readonly frozenColumns: number
  /** The sheet is protected: nothing in it is changed here. */
  readonly isProtected: boolean
  /** Cells that array formulas and data tables fill. */
  readonly arrays: readonly Area[]
  /** Cells whose content another part of the file repeats: typed over here, the file would contradict itself. */
  readonly repeated: readonly RepeatedCells[]
  /** What stands on the sheet, is carried along and is not shown: charts, pictures, pivot tables and the like. */
  readonly carried: readonly CarriedPart[]
}

/** The heads of a formatted table, or what a pivot table fills. */
export interface RepeatedCells {
  readonly by: 'tableHead' | 'pivot'
  readonly area: Area
}

/** What a sheet may hold that the editor carries along unchanged. */
export type CarriedPart =
  | 'drawing'
  | 'comments'
  | 'table'
  | 'pivotTable'
  | 'conditionalFormatting'
  | 'sparklines'
  | 'filter'

/** How cells look, as far as it is shown. */
export interface CellFormat {
  readonly numberFormat: string
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly strike: boolean
  readonly size: number
  readonly color?: string
  readonly fill?: string
  readonly horizontal?: string
  readonly vertical?: string
  readonly wrap: boolean
  readonly borders: { readonly top: boolean; readonly right: boolean; readonly bottom: boolean; readonly left: boolean }
}

export interface DefinedName {
  readonly name: string
  readonly formula: string
  /** The sheet in which alone it holds. */
  readonly sheet?: number
}

export interface Workbook {
  readonly sheets: readonly Sheet[]
  readonly formats: readonly CellFormat[]
  readonly names: readonly DefinedName[]
  /** Days count from 1904 and not from 1900. */
  readonly from1904: boolean
  /** Somebody has signed the file; any change would break his signature. */
  readonly isSigned: boolean
  /** Without a part for styles no cell can look otherwise. */
  readonly hasStyles: boolean
  /** The sheet that was in front when the file was saved. */
  readonly front: number
}

/** Whether a value is an error. */
export function isCellError(value: unknown): value is CellError {
  return typeof value === 'object' && value !== null && 'error' in value
}
