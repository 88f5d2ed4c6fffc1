import { paragraphsOf, textOfRuns } from './docx-paragraphs.ts'
import { elementsOf, unescapeXml, type XmlElement } from './xml-tree.ts'

/** Where in the paper something stands. */
export type Place = 'body' | 'header' | 'footer'

/** What a template asks to be filled in. */
export interface Placeholder {
  readonly name: string
  /** A value, a part between {{#name}} and {{/name}}, or a bookmark of the word processor. */
  readonly form: 'value' | 'part' | 'bookmark'
  readonly place: Place
  /** How often it stands in the paper. */
  readonly times: number
}

/** What is wrong with how a placeholder is typed. */
export interface TypingProblem {
  readonly code: 'unclosed' | 'unopened' | 'crossed' | 'cut' | 'sign'
  readonly name: string
}

/** A placeholder as it is typed: its sign and its name. */
export const placeholderPattern = /\{\{\s*([#/]?)\s*([^{}]*?)\s*\}\}/g

/** The placeholders of a part, each once, and what is wrong with them. */
export function placeholdersOf(root: XmlElement, place: Place): [Placeholder[], TypingProblem[]] {
  const names = new Map<string, Placeholder>()
  const problems: TypingProblem[] = []
  const open: string[] = []
  const add = (name: string, form: Placeholder['form']) => {
    const before = names.get(name)
    names.set(name, { name, form: before?.form ?? form, place, times: (before?.times ?? 0) + 1 })
  }
  for (const { text } of paragraphsOf(root)) {
    for (const [, sign = '', name = ''] of text.matchAll(placeholderPattern)) {
      if (name === '' || /[[\]]/.test(name)) problems.push({ code: 'sign', name })
      else if (sign === '#') {
        open.push(name)
        add(name, 'part')
      } else if (sign === '/') closePart(open, name, problems)
      else add(name, 'value')
    }
    const rest = text.replaceAll(placeholderPattern, '')
    const cut = /\{\{.{0,30}|.{0,30}\}\}/.exec(rest)?.[0]
    if (cut !== undefined) problems.push({ code: 'cut', name: cut })
  }
  problems.push(...open.map((name) => ({ code: 'unclosed' as const, name })))
  for (const name of bookmarkNames(root)) if (!names.has(name)) add(name, 'bookmark')
  return [[...names.values()], problems]
}

function closePart(open: string[], name: string, problems: TypingProblem[]): void {
  const last = open.at(-1)
  if (last === name) open.pop()
  else problems.push({ code: open.includes(name) ? 'crossed' : 'unopened', name })
}

/** Bookmarks that people set: those of the programs themselves begin with a low line or mark a pasted piece. */
function bookmarkNames(root: XmlElement): string[] {
  const names: string[] = []
  const walk = (parent: XmlElement): void => {
    for (const child of elementsOf(parent)) {
      if (child.name === 'w:bookmarkStart') names.push(unescapeXml(child.attributes['w:name'] ?? ''))
      walk(child)
    }
  }
  walk(root)
  return names.filter(isOwnBookmark)
}

/** Whether a bookmark was set by a person. */
function isOwnBookmark(name: string): boolean {
  return name !== '' && !/^(_|OLE_LINK\d|GoBack$)/i.test(name)
}

/** Whether an element holds a placeholder of double braces. */
export function holdsPlaceholder(parent: XmlElement): boolean {
  return textOfRuns(parent).search(placeholderPattern) >= 0
}
