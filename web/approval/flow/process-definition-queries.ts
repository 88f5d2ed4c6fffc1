import { useQuery } from '@tanstack/react-query'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { rememberNames } from '../../platform/data/reference-names.ts'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useLang } from '../../platform/session/language.ts'
import { drafterFields } from './drafter-fields.ts'

/** A process in the catalogue of templates. */
export interface TemplateLine {
  readonly process: string
  readonly label: string
  readonly category: string
  readonly money: boolean
  readonly module: string
  readonly thing: string
  readonly documentLabel: string
  readonly numbering: string | null
  readonly starters: readonly string[]
  readonly managers: readonly string[]
  readonly icon: string | null
  readonly color: string | null
  /** Of a form drawn without code, which may be copied. */
  readonly drawn: boolean
  readonly version: number | null
  readonly designed: number | null
  readonly open: number
  readonly all: number
}

/** A version of a process; `status` is a code of dictionary defStatus. */
export interface VersionLine {
  readonly version: number
  readonly status: '0' | '1' | '2'
  readonly publishedAt: number | null
  readonly updated: number | null
  readonly updatedBy: string | null
  readonly note: string | null
  readonly ver: number
  readonly nodes: number
  readonly open: number
  readonly all: number
}

/** A saved drawing of a process: which version it is, and its flow. */
export interface SavedDrawing {
  readonly version: VersionLine
  readonly definition: FlowDefinition
}

/** A field of the form, to which a step gives rights. */
export interface FormField {
  readonly name: string
  readonly label: string
  /** Computed, numbered or moved by verbs: nobody writes it. */
  readonly fixed: boolean
  /** The document is called by it. */
  readonly names: boolean
  readonly kind: string
  /** Nothing but whoever makes the document fills it. */
  readonly required: boolean
  /** What it may be chosen from. */
  readonly options: readonly { readonly code: string; readonly label: string }[]
  /** Of a sub-table. */
  readonly columns: readonly { readonly name: string; readonly label: string; readonly kind: string }[]
}

export interface RoleChoice {
  readonly code: string
  readonly name: string
  /** Null where nobody was asked. */
  readonly holders: number | null
}

/** A group of people that steps may ask. */
interface GroupChoice {
  readonly id: string
  readonly label: string
  readonly people: number
}

/** A process that may be run within another. */
export interface ProcessChoice {
  readonly process: string
  readonly label: string
}

/** A rule of the document that an automatic step may run. */
export interface HookChoice {
  readonly hook: string
  readonly label: string
}

/** A process with the document it approves, its versions and what a designer has to choose from. */
export interface Template extends FlowChoices {
  readonly module: string
  readonly thing: string
  readonly documentLabel: string
  readonly versions: readonly VersionLine[]
}

/** What a flow may be drawn with. */
export interface FlowChoices {
  readonly process: string
  readonly money: boolean
  /** What conditions may compare and people be named by: values of the form, then the drafter's. */
  readonly fields: readonly DescribedField[]
  readonly form: readonly FormField[]
  readonly roles: readonly RoleChoice[]
  readonly groups: readonly GroupChoice[]
  readonly hooks: readonly HookChoice[]
  /** What things are called elsewhere in the product, in Chinese, Russian and English. */
  readonly terms: readonly (readonly [zh: string, ru: string, en: string])[]
  readonly processes: readonly ProcessChoice[]
}

const place = '/api/workflow/template'

/** Every process there is. */
export function useTemplates() {
  const lang = useLang()
  return useQuery({
    queryKey: ['flow', 'templates', lang],
    queryFn: ({ signal }) => http.get<readonly TemplateLine[]>(place, { signal, quiet: true }),
  })
}

/** One process for its designer. */
export function useTemplate(process: string) {
  const lang = useLang()
  return useQuery({
    queryKey: ['flow', 'template', process, lang],
    enabled: process !== '',
    queryFn: async ({ signal }) => {
      const answer = await http.get<AnsweredTemplate>(`${place}/${process}`, { signal, quiet: true })
      rememberGroups(answer.groups, lang)
      return { ...answer, fields: conditionFields(answer, lang) }
    },
  })
}

/** What conditions may compare, as an answer brings it: with the drafter's part added and its names remembered. */
export function conditionFields(
  { fields, roles, names }: Pick<AnsweredTemplate, 'fields' | 'roles' | 'names'>,
  lang: Lang,
): readonly DescribedField[] {
  rememberNames({ ...names, ...Object.fromEntries(fields.flatMap(entryNames)) }, lang)
  return [...fields, ...drafterFields(lang, roles)]
}

/** Groups are called by their names wherever a step asks one. */
export function rememberGroups(groups: readonly GroupChoice[], lang: Lang): void {
  rememberNames(Object.fromEntries(groups.map(({ id, label }) => [`group:${id}`, label])), lang)
}

/** A template as the server tells it, with the names behind the ids that its conditions compare with. */
type AnsweredTemplate = Template & { readonly names: Readonly<Record<string, string>> }

// Conditions are read before any input asks for the entries of a dictionary.
function entryNames({ group, options }: DescribedField): (readonly [string, string])[] {
  const entries = Array.isArray(options)
    ? (options as readonly { readonly code: string; readonly label: string }[])
    : [] // entries, as the server describes a field
  return typeof group === 'string'
    ? entries.map(({ code, label }) => [`dictionary:${group}:${code}`, label] as const)
    : []
}

/** What is said of a process besides its drawing, in words. */
export interface SettingSaid {
  readonly category: string
  readonly starters: readonly string[]
  readonly managers: readonly string[]
  readonly closed: readonly string[]
  readonly icon: string | null
  readonly color: string | null
}

/** The same in codes, what it may be chosen from, and how it was before. */
export interface ProcessSetting extends SettingSaid {
  readonly ver: number
  readonly places: readonly string[]
  readonly people: readonly string[]
  /** What may be switched off. */
  readonly verbs: readonly { readonly code: string; readonly label: string }[]
  readonly categories: readonly { readonly code: string; readonly label: string }[]
  readonly roles: readonly { readonly code: string; readonly label: string }[]
  readonly past: readonly {
    readonly at: number
    readonly personName: string
    readonly before: SettingSaid
    readonly after: SettingSaid
  }[]
}

/** What is said of a process besides its drawing. */
export function useProcessSetting(process: string) {
  const lang = useLang()
  return useQuery({
    queryKey: ['flow', 'setting', process, lang],
    gcTime: 0,
    queryFn: ({ signal }) => http.get<ProcessSetting>(`${place}/${process}/setting`, { signal, quiet: true }),
  })
}

/** The definition of a version; null while none is asked for. */
export function useVersion(process: string, version: number | null, ver: number) {
  return useQuery({
    queryKey: ['flow', 'version', process, version, ver],
    enabled: process !== '' && version !== null,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      http.get<FlowDefinition>(`${place}/${process}/version/${version}`, { signal, quiet: true }),
  })
}

/** Asks again for everything about processes; done when what is shown of it has come. */
export async function renewTemplates(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['flow'] })
}
