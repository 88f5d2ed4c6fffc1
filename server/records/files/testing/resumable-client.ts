import { request } from 'node:http'
import type { Page } from '../../../identity/session/testing/test-server.ts'
import type { Answer } from './file-server.ts'

const call = '/api/dfs/resumable'
const protocol = { 'tus-resumable': '1.0.0' }

/** Begins an upload as a page does; answers its id, or the refusal. */
export async function begin(
  url: string,
  page: Page,
  name: string,
  size: number,
): Promise<{ readonly status: number; readonly id: string; readonly msg: string }> {
  const answer = await fetch(`${url}${call}`, {
    method: 'POST',
    headers: {
      ...page,
      ...protocol,
      lang: 'zh',
      'upload-length': String(size),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
  const text = await answer.text()
  return {
    status: answer.status,
    id: answer.headers.get('location')?.split('/').at(-1) ?? '',
    msg: text.startsWith('{') ? (JSON.parse(text) as Answer).msg : text,
  } // the envelope of refusals
}

/** How far it came; the status when that is no success. */
export async function offsetOf(
  url: string,
  page: Page,
  id: string,
): Promise<{ readonly status: number; readonly offset: number }> {
  const answer = await fetch(`${url}${call}/${id}`, { method: 'HEAD', headers: { ...page, ...protocol } })
  return { status: answer.status, offset: Number(answer.headers.get('upload-offset') ?? -1) }
}

/** Adds bytes at a place. */
export async function add(
  url: string,
  page: Page,
  id: string,
  at: number,
  bytes: Uint8Array,
): Promise<{ readonly status: number; readonly offset: number }> {
  const answer = await fetch(`${url}${call}/${id}`, {
    method: 'PATCH',
    headers: { ...page, ...protocol, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
    body: Buffer.from(bytes),
  })
  await answer.text()
  return { status: answer.status, offset: Number(answer.headers.get('upload-offset') ?? -1) }
}

/** An addition that the test sends as slowly as it likes, and may break off. */
export function addSlowly(
  url: string,
  page: Page,
  id: string,
  at: number,
  length: number,
): { readonly write: (bytes: Uint8Array) => Promise<void>; readonly cut: () => void } {
  const headers = {
    ...page,
    ...protocol,
    'upload-offset': String(at),
    'content-type': 'application/offset+octet-stream',
    'content-length': length,
  }
  const sent = request(`${url}${call}/${id}`, { method: 'PATCH', headers })
  sent.on('error', () => undefined)
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        sent.write(bytes, (error) => (error ? reject(error) : resolve()))
      }),
    cut: () => {
      sent.destroy()
    },
  }
}

/** Gives an upload up. */
export async function giveUp(url: string, page: Page, id: string): Promise<number> {
  return (await fetch(`${url}${call}/${id}`, { method: 'DELETE', headers: { ...page, ...protocol } })).status
}

/** Makes a file of what came whole. */
export async function finish(
  url: string,
  page: Page,
  id: string,
): Promise<Answer<{ readonly filePath: string; readonly fileSize: number }>> {
  const answer = await fetch(`${url}${call}/${id}/finish`, { method: 'POST', headers: { ...page, lang: 'zh' } })
  return {
    ...((await answer.json()) as Omit<Answer<{ readonly filePath: string; readonly fileSize: number }>, 'status'>),
    status: answer.status,
  } // the envelope every call answers in
}

/** One's unfinished uploads. */
export async function unfinished(
  url: string,
  page: Page,
): Promise<readonly { readonly id: string; readonly fileName: string; readonly received: number }[]> {
  const answer = await fetch(`${url}${call}`, { headers: { ...page } })
  return (
    (await answer.json()) as Answer<
      readonly { readonly id: string; readonly fileName: string; readonly received: number }[]
    >
  ).data // as the route tells them
}
