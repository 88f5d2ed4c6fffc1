import type { DetailedError, HttpResponse, Upload } from 'tus-js-client'
import type { FileRecord } from '../../../kinds/attachment/file-record.ts'
import type { Transfer, UnfinishedUpload, UploadWatch, UploadedFile } from '../../../kinds/attachment/file-transfer.ts'
import { http } from '../http/client.ts'
import { parsed } from '../http/envelope.ts'
import { headers } from '../http/send-request.ts'
import { fail, failUnanswered } from '../http/throw-failure.ts'
import { storeTokens } from '../http/token-cookies.ts'

const path = '/api/dfs/resumable'
const chunk = 8 * 1024 * 1024
const patience = [0, 1_000, 2_000, 4_000, 8_000]

/**
 * Sends a large file in chunks. Where it stopped is known to the server, and which file it was to this browser:
 * chosen again after a reload, a crash or a new sign-in it goes on. A lost connection is waited for.
 */
export function sendResumable(file: File, personId: string, watch: UploadWatch): Transfer {
  const upload = opened(file, personId, watch)
  let given = false
  const begin = () => {
    upload.then(
      (it) => {
        if (!given) it.sending.start()
      },
      () => undefined,
    )
  }
  const again = () => {
    watch.waiting(false)
    begin()
  }
  addEventListener('online', again)
  const done = upload.then(({ whole }) => whole).finally(() => removeEventListener('online', again))
  begin()
  return {
    done,
    pause: () => {
      upload.then(
        (it) => it.sending.abort(),
        () => undefined,
      )
    },
    resume: begin,
    cancel: () => {
      given = true
      removeEventListener('online', again)
      upload
        .then(async ({ sending }) => {
          await sending.abort(true)
          await forget(sending)
        })
        .catch(() => undefined)
    },
  }
}

interface Opened {
  readonly sending: Upload
  readonly whole: Promise<UploadedFile>
}

async function opened(file: File, personId: string, watch: UploadWatch): Promise<Opened> {
  const tus = await import('tus-js-client')
  let succeed: () => void = () => undefined
  let refuse: (reason: unknown) => void = () => undefined
  const sent = new Promise<void>((resolve, reject) => {
    succeed = resolve
    refuse = reject
  })
  const sending = new tus.Upload(file, {
    endpoint: path,
    chunkSize: chunk,
    retryDelays: patience,
    metadata: { filename: file.name },
    fingerprint: () => Promise.resolve(`amur-upload-${personId}-${file.name}-${file.size}-${file.lastModified}`),
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(headers())) request.setHeader(name, value)
    },
    onAfterResponse: (_request, response) => keepTokens(response),
    onProgress: (bytes, total) => {
      watch.waiting(false)
      watch.share(total > 0 ? bytes / total : 0)
    },
    onSuccess: () => succeed(),
    onError: (error) => {
      const failure = failureOf(error)
      if (failure === null) watch.waiting(true)
      else refuse(failure)
    },
  })
  const [before] = await sending.findPreviousUploads()
  if (before) sending.resumeFromPreviousUpload(before)
  return { sending, whole: sent.then(() => finished(sending)) }
}

/** Null for a connection that is merely lost. */
function failureOf(error: Error | DetailedError): Error | null {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  if (answer === null) return 'originalRequest' in error ? null : failUnanswered(error, true)
  return fail(
    { status: answer.getStatus(), requestId: answer.getHeader('x-request-id') ?? '', body: parsed(answer.getBody()) },
    true,
  )
}

function keepTokens(answer: HttpResponse): void {
  const [accessToken, refreshToken] = [answer.getHeader('accessToken'), answer.getHeader('refreshToken')]
  if (accessToken && refreshToken) storeTokens({ accessToken, refreshToken })
}

/** Makes a file of what came whole; the server answers the same when it is asked again. */
async function finished(sending: Upload): Promise<UploadedFile> {
  const id = sending.url?.split('/').at(-1) ?? ''
  const { fileName, fileSize, fileType, fileAdd } = await http.post<FileRecord>(
    `${path}/${id}/finish`,
    {},
    { quiet: true },
  )
  await forget(sending)
  return { fileName, fileSize, fileType, filePath: fileAdd, filePathOss: fileAdd }
}

/** Lets go of where this browser keeps the place of an upload that has ended. */
async function forget(sending: Upload): Promise<void> {
  const { defaultOptions } = await import('tus-js-client')
  for (const { urlStorageKey } of await sending.findPreviousUploads())
    await defaultOptions.urlStorage.removeUpload(urlStorageKey)
}

/** What the signed-in person began and never finished, wherever it was begun. */
export function unfinishedUploads(): Promise<readonly UnfinishedUpload[]> {
  return http.get<readonly UnfinishedUpload[]>(path, { quiet: true })
}

export async function dropUpload(id: string): Promise<void> {
  const { Upload } = await import('tus-js-client')
  await Upload.terminate(`${path}/${id}`, {
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(headers())) request.setHeader(name, value)
    },
  })
}
