import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import type { TextContext } from '../../../core/description/field-kind.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Lang } from '../../../core/values/language.ts'
import type {
  Entry,
  Holiday,
  Loaded,
  Paged,
  PeopleRequest,
  PersonRow,
  ReferenceRequest,
  ReferenceRow,
  ReferenceTarget,
  RoleSum,
  TreeNode,
} from '../../../kinds/field-services.ts'
import { http } from '../http/client.ts'
import { useLang } from '../session/language.ts'
import { readRows } from './read-rows.ts'
import { titleText } from './record-title.ts'
import type { Values } from './record-values.ts'
import { isNameable, isNamed, rememberNames, textIn } from './reference-names.ts'
import { described, fieldNamed } from './use-described.ts'

const long = 10 * minuteMs // changes arrive by event, not by age

/** Entries of a dictionary group in the reader's language; fetched once and kept (DAT-07). */
export function useDictionary(group: string, enabled = true): Loaded<readonly Entry[]> {
  const lang = useLang()
  return loaded(
    useQuery({
      queryKey: ['dictionary', group, lang],
      enabled: enabled && group !== '',
      staleTime: long,
      gcTime: Infinity,
      queryFn: async ({ signal }) => {
        const entries = await http.get<readonly { readonly dicCode: string; readonly dicName: string }[]>(
          '/api/system/dictionary/group',
          { query: { dicGroup: group }, signal },
        )
        rememberNames(
          Object.fromEntries(entries.map(({ dicCode, dicName }) => [`dictionary:${group}:${dicCode}`, dicName])),
          lang,
        )
        return entries.map(({ dicCode, dicName }) => ({ code: dicCode, label: dicName }))
      },
    }),
  )
}

/** Days off and made-up working days of a year; a change arrives with those of dictionaries. */
export function useHolidays(year: number): Loaded<readonly Holiday[]> {
  const lang = useLang()
  return loaded(
    useQuery({
      queryKey: ['dictionary', 'holiday', year, lang],
      staleTime: long,
      gcTime: Infinity,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        http.get<readonly Holiday[]>('/api/system/holiday', { query: { year: String(year) }, signal }),
    }),
  )
}

/** Units or departments that a scope code lets the reader choose; fetched once and kept (DAT-03, DAT-07). */
export function useTree(
  of: 'unit' | 'department' | 'node',
  scope: string,
  enabled = true,
): Loaded<readonly TreeNode[]> {
  const lang = useLang()
  return loaded(
    useQuery({
      queryKey: ['tree', of, scope, lang],
      enabled,
      staleTime: long,
      gcTime: Infinity,
      queryFn: async ({ signal }) => {
        const nodes = await http.get<readonly TreeNode[]>(treePaths[of], { query: { code: scope }, signal })
        rememberNames(
          Object.fromEntries(nodes.map(({ id, name }) => [`${of === 'node' ? 'department' : of}:${id}`, name])),
          lang,
        )
        return nodes
      },
    }),
  )
}

const treePaths = {
  unit: '/api/system/department/getDataScopeDw',
  department: '/api/system/department/getDataScopeBm',
  node: '/api/system/organisation/nodes',
} as const

/** A page of people for the picker (DAT-06). */
export function usePeople({ page, size, sort, ...parameters }: PeopleRequest): Loaded<Paged<PersonRow>> {
  return loaded(
    useQuery({
      queryKey: ['tree', 'people', page, size, sort, parameters],
      placeholderData: keepPreviousData,
      staleTime: 30_000,
      queryFn: async ({ signal }) => {
        const body = { page, size, sort, dir: sort === 'register' ? 'desc' : 'asc', parameters }
        const { content, totalElements } = await http.form<{ content: readonly PersonRow[]; totalElements: number }>(
          '/api/system/user/page',
          body,
          { signal },
        )
        rememberNames(Object.fromEntries(content.map(({ userId, userName }) => [`person:${userId}`, userName])))
        return { rows: content, total: Number(totalElements) }
      },
    }),
  )
}

/** Roles with head counts: all of them, or the one of a code. */
export function useRoles(role: string): Loaded<readonly RoleSum[]> {
  return loaded(
    useQuery({
      queryKey: ['tree', 'roles', role, useLang()],
      staleTime: long,
      queryFn: ({ signal }) =>
        http.get<readonly RoleSum[]>('/api/system/role/roleUserSum', {
          ...(role === '' ? {} : { query: { role } }),
          signal,
        }),
    }),
  )
}

/** Names behind ids chosen just now; those that came with a record are known already. */
export function useNames(source: string, ids: readonly string[]): TextContext['name'] {
  const lang = useLang()
  const missing = ids.filter((id) => isNameable(source, id) && !isNamed(lang, source, id))
  useQuery({
    queryKey: ['names', source, missing.join(','), lang],
    enabled: missing.length > 0,
    retry: false,
    queryFn: async () => {
      rememberNames(await namesOf(source, missing, lang), lang)
      return missing.length
    },
  })
  return textIn(lang).name
}

async function namesOf(source: string, ids: readonly string[], lang: Lang): Promise<Record<string, string>> {
  const target = source.startsWith('document:') ? source.slice('document:'.length) : null
  if (target !== null) return titlesOf(target, ids, lang)
  if (source !== 'person') return {}
  const people = await http.get<readonly { userId: string; userName: string }[]>(
    `/api/system/user/ids/${ids.join(',')}`,
    { quiet: true },
  )
  return Object.fromEntries(people.map(({ userId, userName }) => [`person:${userId}`, userName]))
}

async function titlesOf(target: string, ids: readonly string[], lang: Lang): Promise<Record<string, string>> {
  const request = { target, param: '', page: 1, size: ids.length, filter: { id: ids } }
  return named(target, (await referenceRows(request, lang)).rows)
}

/** Records of another document that a reference may point at. */
export function useReferences(request: ReferenceRequest | null): Loaded<Paged<ReferenceRow>> {
  const lang = useLang()
  const [module = '', name = ''] = (request?.target ?? '').split('.')
  return loaded(
    useQuery({
      queryKey: ['doc', module, name, 'offered', request, lang],
      enabled: request !== null,
      placeholderData: keepPreviousData,
      staleTime: 15_000,
      queryFn: async ({ signal }) => {
        if (!request) throw new Error('disabled without a request')
        const offered = await referenceRows(request, lang, signal)
        rememberNames(named(request.target, offered.rows), lang)
        return offered
      },
    }),
  )
}

async function referenceRows(
  { target, param, filter, page, size }: ReferenceRequest,
  lang: Lang,
  signal?: AbortSignal,
): Promise<Paged<ReferenceRow>> {
  const [module = '', name = ''] = target.split('.')
  const doc = await described(module, name, lang)
  const query = {
    list: 'main',
    param,
    filters: filter,
    sort: doc.lists.find((list) => list.name === 'main')?.sort ?? [],
  }
  const { rows, total } = await readRows(doc, query, { page, size, after: null }, signal)
  const text = (field: string | null, record: (typeof rows)[number]) =>
    field === null ? null : String(record[field] ?? '')
  return {
    rows: rows.map((record) => ({
      id: String(record.id),
      title: titleText(doc, record, lang) || text(doc.numberField, record) || String(record.id),
      number: text(doc.officialNumber ?? doc.numberField, record),
      record,
      ...endedIn(doc, record, lang),
    })),
    total,
  }
}

/** The words of a state that nothing follows. */
function endedIn(doc: Described, record: Values, lang: Lang): Pick<ReferenceRow, 'ended'> {
  const field = doc.stateField === null ? undefined : fieldNamed(doc.fields, doc.stateField)
  const state = field && record[field.name]
  return field && typeof state === 'string' && doc.ended?.includes(state) === true
    ? { ended: textIn(lang).name(`dictionary:${String(field.group)}`, state) }
    : {}
}

function named(target: string, rows: readonly ReferenceRow[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ id, title }) => [`document:${target}:${id}`, title]))
}

/** What a reference dialog shows of the other document: the first columns of its main list. */
export function useReferenceTarget(target: string): Loaded<ReferenceTarget> {
  const lang = useLang()
  const [module = '', name = ''] = target.split('.')
  return loaded(
    useQuery({
      queryKey: ['doc', module, name, 'target', lang],
      staleTime: minuteMs,
      queryFn: async () => {
        const doc = await described(module, name, lang)
        const columns = (doc.lists[0]?.columns ?? [])
          .map((column) => fieldNamed(doc.fields, column))
          .filter((field): field is DescribedField => field !== undefined)
        return { label: doc.label, columns: columns.slice(0, 6), text: textIn(lang) }
      },
    }),
  )
}

function loaded<T>({ data, isFetching, error, refetch }: UseQueryResult<T>): Loaded<T> {
  return {
    data,
    busy: isFetching,
    failed: error && data === undefined ? error.message : null,
    retry: () => void refetch(),
  }
}
