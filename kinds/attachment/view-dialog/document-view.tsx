import { Component, Suspense, lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHost } from '../../field-services.ts'
import type { FileRecord } from '../file-record.ts'
import { viewWords } from '../words.ts'
import css from './view-dialog.module.css'

const TextView = lazy(() => import('./text-view.tsx'))

// Office papers are unpacked and drawn whole, so they end where a page would stand still.
const mostWhole = 20 * 1024 * 1024

const views: Readonly<
  Record<string, { readonly View: ComponentType<{ readonly file: FileRecord }>; readonly most: number }>
> = {
  pdf: { View: lazy(() => import('./pdf-view.tsx')), most: Number.POSITIVE_INFINITY },
  docx: { View: lazy(() => import('./docx-view.tsx')), most: mostWhole },
  xlsx: { View: lazy(() => import('./xlsx-view.tsx')), most: mostWhole },
  txt: { View: TextView, most: Number.POSITIVE_INFINITY },
  csv: { View: TextView, most: Number.POSITIVE_INFINITY },
  xml: { View: TextView, most: Number.POSITIVE_INFINITY },
}

/** A pdf, office or text file drawn in the page; what cannot be drawn says so, and downloads. */
export function PaperView({ file }: { readonly file: FileRecord }) {
  const { say } = useHost()
  const view = views[file.fileType.toLowerCase()]
  if (!view) return <Empty title={say(viewWords.none)} />
  if (file.fileSize > view.most) return <Empty title={say(viewWords.large)} />
  const { View } = view
  return (
    <div className={css.paper} tabIndex={0} role="document" aria-label={file.fileName}>
      <Caught fallback={<Empty title={say(viewWords.failed)} />}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <View file={file} />
        </Suspense>
      </Caught>
    </div>
  )
}

/** A paper that breaks its drawing costs its own showing, nothing else. */
class Caught extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
