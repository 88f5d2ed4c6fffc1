import type { Transfer, UploadDoor, UploadWatch, UploadedFile } from '../../../kinds/attachment/file-transfer.ts'
import { http } from '../http/client.ts'

const mega = 1024 * 1024
// Up to here a broken connection costs less than asking how far it came.
const mostAtOnce = 8 * mega
const pictures = ['jpg', 'jpeg', 'png', 'gif'] // FIL-06
const doors: Readonly<Record<UploadDoor, string>> = {
  file: '/api/dfs/local/upload',
  picture: '/api/dfs/local/uploadImage',
  storage: '/api/dfs/local/uploadoss',
}

/** Sends one file: by the single POST of FIL-01, or, when it is large, so that it can be stopped and continued. */
export function uploadFile(file: File, to: UploadDoor, me: { readonly id: string }, watch: UploadWatch): Transfer {
  return file.size > mostAtOnce ? sendInParts(file, me.id, watch) : sendAtOnce(file, to, watch)
}

/** What sends in parts is fetched with the first large file. */
function sendInParts(file: File, personId: string, watch: UploadWatch): Transfer {
  const coming = import('./resumable-upload.ts').then(({ sendResumable }) => sendResumable(file, personId, watch))
  const tell = (act: (transfer: Transfer) => void) => void coming.then(act, () => undefined)
  return {
    done: coming.then(({ done }) => done),
    pause: () => tell(({ pause }) => pause?.()),
    resume: () => tell(({ resume }) => resume()),
    cancel: () => tell(({ cancel }) => cancel()),
  }
}

function sendAtOnce(file: File, to: UploadDoor, { share }: UploadWatch): Transfer {
  const stop = new AbortController()
  const sent = http.upload<Partial<UploadedFile> & Pick<UploadedFile, 'filePath'>>(doors[to], file, {
    onProgress: share,
    signal: stop.signal,
    quiet: true,
  })
  return {
    done: unlessStopped(
      sent.then((answer) => ({ ...known(file, answer.filePath), ...answer })),
      stop.signal,
    ),
    pause: null,
    resume: () => undefined,
    cancel: () => stop.abort(),
  }
}

/** What the shorter answers of FIL-01 leave unsaid. */
function known({ name, size }: File, filePath: string): UploadedFile {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return {
    fileName: name,
    fileSize: size,
    fileType: pictures.includes(extension) ? 'image' : extension,
    filePath,
    filePathOss: filePath,
  }
}

/** What was stopped on purpose neither succeeds nor fails. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(resolve, (reason: unknown) => {
      if (!signal.aborted) reject(reason)
    })
  })
}
