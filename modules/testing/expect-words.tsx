import { expect } from 'vitest'
import type { Lang } from '../../core/values/language.ts'

/** What stands in the page, part by part. */
export function said(): ReadonlySet<string> {
  return new Set(
    textOf(document.body)
      .split('\n')
      .map((text) => text.trim()),
  )
}

/** What stands in the page without the parts of a selector, and without what the record itself says in Chinese. */
function saidBeside(data: string, record: object): string {
  const page = document.body.cloneNode(true) as HTMLElement // a copy of what it is
  for (const part of page.querySelectorAll(`${data}, style, script`)) part.remove()
  const own = JSON.stringify(record).match(/[^"]*\p{Script=Han}[^"]*/gu) ?? []
  return own.reduce((text, one) => text.replaceAll(one, ''), textOf(page))
}

function textOf(element: Element): string {
  return [...element.childNodes].map((node) => (node instanceof Element ? textOf(node) : node.textContent)).join('\n')
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
