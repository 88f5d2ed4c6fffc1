import type { ObjectStorage } from '../../platform/config/config-values.ts'
import { CannotStart } from '../../platform/process/cannot-start.ts'
import type { FileStorage } from './file-storage.ts'
import { openS3 } from './s3-client.ts'
import { s3Storage } from './s3-storage.ts'

/** The operator's store for files; better no start than files in a place where nobody looks for them. */
export async function openStorage(storage: ObjectStorage): Promise<FileStorage> {
  try {
    return s3Storage(await openS3(storage))
  } catch (error) {
    throw new CannotStart(reasonOf(error))
  }
}

function reasonOf(error: unknown): string {
  const { $metadata: answer } = error as { readonly $metadata?: { readonly httpStatusCode?: number } } // what the library adds to an answer
  if (answer?.httpStatusCode === 404) return 'S3_BUCKET is not there'
  return answer?.httpStatusCode === 403
    ? 'S3_ACCESS_KEY with S3_SECRET_KEY is not let in to S3_BUCKET'
    : 'S3_ENDPOINT does not answer'
}
