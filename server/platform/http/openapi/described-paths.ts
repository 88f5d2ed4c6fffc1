import type { AnyDocument } from '../../../../core/description/document.ts'
import type { Json } from '../../../../core/values/json.ts'
import type { Lang, Words } from '../../../../core/values/language.ts'
import { printLangs } from '../../../../core/values/print-language.ts'
import { kindOf } from '../../../../kinds/kinds.ts'
import type { Ctx } from '../../context/context.ts'
import type { Running, RunningDocument } from '../../context/running-composition.ts'
import { type Operation, operation } from './operation.ts'

type Paths = Record<string, Record<string, Operation>>

const words = {
  describe: { zh: '描述', ru: 'Описание', en: 'Description' },
  page: { zh: '列表', ru: 'Список', en: 'List' },
  read: { zh: '查看', ru: 'Запись', en: 'One record' },
  links: { zh: '关联单据', ru: 'Связанные документы', en: 'Related documents' },
  log: { zh: '操作日志', ru: 'Журнал', en: 'Log' },
  history: { zh: '字段修改记录', ru: 'История полей', en: 'History of fields' },
  comments: { zh: '评论', ru: 'Комментарии', en: 'Comments' },
  comment: { zh: '发表评论', ru: 'Новый комментарий', en: 'New comment' },
  print: { zh: '打印 PDF', ru: 'Печать в PDF', en: 'Print as PDF' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  remove: { zh: '删除', ru: 'Удалить', en: 'Delete' },
  submit: { zh: '提交审批', ru: 'Отправить на согласование', en: 'Submit for approval' },
  import: { zh: '导入', ru: 'Загрузка из файла', en: 'Import from a file' },
  export: { zh: '导出', ru: 'Выгрузка', en: 'Export' },
} satisfies Readonly<Record<string, Words>>

/** The routes of every described document that the caller may read, with the fields of each. */
export function describedPaths(running: Running<Ctx>, ctx: Ctx): Paths {
  const readable = [...running.documents.values()].filter(({ doc }) => ctx.actor.permissions.has(`${doc.code}-ck`))
  return Object.assign({}, ...readable.map((described) => pathsOf(described, ctx.lang)))
}

function pathsOf({ doc, words: own }: RunningDocument<Ctx>, lang: Lang): Paths {
  const at = `/api/${doc.module}/${doc.name}`
  const tag = own.title[lang]
  const said = (what: keyof typeof words, verb: string, more: Partial<Operation> = {}) =>
    operation({ tag, summary: words[what][lang], needs: `${doc.code}-${verb}`, ...more })
  const id = { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }] }
  return {
    [`${at}/describe`]: { get: said('describe', 'ck') },
    [`${at}/page`]: { post: said('page', 'ck', body(pageSchema)) },
    [`${at}/{id}`]: { get: said('read', 'ck', id), delete: said('remove', 'sc', id) },
    [`${at}/{id}/links`]: { get: said('links', 'ck', id) },
    [`${at}/{id}/log`]: { get: said('log', 'ck', id) },
    [`${at}/{id}/history`]: { get: said('history', 'ck', id) },
    [`${at}/{id}/comments`]: {
      get: said('comments', 'ck', id),
      post: said('comment', 'ck', { ...id, ...body(commentSchema) }),
    },
    [`${at}/{id}/print`]: {
      get: said('print', 'ck', {
        parameters: [
          ...id.parameters,
          { name: 'lang', in: 'query', required: false, schema: { type: 'string', enum: [...printLangs] } },
        ],
      }),
    },
    [`${at}/save`]: { post: said('save', 'bj', body(recordSchema(doc))) },
    [`${at}/export`]: { post: said('export', 'dc', body(pageSchema)) },
    [`${at}/import`]: {
      post: said('import', 'dr', { requestBody: { content: { 'multipart/form-data': { schema: fileSchema } } } }),
    },
    ...(doc.approval === undefined
      ? {}
      : { [`${at}/{id}/action/submit`]: { post: said('submit', 'tj', { ...id, ...body(submitSchema) }) } }),
    ...Object.fromEntries(
      Object.entries(doc.actions ?? {})
        .filter(([, { needs }]) => needs !== 'system')
        .map(([verb, action]) => {
          const asked = { type: 'object', properties: { ver: { type: 'integer' }, ...properties(action.asks ?? {}) } }
          const summary = own.actions?.[verb]?.[lang] ?? verb
          return [
            `${at}/{id}/action/${verb}`,
            { post: operation({ tag, summary, needs: `${doc.code}-${action.needs}`, ...id, ...body(asked) }) },
          ]
        }),
    ),
  }
}

const pageSchema: Json = {
  type: 'object',
  properties: {
    dir: { type: 'string', enum: ['asc', 'desc'] },
    page: { type: 'integer', minimum: 1 },
    size: { type: 'integer', minimum: 1, maximum: 500 },
    sort: { type: 'string' },
    after: { type: 'string' },
    list: { type: 'string' },
    columns: { type: 'array', items: { type: 'string' } },
    parameters: { type: 'object', additionalProperties: true },
  },
}

const fileSchema: Json = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }

const submitSchema: Json = { type: 'object', properties: { ver: { type: 'integer' } } }

const commentSchema: Json = { type: 'object', properties: { text: { type: 'string', maxLength: 2000 } } }

function recordSchema(doc: AnyDocument): Json {
  return {
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid' }, ver: { type: 'integer' }, ...properties(doc.fields) },
  }
}

function properties(fields: AnyDocument['fields']): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, kindOf(field.kind).jsonSchema(field)]))
}

function body(schema: Json): Partial<Operation> {
  return {
    requestBody: { content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } } },
  }
}
