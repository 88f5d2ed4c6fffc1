import type { FastifyRequest } from 'fastify'
import { type FieldError, Refusal } from '../../../core/words/refusal.ts'
import { isId } from '../database/is-id.ts'
import { langOf } from './request-language.ts'
import { serverWords } from './words.ts'

interface TextRule {
  /** Characters at most; 200 when not said. */
  readonly max?: number
  readonly required?: boolean
}

/**
 * Reads single values out of a body or query of one of the fixed calls and gathers what is wrong;
 * `finish` refuses if anything was. Described documents are checked by their kinds instead.
 */
interface InputReader {
  /** A text; '' when absent. Numbers of a JSON body count as text. */
  readonly text: (name: string, rule?: TextRule) => string
  /** A text exactly as typed, with its outer spaces. */
  readonly secret: (name: string, rule?: TextRule) => string
  readonly whole: (name: string, least: number, most: number, otherwise: number) => number
  readonly choice: <T extends string>(name: string, choices: readonly T[], otherwise: T) => T
  /** Ids in one comma-separated text or a list. */
  readonly ids: (name: string, most: number) => readonly string[]
  /** A nested object, read in its turn; empty when absent. */
  readonly inner: (name: string) => InputReader
  readonly finish: () => void
}

/** Reads the given part of a request. */
export function readInput(request: FastifyRequest, from: unknown): InputReader {
  const wrong: Wrong = { errors: {}, malformed: false }
  return reader(
    objectOf(from),
    (name) => serverWords[labelKey(name)]?.[langOf(request)] ?? serverWords['label.other'][langOf(request)],
    wrong,
  )
}

interface Wrong {
  readonly errors: Record<string, FieldError>
  malformed: boolean
}

function reader(input: Readonly<Record<string, unknown>>, label: (name: string) => string, wrong: Wrong): InputReader {
  function fail(name: string, code: string, params: FieldError['params'] = {}, malformed = true): void {
    wrong.errors[name] = { code, params: { label: label(name), ...params } }
    wrong.malformed ||= malformed
  }

  function raw(name: string): string {
    const value = Object.hasOwn(input, name) ? input[name] : undefined
    if (value === undefined || value === null) return ''
    if (typeof value === 'string') return value
    if (typeof value === 'number' && Number.isFinite(value)) return String(value)
    fail(name, 'request.text')
    return ''
  }

  function bounded(name: string, value: string, { max = 200, required = false }: TextRule): string {
    if (required && value === '' && wrong.errors[name] === undefined) fail(name, 'request.fill', {}, false)
    if (value.length > max) fail(name, 'request.long', { max })
    return value.length > max ? '' : value
  }

  return {
    text: (name, rule = {}) => bounded(name, raw(name).trim(), rule),
    secret: (name, rule = {}) => bounded(name, raw(name), rule),
    whole(name, least, most, otherwise) {
      const text = raw(name).trim()
      if (text === '') return otherwise
      const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      if (number >= least && number <= most) return number
      fail(name, 'request.number', { min: least, max: most })
      return otherwise
    },
    choice(name, choices, otherwise) {
      const text = raw(name).trim()
      const found = choices.find((choice) => choice === text)
      if (found === undefined && text !== '') fail(name, 'request.choice')
      return found ?? otherwise
    },
    ids(name, most) {
      const value = Object.hasOwn(input, name) ? input[name] : undefined
      const list = Array.isArray(value)
        ? value
        : raw(name)
            .split(',')
            .map((id) => id.trim())
            .filter((id) => id !== '')
      const good = list.filter((id): id is string => isId(id))
      if (good.length !== list.length || good.length > most) fail(name, 'request.ids', { max: most })
      return [...new Set(good.map((id) => id.toLowerCase()))]
    },
    inner: (name) => reader(objectOf(Object.hasOwn(input, name) ? input[name] : undefined), label, wrong),
    finish() {
      if (Object.keys(wrong.errors).length === 0) return
      throw new Refusal('request.wrong', {}, { status: wrong.malformed ? 400 : 422, errors: wrong.errors })
    },
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new Refusal('request.malformed', {}, { status: 400 })
  return Object.fromEntries(Object.entries(value))
}

function labelKey(name: string): keyof typeof serverWords {
  // A name of the program says nothing to people: what has no words of its own has those of all; see readInput.
  return `label.${name}` as keyof typeof serverWords // looked up with ?. above
}
