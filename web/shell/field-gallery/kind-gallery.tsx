import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDescribed } from '../../platform/data/use-described.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { GalleryForms } from './gallery-forms.tsx'
import { galleryWords } from './words.ts'

interface KindGalleryProps {
  readonly module: string
  /** Documents with a field of every kind, which may be empty in one and must be filled in the other. */
  readonly optional: string
  readonly required: string
}

/** Every kind of field in each of its shapes: optional and required in a form, read-only, in a cell, in a search. */
export function KindGallery({ module, optional, required }: KindGalleryProps) {
  const t = useWords()
  const free = useDescribed(module, optional)
  const strict = useDescribed(module, required)
  const error = (free.data ? null : free.error) ?? (strict.data ? null : strict.error)
  return (
    <Page>
      <PageHeader
        title={t(galleryWords.title)}
        note={t(galleryWords.note)}
        actions={<Button onClick={() => openPage(`/${module}Sample`)}>{t(galleryWords.records)}</Button>}
      />
      {error && (
        <ErrorState
          error={error}
          onRetry={() => {
            void free.refetch()
            void strict.refetch()
          }}
        />
      )}
      {!error &&
        (free.data && strict.data ? (
          <GalleryForms free={free.data} strict={strict.data} />
        ) : (
          <Skeleton lines={8} height={28} />
        ))}
    </Page>
  )
}
