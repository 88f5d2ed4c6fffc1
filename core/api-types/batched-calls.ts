import type { Json } from '../values/json.ts'

/** A call that a page makes together with others; `path` has its query. */
export interface GatheredCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: Json
}

/** The answer to the call at place `at`, as it would have come by itself. */
export interface GatheredAnswer {
  readonly at: number
  readonly status: number
  readonly requestId: string
  readonly body: unknown
}

export const gatheredPath = '/api/portal/answers'

/** How many calls one request carries at most. */
export const mostGathered = 24
