import { isSuccess, parsed } from './envelope.ts'
import { headers, timeoutMs } from './send-request.ts'
import { fail, failUnanswered } from './throw-failure.ts'
import { storeTokens } from './token-cookies.ts'

interface UploadOptions {
  /** Share sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  readonly quiet?: boolean
}

/**
 * Sends one file as multipart field `file` and gives `data`; XMLHttpRequest, since fetch cannot tell how far it got.
 */
export function upload<T>(path: string, file: File, options: UploadOptions = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const quiet = options.quiet ?? false
    request.open('POST', path)
    request.timeout = timeoutMs
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => options.onProgress?.(event.total > 0 ? event.loaded / event.total : 0)
    request.onload = () => finish<T>(request, quiet, resolve, reject)
    request.onerror = () => reject(failUnanswered(null, quiet))
    request.ontimeout = () => reject(failUnanswered(new DOMException('', 'TimeoutError'), quiet))
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    options.signal?.addEventListener('abort', () => request.abort())
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })
}

function finish<T>(
  request: XMLHttpRequest,
  quiet: boolean,
  resolve: (data: T) => void,
  reject: (reason: unknown) => void,
): void {
  const accessToken = request.getResponseHeader('accessToken')
  const refreshToken = request.getResponseHeader('refreshToken')
  if (accessToken && refreshToken) storeTokens({ accessToken, refreshToken })
  const body = parsed(request.responseText)
  if (request.status === 200 && isSuccess(body)) resolve(body.data as T) // the route's contract
  else reject(fail({ status: request.status, requestId: request.getResponseHeader('x-request-id') ?? '', body }, quiet))
}
