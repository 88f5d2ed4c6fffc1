import { request, type ClientRequest } from 'node:http'
import type { Page } from '../../../identity/session/testing/test-server.ts'

const boundary = 'amur-test-boundary'

/** An upload that the test sends piece by piece. */
interface SlowUpload {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Ends the request and answers what came back. */
  readonly finish: () => Promise<{ readonly status: number; readonly body: string }>
  /** Breaks the connection. */
  readonly cut: () => void
}

/** Begins the upload of one file. */
export function sendSlowly(url: string, page: Page, name: string): SlowUpload {
  const sent = request(`${url}/api/dfs/local/upload`, {
    method: 'POST',
    headers: { ...page, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  const answered = answerOf(sent)
  answered.catch(() => undefined)
  const write = (bytes: Uint8Array | string) =>
    new Promise<void>((resolve, reject) => {
      sent.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
  const begun = write(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
  )
  return {
    write: async (bytes) => {
      await begun
      await write(bytes)
    },
    finish: async () => {
      sent.end(`\r\n--${boundary}--\r\n`)
      return answered
    },
    cut: () => {
      sent.destroy()
    },
  }
}

function answerOf(sent: ClientRequest): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() })
    })
  })
}
