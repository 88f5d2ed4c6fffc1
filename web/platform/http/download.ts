import { minuteMs } from '../../../core/values/duration.ts'
import { type CallOptions, open, send } from './send-request.ts'

/**
 * Fetches a file (POST when there is a body) and hands it to the browser's downloads under its own name, or the
 * fallback. False when the server answered that it will make the file later.
 */
export async function download(
  path: string,
  body: unknown,
  fallbackName: string,
  options: Pick<CallOptions, 'signal'> = {},
): Promise<boolean> {
  const response = await send(body === null ? 'GET' : 'POST', path, body === null ? null : { json: body }, options)
  const isFile = response.ok && !(response.headers.get('content-type') ?? '').includes('application/json')
  if (!isFile) {
    await open(response)
    return false
  }
  keepFile(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? fallbackName)
  return true
}

/** Hands a file that is in the browser already to its downloads. */
export function keepFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download has its own hold on the bytes once it began.
  setTimeout(() => URL.revokeObjectURL(link.href), minuteMs)
}

function nameIn(disposition: string | null): string | null {
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (wide) return decodeURIComponent(wide)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null
}
