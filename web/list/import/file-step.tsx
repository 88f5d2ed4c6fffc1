import { Progress } from 'antd'
import { useRef, useState, type DragEvent } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { http } from '../../platform/http/client.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { importPath } from './import-queries.ts'
import { importWords } from './words.ts'
import css from './import.module.css'

interface FileStepProps {
  readonly doc: Described
  readonly onSent: (id: string) => void
}

/** The template, and the place where the file goes. */
export function FileStep({ doc, onSent }: FileStepProps) {
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [over, setOver] = useState(false)
  const [fetching, setFetching] = useState(false)
  const path = importPath(doc)
  const template = () => {
    setFetching(true)
    http
      .download(`${path}/template`, null, `${doc.label}.xlsx`)
      .catch(() => undefined)
      .finally(() => setFetching(false))
  }
  const send = (file: File | undefined) => {
    if (file === undefined || share !== null) return
    setShare(0)
    http
      .upload<{ readonly id: string }>(path, file, { onProgress: setShare })
      .then(({ id }) => onSent(id))
      // What went wrong has been said by then; the file can be chosen again.
      .catch(() => setShare(null))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    send(event.dataTransfer.files[0])
  }
  return (
    <div className={css.file}>
      <h3>{t(importWords.templateTitle)}</h3>
      <p>{t(importWords.templateNote)}</p>
      <Button busy={fetching} icon="download" onClick={template}>
        {t(importWords.template)}
      </Button>
      <h3>{t(importWords.fileTitle)}</h3>
      {share === null ? (
        <button
          type="button"
          className={joinClassNames(css.drop, over && css.over)}
          onClick={() => input.current?.click()}
          onDrop={drop}
          onDragLeave={() => setOver(false)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
        >
          <Icon name="upload" size={24} />
          <b>{t(importWords.choose)}</b>
          <small>{t(importWords.fileNote)}</small>
        </button>
      ) : (
        <div className={css.waiting} aria-live="polite">
          <span>{t(importWords.sending, { share: Math.round(share * 100) })}</span>
          <Progress
            percent={Math.round(share * 100)}
            showInfo={false}
            aria-label={t(importWords.sending, { share: Math.round(share * 100) })}
          />
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={t(importWords.choose)}
        onChange={(event) => {
          send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
