import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Segments } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OfficeDocument } from '../../../web/module-api-office.ts'
import { ErrorState, http, PageLink, queryClient, useCan, usePhone, useWords } from '../../../web/module-api.ts'
import { officeFileWords as words } from '../words/office-files.ts'
import { CommentsButton } from './comments-button.tsx'
import type { FileAnswer } from './office-file-types.ts'
import { ShareDialog } from './share-dialog.tsx'
import { LeaveDialog } from './unsaved-changes-dialog.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'
import css from './opened-file.module.css'

interface OpenedFileProps {
  readonly fileId: string
  /** Something is typed in it that is not saved. */
  readonly changed: boolean
  readonly onChanged: (changed: boolean) => void
  readonly onClose: () => void
}

/** One office file in its frame, with its versions beside it. */
export function OpenedFile({ fileId, changed, onChanged, onClose }: OpenedFileProps) {
  const t = useWords()
  const phone = usePhone()
  const mayDownload = useCan('zxwd-xw')
  const [mode, setMode] = useState<'edit' | 'read'>('edit')
  const [versions, setVersions] = useState(false)
  const [sharing, setSharing] = useState(false)
  /** What would lose what is typed, and waits for a yes. */
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const [turn, setTurn] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'file', fileId],
    queryFn: ({ signal }) => http.get<FileAnswer>(`/api/office/file/${fileId}`, { signal, quiet: true }),
  })
  const reload = useCallback(() => void queryClient.invalidateQueries({ queryKey: ['office'] }), [])
  const carefully = (act: () => void) => (changed ? setLeaving(() => act) : act())
  const show = (next: 'edit' | 'read') => {
    onChanged(false)
    setMode(next)
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page>
        <Skeleton lines={8} />
      </Page>
    )
  // On a phone documents are read: an editor of pages needs room, and a lock taken by a thumb keeps others out.
  const mayEdit = !phone && data.mayEdit && data.editedHere
  const shown = mayEdit ? mode : 'read'
  return (
    <Page full>
      <PageHeader
        title={data.title}
        tags={t(data.frozen === null ? words.version : words.frozen, { n: data.version })}
        actions={
          <>
            {data.record === null ? (
              <Button icon="left" onClick={() => carefully(onClose)}>
                {t(words.back)}
              </Button>
            ) : (
              <PageLink to={`/doc/${data.record.document.replace('.', '/')}/${data.record.id}`}>
                {t(words.toRecord)}
              </PageLink>
            )}
            {mayEdit && (
              <Segments
                label={t(words.mode)}
                value={mode}
                segments={[
                  { value: 'edit', label: t(words.edit) },
                  { value: 'read', label: t(words.read) },
                ]}
                onChange={(next) => carefully(() => show(next))}
              />
            )}
            {data.shares !== null && (
              <Button icon="users" onClick={() => setSharing(true)}>
                {t(words.share)}
              </Button>
            )}
            {data.record === null && <CommentsButton fileId={fileId} />}
            <Button icon="layers" onClick={() => setVersions(true)}>
              {t(words.versions)}
            </Button>
            {mayDownload && (
              <Button icon="download" href={`/api/office/file/${fileId}/content`}>
                {t(words.download)}
              </Button>
            )}
          </>
        }
      />
      <div className={css.place}>
        <OfficeDocument
          key={`${turn} ${shown}`}
          fileId={fileId}
          officeType={data.officeType}
          mode={shown}
          onSaved={reload}
          onStatus={(status) => onChanged(status.changed)}
        />
      </div>
      <VersionsDrawer
        file={data}
        open={versions}
        onClose={() => setVersions(false)}
        onRestored={() => {
          reload()
          setTurn(turn + 1)
        }}
      />
      {sharing && <ShareDialog file={data} onShared={reload} onClose={() => setSharing(false)} />}
      <LeaveDialog asked={leaving} onStay={() => setLeaving(null)} />
    </Page>
  )
}
