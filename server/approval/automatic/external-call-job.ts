import type { Json } from '../../../core/values/json.ts'

/** The job that calls an address outside for an automatic step. */
export const callJob = 'engine.flowCall'

/** A call as it waits; `id` lets the other side know a repetition. */
export interface Call {
  readonly id: string
  readonly url: string
  readonly body: Json
  readonly instance: string
  readonly node: string
}
