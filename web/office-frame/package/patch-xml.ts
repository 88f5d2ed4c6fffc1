import { readXml, type Splice, splice, withAttribute, type XmlElement } from '../../../core/workbook/xml.ts'
import { differences, isEmptyRun } from './child-differences.ts'

/** A part as somebody wrote it, and its elements. */
interface Written {
  readonly source: string
  readonly root: XmlElement
}

/** A part three times: as it lay in the file, as the editor writes it untouched, and as the editor writes it now. */
interface ThreeParts {
  readonly original: string
  readonly opened: string
  readonly edited: string
}

/**
 * The original part in which only those elements are written anew that differ between both writings of the editor: what it
 * arranges in its own way (the order of attributes, spaces, comments, ids of its own) stays as it was. Null where the
 * original cannot be followed element by element; then the writing of the editor is all there is.
 */
export function patchXml(sources: ThreeParts): string | null {
  try {
    const [original, opened, edited] = [sources.original, sources.opened, sources.edited].map(read)
    if (original === undefined || opened === undefined || edited === undefined) return null
    if (!isSame(original.root, opened.root) || !namesAgree(original.root, edited.root)) return null
    const changes = changesOf(original.root, opened.root, edited.root, { original, opened, edited })
    const patched = splice(original.source, [...changes, ...missingPrefixes(original, edited, changes)])
    // Whatever was put together is read once more: a part that is no XML breaks the whole file.
    read(patched)
    return patched
  } catch {
    return null
  }
}

function read(source: string): Written {
  return { source, root: readXml(source, '') }
}

interface Sides {
  readonly original: Written
  readonly opened: Written
  readonly edited: Written
}

function changesOf(was: XmlElement, opened: XmlElement, edited: XmlElement, sides: Sides): readonly Splice[] {
  const now = whole(sides.edited, edited)
  if (whole(sides.opened, opened) === now) return []
  if (!hasInside(was, opened, edited)) return [textChange(was, opened, edited, sides)]
  return [...tagChange(was, opened, edited, sides), ...childChanges(was, opened, edited, sides)]
}

/** An element without others in it: where only its text is another, its tag stays too. */
function textChange(was: XmlElement, opened: XmlElement, edited: XmlElement, sides: Sides): Splice {
  const all = [was, opened, edited]
  const isText = all.every(({ children, selfClosing }) => children.length === 0 && !selfClosing)
  // A tag that does not say that spaces count may not be kept for a text in which the editor makes them count.
  const keepsSpaces = was.attributes['xml:space'] === 'preserve' || edited.attributes['xml:space'] === undefined
  if (!isText || !keepsSpaces || tag(sides.opened, opened) !== tag(sides.edited, edited))
    return { start: was.start, end: was.end, text: whole(sides.edited, edited) }
  return {
    start: was.openEnd,
    end: was.closeStart,
    text: sides.edited.source.slice(edited.openEnd, edited.closeStart),
  }
}

function whole({ source }: Written, { start, end }: XmlElement): string {
  return source.slice(start, end)
}

/** The opening tag; of an element that holds nothing as well. */
function tag({ source }: Written, { start, openEnd }: XmlElement): string {
  return source.slice(start, openEnd).replace(/\s*\/>$/, '>')
}

/** Whether a change may be looked for among the children: text stands in elements of its own, and is changed with them. */
function hasInside(was: XmlElement, opened: XmlElement, edited: XmlElement): boolean {
  if (was.selfClosing || [was, opened, edited].some(({ text }) => text.trim() !== '')) return false
  return opened.children.length > 0 && follows(was.children, opened.children)
}

/** Whether the editor read as many elements as lie in the file, of the same names. */
function follows(was: readonly XmlElement[], opened: readonly XmlElement[]): boolean {
  return was.length === opened.length && was.every((child, place) => isSame(child, opened[place]))
}

function isSame(one: XmlElement, other: XmlElement | undefined): boolean {
  return one.name === other?.name
}

function tagChange(was: XmlElement, opened: XmlElement, edited: XmlElement, sides: Sides): readonly Splice[] {
  const now = tag(sides.edited, edited)
  if (tag(sides.opened, opened) === now) return []
  // The closing tag stays, and with it the prefix.
  const text = `<${was.prefix}${was.name}${now.slice(1 + edited.prefix.length + edited.name.length)}`
  return [{ start: was.start, end: was.openEnd, text }]
}

function childChanges(was: XmlElement, opened: XmlElement, edited: XmlElement, sides: Sides): readonly Splice[] {
  const changes: Splice[] = []
  let place = was.openEnd
  for (const { before, after } of differences(
    opened.children.map((element) => ({ element, text: whole(sides.opened, element) })),
    edited.children.map((element) => ({ element, text: whole(sides.edited, element) })),
  )) {
    const old = before === null ? undefined : was.children[before]
    const [openedChild, editedChild] = [opened.children[before ?? -1], edited.children[after ?? -1]]
    if (old !== undefined && openedChild !== undefined && editedChild !== undefined)
      changes.push(...changesOf(old, openedChild, editedChild, sides))
    else if (old !== undefined && !isEmptyRun(openedChild)) changes.push({ start: old.start, end: old.end, text: '' })
    else if (editedChild !== undefined)
      changes.push({ start: place, end: place, text: whole(sides.edited, editedChild) })
    place = old?.end ?? place
  }
  return changes
}

/** The prefixes that an element declares, and what they stand for. */
function declared({ attributes }: XmlElement): readonly (readonly [string, string])[] {
  return Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
}

/** Whether what the editor writes anew means the same in the original: names without a prefix, and each prefix everywhere. */
function namesAgree(original: XmlElement, { attributes }: XmlElement): boolean {
  const agrees = (element: XmlElement): boolean =>
    declared(element).every(([name, space]) => attributes[name] === undefined || attributes[name] === space) &&
    element.children.every(agrees)
  return attributes.xmlns === undefined
    ? agrees(original)
    : attributes.xmlns === original.attributes.xmlns && agrees(original)
}

/** What the editor wrote anew may use prefixes that the original declares further in, or not at all. */
function missingPrefixes(original: Written, edited: Written, changes: readonly Splice[]): readonly Splice[] {
  const { root } = original
  // A changed tag of the root brings all that the editor declares.
  if (changes.some(({ start }) => start === root.start)) return []
  const missing = declared(edited.root).filter(
    ([name]) =>
      root.attributes[name] === undefined &&
      name !== 'xmlns' &&
      changes.some(({ text }) => text.includes(`${name.slice('xmlns:'.length)}:`)),
  )
  if (missing.length === 0) return []
  const added = [...missing, ...ignored(root, missing)]
  const text = added.reduce((written, [name, value]) => withAttribute(written, name, value), tag(original, root))
  return [{ start: root.start, end: root.openEnd, text }]
}

/** Prefixes of later programs, which others pass over only where the part says that they may. */
const ofLaterPrograms = /^xmlns:(w1[4-9]\w*|wp14)$/

function ignored({ attributes }: XmlElement, missing: ReturnType<typeof declared>): ReturnType<typeof declared> {
  const later = missing.filter(([name]) => ofLaterPrograms.test(name)).map(([name]) => name.slice('xmlns:'.length))
  if (later.length === 0) return []
  const listed = attributes['mc:Ignorable']?.split(/\s+/) ?? []
  return [
    ['xmlns:mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
    ['mc:Ignorable', [...listed, ...later].join(' ')],
  ]
}
