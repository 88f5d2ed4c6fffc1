import { useEffect, useRef, useState, type RefObject } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import type { FieldError } from '../../core/words/refusal.ts'
import { useHost } from '../field-services.ts'
import { kindOf } from '../kinds.ts'
import type { Transfer, UploadDoor } from './file-transfer.ts'
import { fileWords } from './file-words.ts'
import { uploadedFileRecord, type UploadedFileRecord } from './uploaded-file-record.ts'

/** One file on its way; `share` is how much of it arrived. */
export interface Running {
  readonly key: number
  readonly name: string
  readonly size: number
  readonly share: number
  readonly state: 'going' | 'paused' | 'waiting'
  readonly transfer: Transfer
}

interface Uploads {
  readonly files: readonly UploadedFileRecord[]
  readonly running: readonly Running[]
  readonly add: (chosen: readonly File[]) => void
  readonly remove: (file: UploadedFileRecord) => void
  readonly pause: (one: Running) => void
  readonly resume: (one: Running) => void
  readonly cancel: (one: Running) => void
}

const noticeMs = 3000 // FIL-06
let nextKey = 1

/**
 * Sends chosen files beside each other. A wrong type is said for 3 s and, as FIL-06 and FIL-08 ask, clears the
 * list; leaving the dialog stops what is on its way, and large files can be continued later.
 */
export function useUploads(field: DescribedField, held: number): Uploads {
  const { upload, toast, say, sayError, me } = useHost()
  const { files, arrived, remove, clear } = useArrived()
  const [running, setRunning] = useState<readonly Running[]>([])
  const open = useRef(new Map<number, Transfer>())
  useStoppedOnLeaving(open)
  const change = (key: number, now: Partial<Running>) =>
    setRunning((all) => all.map((one) => (one.key === key ? { ...one, ...now } : one)))
  const forget = (key: number) => {
    open.current.delete(key)
    setRunning((all) => all.filter((one) => one.key !== key))
  }
  const send = (file: File) => {
    const key = nextKey++
    const transfer = upload(file, doorOf(field), {
      share: (share) => change(key, { share }),
      waiting: (waiting) => change(key, { state: waiting ? 'waiting' : 'going' }),
    })
    open.current.set(key, transfer)
    setRunning((all) => [...all, { key, name: file.name, size: file.size, share: 0, state: 'going', transfer }])
    // A file leaves those on their way in the same step in which it arrives: it is never shown in both.
    transfer.done.then(
      (sent) => {
        forget(key)
        arrived(key, uploadedFileRecord(sent, me, Date.now(), field.storage === true))
        toast.success(say(fileWords.done))
      },
      (reason: unknown) => {
        forget(key)
        toast.error(say(fileWords.failed, { reason: reason instanceof Error ? reason.message : file.name }))
      },
    )
  }
  const add = (chosen: readonly File[]) => {
    const wrong = problem(chosen, held + files.length + running.length, field)
    if (wrong === null) return chosen.forEach(send)
    toast.error(sayError(wrong, field.label), noticeMs)
    if (wrong.code === 'file.type') clear()
  }
  return {
    files,
    running,
    add,
    remove,
    pause: ({ key, transfer }) => {
      transfer.pause?.()
      change(key, { state: 'paused' })
    },
    resume: ({ key, transfer }) => {
      transfer.resume()
      change(key, { state: 'going' })
    },
    cancel: ({ key, transfer }) => {
      transfer.cancel()
      forget(key)
    },
  }
}

function useStoppedOnLeaving(open: RefObject<ReadonlyMap<number, Transfer>>): void {
  useEffect(
    () => () => {
      for (const { pause, cancel } of open.current.values()) (pause ?? cancel)()
    },
    [open],
  )
}

/** Files that have arrived, in the order in which they were chosen, whichever came first. */
function useArrived() {
  const [came, setCame] = useState<readonly { readonly key: number; readonly file: UploadedFileRecord }[]>([])
  return {
    files: came.map(({ file }) => file),
    arrived: (key: number, file: UploadedFileRecord) =>
      setCame((all) => [...all, { key, file }].toSorted((a, b) => a.key - b.key)),
    remove: (file: UploadedFileRecord) => setCame((all) => all.filter((one) => one.file !== file)),
    clear: () => setCame([]),
  }
}

function doorOf({ kind, storage }: DescribedField): UploadDoor {
  if (kind === 'image') return 'picture'
  return storage === true ? 'storage' : 'file'
}

/** What the kind says of these files beside those that are there: the same check that the server makes. */
function problem(
  chosen: readonly { readonly name: string; readonly size: number }[],
  held: number,
  field: DescribedField,
): FieldError | null {
  const record = (fileName: string, fileSize: number): Json => ({
    userId: '',
    userName: '',
    fileName,
    fileAdd: '-',
    fileType: '-',
    fileSize,
  })
  const errorOf = (files: Json[]) => {
    const checked = kindOf(field.kind).check(files, field)
    return 'error' in checked ? checked.error : null
  }
  const wrong = chosen.map(({ name, size }) => errorOf([record(name, size)])).find((error) => error !== null)
  if (wrong) return wrong
  // Of a single file the new one takes the place.
  const beside = field.kind === 'file' ? 0 : held
  const crowd = errorOf(
    [...Array.from({ length: beside }, () => chosen[0]), ...chosen].flatMap((file) =>
      file ? [record(file.name, file.size)] : [],
    ),
  )
  return crowd?.code === 'file.tooMany' ? crowd : null
}
