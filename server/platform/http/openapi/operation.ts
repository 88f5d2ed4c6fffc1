import type { Json } from '../../../../core/values/json.ts'

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly Json[]
  readonly parameters?: readonly Json[]
  readonly requestBody?: Json
  readonly responses: Json
  /** The permission code without which the call answers 403. */
  readonly 'x-needs'?: string
}

interface OperationFacts extends Partial<Operation> {
  readonly tag: string
  readonly summary: string
  readonly open?: boolean
  readonly needs?: string | undefined
}

const answer = { $ref: '#/components/responses/answer' }
const refusal = { $ref: '#/components/responses/refusal' }

/** An operation that answers the envelope; with a session unless it is open to anyone. */
export function operation({ tag, summary, open = false, needs, ...more }: OperationFacts): Operation {
  return {
    tags: [tag],
    summary,
    security: open ? [] : [{ accessToken: [], refreshToken: [] }],
    ...more,
    responses: { 200: answer, default: refusal },
    ...(needs === undefined ? {} : { 'x-needs': needs }),
  }
}
