import { readXml, type XmlElement } from '../../../../core/workbook/xml.ts'
import { isEmptyRun } from '../child-differences.ts'

/** Attributes that the editor sets for itself, and the mark that spaces count, which it sets where they stand. */
const ofTheEditor = /^(w14:(paraId|textId)|xml:space|xmlns(:.*)?|mc:Ignorable)$/

/**
 * What a part says, whoever wrote it: without the order of attributes, spaces between elements, runs that
 * hold nothing, comments and ids of the editor.
 */
export function meaningOf(source: string): unknown {
  return meaning(readXml(source, ''))
}

function meaning({ prefix, name, attributes, children, text }: XmlElement): unknown {
  const own = Object.entries(attributes)
    .filter(([attribute]) => !ofTheEditor.test(attribute))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const held = children.filter((child) => !isEmptyRun(child))
  if (children.length === 0) return [prefix + name, own, /^(t|delText|instrText)$/.test(name) ? text : text.trim()]
  return [prefix + name, own, held.length === 0 ? '' : held.map(meaning)]
}
