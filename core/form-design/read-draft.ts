import { readDefinition } from '../approval/read-definition.ts'
import { languages } from '../values/language.ts'
import type { FormDraft } from './draft.ts'
import { type FormProblem, formProblem } from './problem.ts'

/** A draft as it comes from a call or a file: itself when it has the shape of one, or what of it has not. */
type ReadDraft = { readonly draft: FormDraft } | { readonly problems: readonly FormProblem[] }

type Given = Readonly<Record<string, unknown>>
type Shape = (value: unknown) => boolean

const documentParts: Readonly<Record<string, Shape>> = {
  module: isText,
  name: isText,
  code: isText,
  scope: isText,
  title: isText,
  fields: (value) => isGiven(value) && Object.values(value).every(isField),
  form: (value) =>
    isListOf(
      value,
      (group) =>
        isGiven(group) &&
        isText(group.name) &&
        isTexts(group.fields) &&
        (group.columns === undefined || [1, 2, 3].includes(Number(group.columns))) &&
        isOptional(group.visible, isText),
    ),
  lists: (value) => isGiven(value) && Object.values(value).every(isList) && value.main !== undefined,
}
const documentExtras: Readonly<Record<string, Shape>> = {
  number: (value) =>
    isGiven(value) &&
    isText(value.field) &&
    isText(value.pattern) &&
    ['year', 'month', 'day', 'never'].includes(String(value.resetBy)),
  print: (value) =>
    isGiven(value) &&
    isListOf(
      value.sections,
      (section) =>
        isGiven(section) &&
        isText(section.group) &&
        isTexts(section.fields) &&
        isOptional(section.inWords, isTexts) &&
        isOptional(section.columns, (columns) => columns === 1 || columns === 2),
    ),
  approval: (value) =>
    isGiven(value) &&
    isText(value.process) &&
    isText(value.category) &&
    typeof value.money === 'boolean' &&
    isTexts(value.values) &&
    readDefinition(value.first) !== null,
  unique: (value) => isListOf(value, isTexts),
  summary: isTexts,
}

/** Looks at the shape of a draft; what is wrong within it `formProblems` says. */
export function readDraft(given: unknown): ReadDraft {
  if (!isGiven(given) || !isGiven(given.doc))
    return { problems: [formProblem('form.problem.shape', 'doc', { part: 'doc' })] }
  const { doc } = given
  const wrong = [
    ...Object.entries(documentParts)
      .filter(([part, fits]) => !fits(doc[part]))
      .map(([part]) => `doc.${part}`),
    ...Object.entries(documentExtras)
      .filter(([part, fits]) => doc[part] !== undefined && !fits(doc[part]))
      .map(([part]) => `doc.${part}`),
    ...Object.entries({ words: isFormWords, menu: isMenu, access: isAccess })
      .filter(([part, fits]) => !fits(given[part]))
      .map(([part]) => part),
    ...(isOptional(given.renamed, (renamed) => isGiven(renamed) && Object.values(renamed).every(isText))
      ? []
      : ['renamed']),
  ].map((path) => formProblem('form.problem.shape', path, { part: path }))
  const foreign = [
    ...Object.keys(doc)
      .filter((part) => !(part in documentParts) && !(part in documentExtras))
      .map((part) => `doc.${part}`),
    ...Object.keys(given).filter((part) => !['doc', 'words', 'menu', 'access', 'renamed'].includes(part)),
  ].map((path) => formProblem('form.problem.part', path, { part: path }))
  const problems = [...wrong, ...foreign]
  return problems.length > 0 ? { problems } : { draft: given as unknown as FormDraft } // its shape was looked at; its content is checked before it ever runs
}

function isField(value: unknown): boolean {
  if (!isGiven(value) || !isText(value.kind)) return false
  return value.fields === undefined || (isGiven(value.fields) && Object.values(value.fields).every(isField))
}

function isList(value: unknown): boolean {
  return (
    isGiven(value) &&
    isTexts(value.columns) &&
    isTexts(value.search) &&
    isTexts(value.sort) &&
    isOptional(value.totals, isTexts) &&
    isOptional(value.inline, (inline) => typeof inline === 'boolean') &&
    isOptional(
      value.filter,
      (filter) => isGiven(filter) && Object.values(filter).every((one) => isText(one) || isTexts(one)),
    )
  )
}

// A label that misses a language is kept while it is drawn: `formProblems` names it.
function isWords(value: unknown): boolean {
  return isGiven(value) && languages.every((lang) => isOptional(value[lang], isText))
}

function isLabel(value: unknown): boolean {
  if (!isGiven(value)) return false
  return 'label' in value
    ? isWords(value.label) && isOptional(value.help, isWords) && isOptional(value.fields, isLabels)
    : isWords(value)
}

function isLabels(value: unknown): boolean {
  return isGiven(value) && Object.values(value).every(isLabel)
}

function isFormWords(value: unknown): boolean {
  return (
    isGiven(value) &&
    isWords(value.title) &&
    isLabels(value.fields) &&
    isLabels(value.groups) &&
    isOptional(value.lists, isLabels)
  )
}

function isMenu(value: unknown): boolean {
  return (
    isGiven(value) &&
    isText(value.folder) &&
    isOptional(value.icon, isText) &&
    isOptional(value.sort, (sort) => typeof sort === 'number' && Number.isSafeInteger(sort))
  )
}

function isAccess(value: unknown): boolean {
  return isListOf(value, (grant) => isGiven(grant) && isText(grant.role) && isTexts(grant.verbs))
}

function isOptional(value: unknown, fits: Shape): boolean {
  return value === undefined || fits(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2_000
}

function isTexts(value: unknown): boolean {
  return isListOf(value, isText)
}

function isListOf(value: unknown, fits: Shape): boolean {
  return Array.isArray(value) && value.length <= 500 && value.every(fits)
}

function isGiven(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length <= 500
}
