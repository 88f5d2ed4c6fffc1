import { colorOf } from './theme-colors.ts'
import type { CellFormat } from './workbook-types.ts'
import { childOf, childrenOf, isOn, numberIn, type XmlElement } from './xml.ts'

/** The formats that a file only counts, because every program has them. */
const counted: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm-d-yy',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  37: '#,##0;-#,##0',
  38: '#,##0;[Red]-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;[Red]-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
  50: 'yyyy"年"m"月"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
}

/** The number by which a format is counted, if every program has it. */
export function countedFormat(code: string): number | undefined {
  const entry = Object.entries(counted).find(([, text]) => text === code)
  return entry === undefined ? undefined : Number(entry[0])
}

/** How a workbook without styles looks. */
const plainFormat: CellFormat = {
  numberFormat: 'General',
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  size: 11,
  wrap: false,
  borders: { top: false, right: false, bottom: false, left: false },
}

/** The formats of cells in the order in which cells count them. */
export function readFormats(styles: XmlElement | undefined, theme: readonly string[]): readonly CellFormat[] {
  const codes = new Map(
    childrenOf(childOf(styles, 'numFmts'), 'numFmt').map(({ attributes }) => [
      numberIn(attributes.numFmtId, 0),
      attributes.formatCode ?? 'General',
    ]),
  )
  const fonts = childOf(styles, 'fonts')?.children ?? []
  const fills = childOf(styles, 'fills')?.children ?? []
  const borders = childOf(styles, 'borders')?.children ?? []
  const formats = childrenOf(childOf(styles, 'cellXfs'), 'xf').map((xf): CellFormat => {
    const number = numberIn(xf.attributes.numFmtId, 0)
    const alignment = childOf(xf, 'alignment')?.attributes ?? {}
    return {
      numberFormat: codes.get(number) ?? counted[number] ?? 'General',
      ...fontOf(fonts[numberIn(xf.attributes.fontId, 0)], theme),
      fill: fillOf(fills[numberIn(xf.attributes.fillId, 0)], theme),
      horizontal: alignment.horizontal,
      vertical: alignment.vertical,
      wrap: isOn(alignment.wrapText),
      borders: bordersOf(borders[numberIn(xf.attributes.borderId, 0)]),
    }
  })
  return formats.length === 0 ? [plainFormat] : formats
}

function fontOf(font: XmlElement | undefined, theme: readonly string[]) {
  const has = (name: string) => {
    const mark = childOf(font, name)
    return mark !== undefined && mark.attributes.val !== '0' && mark.attributes.val !== 'false'
  }
  return {
    bold: has('b'),
    italic: has('i'),
    underline: has('u') && childOf(font, 'u')?.attributes.val !== 'none',
    strike: has('strike'),
    size: numberIn(childOf(font, 'sz')?.attributes.val, plainFormat.size),
    color: colorOf(childOf(font, 'color'), theme),
  }
}

function fillOf(fill: XmlElement | undefined, theme: readonly string[]): string | undefined {
  const pattern = childOf(fill, 'patternFill')
  if (pattern === undefined || (pattern.attributes.patternType ?? 'none') === 'none') return undefined
  return colorOf(childOf(pattern, 'fgColor'), theme)
}

function bordersOf(border: XmlElement | undefined): CellFormat['borders'] {
  const has = (name: string) => (childOf(border, name)?.attributes.style ?? 'none') !== 'none'
  return {
    top: has('top'),
    right: has('right') || has('end'),
    bottom: has('bottom'),
    left: has('left') || has('start'),
  }
}
