import type { AddedStrings } from './added-strings.ts'
import { cellName } from './cell-address.ts'
import { encodeEscapes } from './cell-text.ts'
import type { CellWrite } from './workbook-changes.ts'
import { type CellValue, isCellError } from './workbook-types.ts'
import { escapeText, withAttribute, type XmlElement } from './xml.ts'

/** A cell that stood in the file, and where. */
interface WrittenCell {
  readonly source: string
  readonly element: XmlElement
}

/** A cell as it is written; what nobody changed of it is taken over letter by letter. */
export function cellXml(
  write: CellWrite,
  written: WrittenCell | undefined,
  prefix: string,
  strings: AddedStrings,
): string {
  if (write.content) return contentXml(write, write.content, written, prefix, strings)
  if (written === undefined) return write.style === undefined ? '' : emptyXml(write, String(write.style), prefix)
  const { source, element } = written
  let tag = source.slice(element.start, element.openEnd)
  if (write.style !== undefined) tag = withAttribute(tag, 's', String(write.style))
  if (write.result === undefined) return tag + source.slice(element.openEnd, element.end)
  const { type, text } = resultOf(write.result.value)
  const rest = element.children.filter(({ name }) => name !== 'v' && name !== 'is')
  const formula = rest.filter(({ name }) => name === 'f')
  const others = rest.filter(({ name }) => name !== 'f')
  const slices = (children: readonly XmlElement[]) =>
    children.map(({ start, end }) => source.slice(start, end)).join('')
  return `${withAttribute(tag, 't', type)}${slices(formula)}<${prefix}v>${text}</${prefix}v>${slices(others)}</${prefix}c>`
}

function contentXml(
  write: CellWrite,
  { value, formula }: NonNullable<CellWrite['content']>,
  written: WrittenCell | undefined,
  prefix: string,
  strings: AddedStrings,
): string {
  const style = write.style === undefined ? written?.element.attributes.s : String(write.style)
  if (formula === undefined && value === null) return style === undefined ? '' : emptyXml(write, style, prefix)
  const { type, xml } = insideOf(value, formula, prefix, strings)
  const start = emptyXml(write, style, prefix).replace(/\/>$/, '>')
  return `${withAttribute(start, 't', type)}${xml}</${prefix}c>`
}

function insideOf(
  value: CellValue,
  formula: string | undefined,
  prefix: string,
  strings: AddedStrings,
): { readonly type: string | undefined; readonly xml: string } {
  if (formula === undefined && typeof value === 'string') return strings.cell(value, prefix)
  // A formula without a result is counted by the program that opens the file next.
  if (formula !== undefined && value === null)
    return { type: undefined, xml: `<${prefix}f>${escapeText(formula)}</${prefix}f>` }
  const { type, text } = resultOf(value)
  const counted = formula === undefined ? '' : `<${prefix}f>${escapeText(formula)}</${prefix}f>`
  return { type, xml: `${counted}<${prefix}v>${text}</${prefix}v>` }
}

function emptyXml({ row, column }: CellWrite, style: string | undefined, prefix: string): string {
  return withAttribute(`<${prefix}c r="${cellName(row, column)}"/>`, 's', style)
}

function resultOf(value: CellValue): { readonly type: string | undefined; readonly text: string } {
  if (typeof value === 'string') return { type: 'str', text: escapeText(encodeEscapes(value)) }
  if (typeof value === 'boolean') return { type: 'b', text: value ? '1' : '0' }
  if (isCellError(value)) return { type: 'e', text: escapeText(value.error) }
  return { type: undefined, text: String(value ?? 0) }
}
