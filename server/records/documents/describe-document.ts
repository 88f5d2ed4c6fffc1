import { actionNames } from '../../../core/approval/status-and-action-names.ts'
import type {
  Described,
  DescribedAction,
  DescribedApproval,
  DescribedList,
} from '../../../core/description/described-document.ts'
import type { AnyDocument, Approval } from '../../../core/description/document.ts'
import type { Words } from '../../../core/values/language.ts'
import { summaryFields } from '../../../kinds/summary-fields.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { RunningDocument } from '../../platform/context/running-composition.ts'
import { describedDerivations, describedSources } from '../derivation/offered-derivations.ts'
import { describedDiagrams } from '../diagram/diagrams-of-document.ts'
import { mayDo } from '../read/require-permission.ts'
import { suggestingFields } from '../write/form-suggestions.ts'
import { describedFields, fieldsOf } from './described-fields.ts'
import { describedViews } from './described-list-views.ts'
import { loadChoices, type Choices } from './field-choices.ts'
import { verbsOf } from './permission-codes.ts'

/** Everything a page needs to list, fill in and act on a document: in the caller's language, cut to his rights. */
export async function describe(ctx: Ctx, { doc, words, calculators = [] }: RunningDocument<Ctx>): Promise<Described> {
  const choices = await loadChoices(ctx, doc)
  const fields = describedFields(ctx, doc, choices)
  const known = new Set(fields.map(({ name }) => name))
  const { lang } = ctx
  const actions = describedActions(ctx, { doc, words }, choices, known)
  const verbs = new Set(actions.map(({ verb }) => verb))
  const suggests = suggestingFields(ctx, doc)
  const derivations = describedDerivations(ctx, doc)
  const sources = describedSources(ctx, doc)
  const diagrams = describedDiagrams(ctx, doc)
  // Who does not see all of it would work out something else.
  const calculating = calculators
    .map(({ calculator }) => calculator)
    .filter(({ inputs, results, working }) => [...inputs, ...results, working].every((name) => known.has(name)))
  return {
    module: doc.module,
    name: doc.name,
    label: words.title[lang],
    title: doc.title,
    numberField: doc.number?.field ?? null,
    ...(doc.officialNumber === undefined || !known.has(doc.officialNumber)
      ? {}
      : { officialNumber: doc.officialNumber }),
    ...(doc.number === undefined ? {} : { numberPattern: doc.number.pattern }),
    stateField: doc.states?.field ?? null,
    ...(doc.states === undefined || doc.states.final.length === 0 ? {} : { ended: doc.states.final }),
    ...(doc.states?.editable === undefined ? {} : { editable: doc.states.editable }),
    approval: doc.approval === undefined ? null : approvalOf(ctx, doc, doc.approval, known),
    appendOnly: doc.appendOnly !== undefined,
    ...(doc.print === undefined ? {} : { printed: true as const }),
    ...(doc.print?.language === undefined ? {} : { printLanguage: doc.print.language }),
    fields,
    summary: summaryFields(doc).filter((name) => known.has(name)),
    form: doc.form.map((group) => ({
      ...group,
      fields: group.fields.filter((name) => known.has(name)),
      label: said(words.groups, group.name)?.[lang] ?? group.name,
    })),
    lists: Object.entries(doc.lists).map(([name, { views, ...list }]): DescribedList => ({
      ...list,
      name,
      label: said(words.lists, name)?.[lang] ?? words.title[lang],
      columns: list.columns.filter((column) => known.has(column)),
      search: list.search.filter((column) => isFilterable(fields, column)),
      sort: list.sort.filter((column) => known.has(column.replace(/^-/, ''))),
      ...(list.totals === undefined ? {} : { totals: list.totals.filter((column) => known.has(column)) }),
      ...describedViews(doc, views, known, verbs),
    })),
    ...(suggests === null ? {} : { suggestsAfter: suggests }),
    ...(calculating.length === 0 ? {} : { calculators: calculating }),
    actions,
    ...(derivations.length === 0 ? {} : { derivations }),
    ...(sources.length === 0 ? {} : { sources }),
    ...(diagrams.length === 0 ? {} : { diagrams }),
    verbs: verbsOf(doc).filter((verb) => mayDo(ctx, doc, verb)),
  }
}

function approvalOf(
  ctx: Ctx,
  doc: AnyDocument,
  { process, money, values }: Approval,
  known: ReadonlySet<string>,
): DescribedApproval {
  const submit = { verb: 'submit', label: actionNames.submit[ctx.lang], needs: `${doc.code}-tj`, from: ['0'] } as const
  return {
    process,
    money,
    values: values.filter((name) => known.has(name)),
    ...(mayDo(ctx, doc, 'tj') ? { submit } : {}),
  }
}

function isFilterable(fields: Described['fields'], name: string): boolean {
  return fields.some((field) => field.name === name && field.filter !== 'none')
}

function describedActions(
  ctx: Ctx,
  { doc, words }: Pick<RunningDocument<Ctx>, 'doc' | 'words'>,
  choices: Choices,
  known: ReadonlySet<string>,
): DescribedAction[] {
  const open = Object.entries(doc.actions ?? {}).filter(([, { needs }]) => needs !== 'system' && mayDo(ctx, doc, needs))
  return open.map(([verb, { from, to, needs, when, look, asks, decides, irreversible, shows, prefill }]) => ({
    verb,
    label: said(words.actions, verb)?.[ctx.lang] ?? verb,
    needs: `${doc.code}-${needs}`,
    look: look ?? 'normal',
    from,
    ...(to === 'same' ? {} : { to }),
    ...(when === undefined ? {} : { when }),
    asks:
      asks === undefined
        ? []
        : fieldsOf(ctx, doc, asks, choices, '', () => true).map((field) => ({
            ...field,
            label: said(words.asks, field.name)?.[ctx.lang] ?? field.label,
          })),
    ...(decides === undefined ? {} : { decides }),
    ...(irreversible === undefined ? {} : { irreversible }),
    ...(shows === undefined ? {} : { shows: shows.filter((name) => known.has(name)) }),
    ...(prefill === undefined
      ? {}
      : { prefill: Object.fromEntries(Object.entries(prefill).filter(([, name]) => known.has(name))) }),
    ...saidAround(ctx, words, verb),
  }))
}

/** What follows from an action, and what is said once it is done. */
function saidAround(
  { lang }: Ctx,
  words: RunningDocument<Ctx>['words'],
  verb: string,
): Pick<DescribedAction, 'follows' | 'done'> {
  const follows = said(words.follows, verb)
  const done = said(words.done, verb)
  return {
    ...(follows === undefined ? {} : { follows: follows[lang] }),
    ...(done === undefined ? {} : { done: done[lang] }),
  }
}

function said(all: unknown, name: string): Words | undefined {
  const words = all as Readonly<Record<string, Words>> | undefined // a part of DocumentWords, keyed by names
  return words !== undefined && Object.hasOwn(words, name) ? words[name] : undefined
}
