/** Which of the three calls of FIL-01 takes a file; a large one goes its own way whatever the door. */
export type UploadDoor = 'file' | 'picture' | 'storage'

/** What the call answers of a file (FIL-01). */
export interface UploadedFile {
  readonly fileName: string
  readonly fileSize: number
  readonly fileType: string
  readonly filePath: string
  readonly filePathOss: string
}

/** Told how much arrived, 0 to 1, and when the connection is lost and found again. */
export interface UploadWatch {
  readonly share: (share: number) => void
  readonly waiting: (waiting: boolean) => void
}

/** A file on its way. */
export interface Transfer {
  /** Rejects with an Error whose message is for people; never settles after `cancel`. */
  readonly done: Promise<UploadedFile>
  /** Null where a stop would lose what was sent. */
  readonly pause: (() => void) | null
  readonly resume: () => void
  /** Stops and lets go of what was sent. */
  readonly cancel: () => void
}

/** A large file that was begun and not finished. */
export interface UnfinishedUpload {
  readonly id: string
  readonly fileName: string
  readonly fileSize: number
  readonly received: number
  readonly upTime: number
}
