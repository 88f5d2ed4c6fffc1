import { Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Inbox } from '../../../web/define.ts'

/** What the reader was told. */
export default function MyMessages() {
  return <Suspense fallback={<Skeleton lines={8} height={40} />}><Inbox /></Suspense>
}
