import type { AddedFormat, FormatChange } from '../workbook-changes.ts'
import type { CellFormat } from '../workbook-types.ts'

/** The formats of a workbook and those that editing makes of them; the same change of the same format is one. */
export class AddedFormats {
  private readonly present: readonly CellFormat[]
  private readonly made: { readonly format: CellFormat; readonly added: AddedFormat }[] = []

  constructor(present: readonly CellFormat[]) {
    this.present = present
  }

  get list(): readonly AddedFormat[] {
    return this.made.map(({ added }) => added)
  }

  format(style: number): CellFormat {
    const plain = this.present[style] ?? this.made[style - this.present.length]?.format ?? this.present[0]
    if (plain === undefined) throw new Error('a workbook has a format')
    return plain
  }

  /** The place of a format that looks like another with a change. */
  changed(style: number, change: FormatChange): number {
    const before = this.made[style - this.present.length]?.added
    const base = before?.base ?? style
    const whole: FormatChange = { ...before?.change, ...change }
    const key = JSON.stringify([base, ordered(whole)])
    const same = this.made.findIndex(({ added }) => JSON.stringify([added.base, ordered(added.change)]) === key)
    if (same >= 0) return this.present.length + same
    this.made.push({ format: { ...this.format(base), ...whole }, added: { base, change: whole } })
    return this.present.length + this.made.length - 1
  }
}

function ordered({ bold, italic, wrap, horizontal, numberFormat }: FormatChange): readonly unknown[] {
  return [bold, italic, wrap, horizontal, numberFormat]
}
