import type { Field, Fields } from '../core/description/field.ts'
import type { Json } from '../core/values/json.ts'
import { kindOf } from './kinds.ts'

type JsonSchema = Readonly<Record<string, Json>>

/** JSON Schema of a set of fields as they travel; what is always required must be there, the rest may be null. */
export function jsonSchemaOf(fields: Fields): JsonSchema {
  const required = Object.entries(fields).filter(
    ([, { required: asked, readonly, calc }]) => asked === true && readonly !== true && calc === undefined,
  )
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...(required.length === 0 ? {} : { required: required.map(([name]) => name) }),
  }
}

function fieldSchema(field: Field): JsonSchema {
  const kind = kindOf(field.kind)
  const columns = kind.columns?.(field)
  const own = kind.jsonSchema(field)
  const schema = columns ? { ...own, items: lineSchema(columns) } : own
  const closed = field.readonly === true || field.calc !== undefined
  const whole = closed ? { ...schema, readOnly: true } : schema
  return field.required === true ? whole : { anyOf: [whole, { type: 'null' }] }
}

function lineSchema(columns: Fields): JsonSchema {
  const schema = jsonSchemaOf(columns)
  const { properties } = schema
  return {
    ...schema,
    properties: { id: { type: ['string', 'null'] }, ...(typeof properties === 'object' ? properties : {}) },
  }
}
