import { screen } from '@testing-library/react'
import type { Described, DescribedField } from '../../core/description/described-document.ts'
import { fieldOf } from '../../kinds/testing/test-host.tsx'
import DetailPage from '../detail/detail-page.tsx'
import ListPage from '../list/list-page.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { show } from './show-element.tsx'
import { signedIn } from './signed-in.ts'
import { currentServer, refusal, type Call, type TestServer } from './test-server.ts'

type ShowOptions = NonNullable<Parameters<typeof show>[1]>

/**
 * A small described document, as `describe` tells it: a voyage with a number, a name, a port, a day, money and a state.
 */
export function voyageDocument(more: Partial<Described> = {}): Described {
  return {
    module: 'sea',
    name: 'voyage',
    label: '航次',
    title: 'name',
    numberField: 'no',
    stateField: 'status',
    approval: null,
    appendOnly: false,
    fields: voyageFields,
    summary: ['name', 'port'],
    form: [{ name: 'basic', label: '基本信息', fields: ['name', 'port', 'sails', 'freight', 'note'] }],
    lists: [
      {
        name: 'main',
        label: '航次',
        columns: ['no', 'name', 'port', 'sails', 'freight', 'status'],
        search: ['name', 'sails'],
        sort: ['-createTime'],
      },
    ],
    actions: [],
    verbs: ['ck', 'xz', 'bj', 'sc'],
    ...more,
  }
}

const fixed = { rights: { read: true, write: false } }

const voyageFields: readonly DescribedField[] = [
  fieldOf('text', { ...fixed, name: 'no', label: '航次号', readonly: true }),
  fieldOf('text', { name: 'name', label: '航次名称', required: true, max: 50 }),
  fieldOf('text', { name: 'port', label: '港口', max: 50 }),
  fieldOf('date', { name: 'sails', label: '开航日期' }),
  fieldOf('money', { name: 'freight', label: '运费', digits: 2 }),
  fieldOf('textarea', { name: 'note', label: '备注', max: 500 }),
  fieldOf('dictionary', { ...fixed, name: 'status', label: '状态', group: 'voyageStatus' }),
  fieldOf('dateTime', { ...fixed, name: 'createTime', label: '创建时间' }),
]

/** A stored voyage, as `page` and the record's own call have it. */
export function voyage(number: number, more: Values = {}): Values {
  return {
    id: `v${number}`,
    ver: 1,
    no: `HC-${String(number).padStart(3, '0')}`,
    name: `航次${number}`,
    port: '大连',
    sails: '2026-11-25',
    freight: '1200.00',
    note: null,
    status: '1',
    createBy: 'u1',
    createName: '林慧敏',
    createTime: Date.UTC(2026, 10, 20, 3),
    updateBy: 'u1',
    ...more,
  }
}

/** Answers all that the list of voyages and the page of one ask, with these records; what was said before counts. */
export function voyages(
  rows: readonly Values[],
  doc: Described = voyageDocument(),
  server: TestServer | null = currentServer(),
): void {
  if (!server) throw new Error('sign somebody in first')
  const at = `/api/${doc.module}/${doc.name}`
  const dictionary = { 'dictionary:voyageStatus:1': '在航', 'dictionary:voyageStatus:2': '完航' }
  const pageOf = ({ body }: Call) => {
    const { page, size } = body as { page: number; size: number } // what readRows sends
    return {
      content: rows.slice((page - 1) * size, page * size),
      totalElements: rows.length,
      next: null,
      names: dictionary,
    }
  }
  const found = ({ path }: Call) => rows.find(({ id }) => path.endsWith(`/${String(id)}`))
  const one = (call: Call) => {
    const record = found(call)
    if (!record) return refusal({ status: 404, code: 'record.missing', message: '记录不存在' })
    return { record, names: dictionary, offered: doc.verbs, waits: [], linked: false, writable: null }
  }
  server
    .on(`GET ${at}/*`, one)
    .on(`GET ${at}/describe`, doc)
    .on(`GET ${at}/views`, { views: [], layout: null })
    .on(`POST ${at}/page`, pageOf)
    .on(`POST ${at}/*/visit`, { following: false, favourite: false, comments: 0, papers: 0, changed: [] })
    .on('GET /api/system/dictionary/group', [
      { dicCode: '1', dicName: '在航' },
      { dicCode: '2', dicName: '完航' },
    ])
}

/** The standard list page of a document. */
export function showList(doc: Described = voyageDocument(), options: ShowOptions = {}) {
  const { module, name, label } = doc
  const page = <ListPage module={module} doc={name} />
  return show(page, { at: `/${module}/${name}`, label: { zh: label, ru: label, en: label }, ...options })
}

/** The page of one record of a document; `new` is an empty form. */
export function showRecord(id: string, doc: Described = voyageDocument(), options: ShowOptions = {}) {
  const { module, name } = doc
  const page = <DetailPage module={module} name={name} id={id} />
  return show(page, { at: `/doc/${module}/${name}/${id}`, ...options })
}

interface Told {
  /** Verbs that are possible now; those of the document unless said. */
  readonly offered?: readonly string[]
  readonly derives?: readonly string[]
  readonly waits?: readonly string[]
  readonly linked?: boolean
  readonly opens?: readonly string[]
  readonly names?: Readonly<Record<string, string>>
  readonly writable?: readonly string[] | null
}

/** Signs somebody in and shows him the page of the first voyage, with what the server tells of it beside its values. */
export async function openVoyage(record: Values = voyage(1), doc: Described = voyageDocument(), told: Told = {}) {
  const server = await signedIn()
  voyages([record], doc)
  const names = { 'dictionary:voyageStatus:1': '在航', ...told.names }
  const usual = { offered: doc.verbs, waits: [], linked: false, writable: null }
  server.on(`GET /api/${doc.module}/${doc.name}/v1`, { record, ...usual, ...told, names })
  const { opened } = await showRecord('v1', doc)
  await screen.findByText(String(record.no), { exact: false, selector: 'h1, h1 *' })
  return { server, opened }
}
