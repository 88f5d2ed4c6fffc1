import type { RouteOptions } from 'fastify'
import type { Json } from '../../../../core/values/json.ts'
import type { Ctx } from '../../context/context.ts'
import { describedPaths } from './described-paths.ts'
import { type FixedCall, fixedCalls } from './fixed-calls.ts'
import { type Operation, operation } from './operation.ts'

const text = { type: 'string' }

const components = {
  securitySchemes: {
    accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' },
    refreshToken: { type: 'apiKey', in: 'header', name: 'refreshToken' },
  },
  schemas: {
    Answer: {
      type: 'object',
      required: ['code', 'data', 'msg', 'message'],
      properties: { code: { ...text, description: "'0' is success" }, data: {}, msg: text, message: text },
    },
    Refusal: {
      type: 'object',
      required: ['code', 'data', 'msg', 'message'],
      properties: {
        code: text,
        data: { type: ['object', 'null'], properties: { errors: { type: 'object', additionalProperties: text } } },
        msg: text,
        message: text,
      },
    },
  },
  responses: {
    answer: { description: 'OK', content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } },
    refusal: {
      description: 'Refusal',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  },
}

/** The API as this caller may use it: every registered route, and the documents he may read with their fields. */
export function openApi(routes: readonly RouteOptions[], ctx: Ctx, title: string): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) {
    if (!route.url.startsWith('/api/') || route.url.startsWith('/api/:module')) continue
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}')
    for (const method of [route.method].flat().filter((name) => name !== 'HEAD')) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route, method, ctx) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: { ...paths, ...describedPaths(ctx.running, ctx) },
    components,
  }
}

function operationOf({ url, config }: RouteOptions, method: string, { lang }: Ctx): Operation {
  const call = fixedCalls[`${method} ${url}`]
  const parameters = [...inPath(url), ...(call?.query ?? []).map((name) => parameter(name, 'query'))]
  return operation({
    tag: url.split('/')[2] ?? '',
    summary: call?.summary[lang] ?? url,
    open: config?.public === true,
    needs: config?.needs,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(call?.body === undefined ? {} : { requestBody: bodyOf(call.body) }),
  })
}

function inPath(url: string): Json[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({ name, in: 'path', required: true, schema: text }))
}

function parameter(name: string, place: string): Json {
  return { name: name.replace('!', ''), in: place, required: name.endsWith('!'), schema: text }
}

function bodyOf(names: NonNullable<FixedCall['body']>): Json {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name.replace('!', ''), name === 'parameters' ? { type: 'object' } : text]),
    ),
    required: names.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1)),
  }
  return { content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } } }
}
