import type { Json } from '../../core/values/json.ts'
import { languages, type Lang } from '../../core/values/language.ts'
import { type Binding, Refusal, valueFormats } from '../../server/module-api.ts'
import type { Template } from './template.ts'

/** What the placeholders of a template stand for. */
export function bindingsOf({ bindings }: Pick<Template, 'bindings'>): Binding[] {
  return (bindings ?? []).map(({ mark, path, format, language, equals }) => ({
    mark,
    path: path ?? '',
    format: valueFormats.find((name) => name === format) ?? 'auto',
    lang: langOrNull(language),
    equals: equals === null || equals === '' ? null : equals,
  }))
}

/** The language of a template's paper. */
export function languageOf({ language }: Pick<Template, 'language'>): Lang {
  return langOrNull(language) ?? 'zh'
}

/** What a page sends of them; anything else than placeholders is refused. */
export function readBindings(given: Json | undefined): Binding[] {
  if (!Array.isArray(given) || given.length > mostBindings) throw new Refusal('office.bindings', {}, { status: 400 })
  return given.map((line) => {
    const of = (name: string): string => {
      const value: unknown = typeof line === 'object' && line !== null ? Reflect.get(line, name) : null
      return typeof value === 'string' ? value : ''
    }
    const format = valueFormats.find((name) => name === (of('format') || 'auto'))
    if (of('mark') === '' || format === undefined) throw new Refusal('office.bindings', {}, { status: 400 })
    return { mark: of('mark'), path: of('path'), format, lang: langOrNull(of('lang')), equals: of('equals') || null }
  })
}

const mostBindings = 1_000

function langOrNull(text: string | null): Lang | null {
  return languages.find((lang) => lang === text) ?? null
}
