import { download } from './download.ts'
import { open, send, type Body, type CallOptions } from './send-request.ts'
import { upload } from './upload.ts'

/**
 * The one way to the server. Every call gives the `data` of a successful answer as the type its caller
 * expects of that route, or throws Failure; what went wrong has then been said already, unless the
 * failure names fields, is an absent record, or `quiet` was asked for.
 */
export const http = {
  get: <T>(path: string, options?: CallOptions): Promise<T> => call('GET', path, null, options),
  /** JSON; saves and actions give a `key`. */
  post: <T>(path: string, body: unknown, options?: CallOptions): Promise<T> =>
    call('POST', path, { json: body }, options),
  /** Form-encoded, as the calls of the specification are. */
  form: <T>(path: string, body: object, options?: CallOptions): Promise<T> =>
    call('POST', path, { form: body }, options),
  del: <T>(path: string, options?: CallOptions): Promise<T> => call('DELETE', path, null, options),
  upload,
  download,
  /** Bytes as they are, or a part of them. */
  bytes: async (path: string, range?: { readonly start: number; readonly end: number }): Promise<ArrayBuffer> => {
    const response = await send('GET', path, null, { quiet: true, ...(range ? { range } : {}) })
    if (!response.ok) await open(response, true)
    return response.arrayBuffer()
  },
}

async function call<T>(method: string, path: string, body: Body, options: CallOptions = {}): Promise<T> {
  const { data } = await open(await send(method, path, body, options), options.quiet)
  return data as T // the route's contract; the server checks its own answers
}
