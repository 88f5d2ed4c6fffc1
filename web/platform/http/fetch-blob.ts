import { open, send, type CallOptions } from './send-request.ts'

/** Fetches a file to be shown in the page; throws Failure with the server's words when there is none. */
export async function fetchBlob(path: string, options: CallOptions = {}): Promise<Blob> {
  const response = await send('GET', path, null, options)
  const isFile = response.ok && !(response.headers.get('content-type') ?? '').includes('application/json')
  if (!isFile) await open(response, options.quiet ?? false)
  return response.blob()
}
