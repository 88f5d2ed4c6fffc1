import { expect } from 'vitest'
import type { Lang } from '../../core/values/language.ts'

/** Which of these texts are no part of the page. The page is read once for all of them: it is asked at every change. */
export function unsaid(texts: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const lines = textsOf(document.body).flatMap((text) => text.split('\n'))
  const said = new Set(lines.map((line) => line.trim()))
  return texts.filter((text) => text === undefined || !said.has(text))
}

/** What stands in the page without the parts of a selector, and without what the record itself says in Chinese. */
function saidBeside(data: string, record: object): string {
  const text = textsOf(document.body, new Set(document.querySelectorAll(`${data}, style, script`))).join('\n')
  const own = JSON.stringify(record).match(/[^"]*\p{Script=Han}[^"]*/gu) ?? []
  return own.reduce((left, one) => left.replaceAll(one, ''), text)
}

/** From one node to the next: lists of them are made anew by whoever asks, and pages are long. */
function textsOf(element: Element, beside: ReadonlySet<Element> = new Set()): string[] {
  const texts: string[] = []
  for (let node = element.firstChild; node !== null; node = node.nextSibling)
    if (!(node instanceof Element)) texts.push(node.textContent ?? '')
    else if (!beside.has(node)) texts.push(...textsOf(node, beside))
  return texts
}

/** No Chinese where another language is read, no name of a field, nothing that was to be filled in. */
export function expectOwnWords(lang: Lang, data: string, record: object, fields: readonly string[]): void {
  const text = saidBeside(data, record)
  const names = fields.filter((name) => /[a-z][A-Z]/.test(name))
  expect(text).not.toBe('')
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
  expect(text.match(/\{\w+\}|undefined|\[object \w+\]|\bNaN\b/g) ?? []).toEqual([])
  if (lang !== 'zh') expect(text.match(/.*\p{Script=Han}.*/gu) ?? []).toEqual([])
}
