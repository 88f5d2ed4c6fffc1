import { createHash, randomBytes } from 'node:crypto'
import type { Product } from '../app/testing/product-process.ts'
import { tell } from './support/figure-report.ts'

const mega = 1024 * 1024
const chunk = 8 * mega

/** A file of a gigabyte in chunks, there and back. */
export async function largeFiles(product: Product): Promise<void> {
  const tokens = await signIn(product.url)
  await sendFile(product, tokens, 24)
  const before = product.memory()
  const one = await sendFile(product, tokens, 1023)
  tell({
    work: 'a file of 1 GiB in chunks of 8 MB, there and back',
    measured: `${one.seconds.toFixed(1)} s, server +${Math.max(0, one.most - before)} MB, SHA-256 ${one.same ? 'equal' : 'DIFFERENT'}`,
    limit: '+100 MB',
    kept: one.same && one.most - before <= 100,
  })
}

async function signIn(url: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${url}/api/system/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ userName: 'seasales', pwd: 'Beilu@2026', checkCode: '', checkId: '', client: 'web' }),
  })
  const { data, pra } = (await answer.json()) as { readonly data: string; readonly pra: string } // SES-02
  return { accessToken: data, refreshToken: pra }
}

interface Sent {
  readonly seconds: number
  readonly most: number
  readonly same: boolean
}

/** A file of so many megabytes, sent in chunks, fetched back and compared. */
export async function sendFile(
  { url, memory }: Product,
  tokens: Readonly<Record<string, string>>,
  megabytes: number,
): Promise<Sent> {
  const headers = { ...tokens, 'tus-resumable': '1.0.0' }
  const begun = performance.now()
  const created = await fetch(`${url}/api/dfs/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(megabytes * mega),
      'upload-metadata': `filename ${btoa('bench.pdf')}`,
    },
  })
  const id = created.headers.get('location')?.split('/').at(-1) ?? ''
  const hash = createHash('sha256')
  let most = 0
  for (let at = 0; at < megabytes * mega; at += chunk) {
    const bytes = Buffer.concat([Buffer.from(at === 0 ? '%PDF-1.7\n' : ''), randomBytes(chunk)]).subarray(
      0,
      Math.min(chunk, megabytes * mega - at),
    )
    hash.update(bytes)
    const answer = await fetch(`${url}/api/dfs/resumable/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
      body: bytes,
    })
    if (answer.status !== 204) throw new Error(`the upload was answered with ${answer.status}`)
    most = Math.max(most, memory())
  }
  const finished = await fetch(`${url}/api/dfs/resumable/${id}/finish`, { method: 'POST', headers: tokens })
  const { data } = (await finished.json()) as { readonly data: { readonly fileAdd: string } } // FIL-03
  const seconds = (performance.now() - begun) / 1000
  const back = createHash('sha256')
  const got = await fetch(
    `${url}/api/dfs/local/downfile1?filePath=${encodeURIComponent(data.fileAdd)}&fileName=bench.pdf`,
    { headers: tokens },
  )
  for await (const part of got.body ?? []) {
    back.update(part)
    most = Math.max(most, memory())
  }
  return { seconds, most, same: back.digest('hex') === hash.digest('hex') }
}
