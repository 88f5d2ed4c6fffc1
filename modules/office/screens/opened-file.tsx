import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useCallback, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Segments } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState, http, OfficeDocument, queryClient, usePhone, useWords } from '../../../web/define.ts'
import { officeFileWords as words } from '../words/office-files.ts'
import type { FileAnswer, OfficeType } from './office-answers.ts'
import { ShareDialog } from './share-dialog.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'
import css from './opened-file.module.css'

interface OpenedFileProps {
  readonly fileId: string
  readonly onClose: () => void
}

// Letters and spreadsheets; all else is only looked at.
const editedHere: ReadonlySet<OfficeType> = new Set(['w', 's'])

/** One office file in its frame, with its versions beside it. */
export function OpenedFile({ fileId, onClose }: OpenedFileProps) {
  const t = useWords()
  const phone = usePhone()
  const [mode, setMode] = useState<'edit' | 'read'>('edit')
  const [changed, setChanged] = useState(false)
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
    setChanged(false)
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
  const mayEdit = !phone && data.mayEdit && editedHere.has(data.officeType)
  const shown = mayEdit ? mode : 'read'
  return (
    <Page full>
      <PageHeader
        title={data.title}
        tags={t(words.version, { n: data.version })}
        actions={
          <>
            <Button icon={<Icon name="left" size={16} />} onClick={() => carefully(onClose)}>
              {t(words.back)}
            </Button>
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
              <Button icon={<Icon name="users" size={16} />} onClick={() => setSharing(true)}>
                {t(words.share)}
              </Button>
            )}
            <Button icon={<Icon name="layers" size={16} />} onClick={() => setVersions(true)}>
              {t(words.versions)}
            </Button>
            <Button icon={<Icon name="download" size={16} />} href={`/api/office/file/${fileId}/content`}>
              {t(words.download)}
            </Button>
          </>
        }
      />
      <div className={css.place}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <OfficeDocument
            key={`${turn} ${shown}`}
            fileId={fileId}
            officeType={data.officeType}
            mode={shown}
            onSaved={reload}
            onStatus={(status) => setChanged(status.changed)}
          />
        </Suspense>
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

function LeaveDialog({ asked, onStay }: { readonly asked: (() => void) | null; readonly onStay: () => void }) {
  const t = useWords()
  return (
    <Dialog
      open={asked !== null}
      title={t(words.unsaved)}
      onClose={onStay}
      footer={
        <>
          <Button
            danger
            onClick={() => {
              onStay()
              asked?.()
            }}
          >
            {t(words.leave)}
          </Button>
          <Button type="primary" onClick={onStay}>
            {t(words.stay)}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
