import type { S3Client } from '@aws-sdk/client-s3'
import type { ObjectStorage } from '../../platform/config/config-values.ts'

/** What we use of the S3 library, which is loaded only where files are kept in such a store. */
type S3Library = typeof import('@aws-sdk/client-s3')

export interface S3 {
  readonly library: S3Library
  readonly client: S3Client
  readonly bucket: string
}

/** Opens the store that the operator configured; rejects when it does not answer or has no such bucket. */
export async function openS3({ endpoint, region, bucket, accessKey, secretKey }: ObjectStorage): Promise<S3> {
  const library = await import('@aws-sdk/client-s3')
  const client = new library.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Compatible stores know one host name and none of the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 20_000 },
  })
  await client.send(new library.HeadBucketCommand({ Bucket: bucket }))
  return { library, client, bucket }
}
