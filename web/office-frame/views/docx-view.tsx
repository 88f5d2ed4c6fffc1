import '@docx-editor.dev/core/styles/editor.css'
import type { DocxEditorRef } from '@docx-editor.dev/react'
import { DocxEditor } from '@docx-editor.dev/react'
import { useEffect, useRef, useState } from 'react'
import { usePaper } from '../../../kinds/attachment/view-dialog/use-opened-file.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { FrameHandle, FrameViewProps } from '../frame-view-props.ts'
import { patchPackage } from '../package/patch-package.ts'
import { type LetterLimits, readLetterLimits } from '../package/read-letter-limits.ts'
import { loadEditorWords } from './docx-words.ts'
import { carriedLetterWords, letterLockWords, letterWords } from './letter-words.ts'
import css from './docx-view.module.css'

/** A letter, page by page, as it may be edited. */
export default function DocxView({ source, editing, onChange, onHandle }: FrameViewProps) {
  const t = useWords()
  const lang = useLang()
  const paper = usePaper(async (signal) => {
    const [bytes, words] = await Promise.all([source.bytes(signal), loadEditorWords(lang)])
    const original = new Uint8Array(bytes)
    return { original, words, limits: await readLetterLimits(original) }
  })
  const editor = useRef<DocxEditorRef>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const { current } = editor
    if (!ready || !paper || current === null) return undefined
    let isHere = true
    // What the editor writes of the untouched file: later saves are held against it.
    const opened = written(current)
    const handle: FrameHandle = {
      save: async () => patchPackage(paper.original, await opened, await written(current)),
    }
    void opened.then(() => isHere && onHandle(handle))
    return () => {
      isHere = false
    }
  }, [ready, paper, onHandle])
  if (!paper) return <Skeleton lines={8} />
  const { limits } = paper
  // The editor holds nothing of the one that it could show, and never comes to the end of the other.
  if (limits.lock === 'strict' || limits.lock === 'long') return <Empty title={t(letterLockWords[limits.lock])} />
  const mayEdit = editing && limits.lock === null
  return (
    <div className={css.editor}>
      <Limits {...limits} />
      <DocxEditor
        ref={editor}
        document={paper.original}
        mode={mayEdit ? 'edit' : 'view'}
        menu={false}
        title={source.name}
        {...(paper.words === null ? {} : { i18n: paper.words })}
        onReady={() => setReady(true)}
        // What comes of opening the file is nothing that anybody typed.
        onChange={({ source: cause }) => {
          if (mayEdit && cause === undefined) onChange()
        }}
      />
    </div>
  )
}

/** What of the letter is not changed here, or why nothing of it is. */
function Limits({ lock, carried }: LetterLimits) {
  const t = useWords()
  const parts = carried.map((part) => t(carriedLetterWords[part])).join(', ')
  return (
    <>
      {lock !== null && (
        <p className={css.hint} role="status">
          {t(letterLockWords[lock])}
        </p>
      )}
      {parts !== '' && <p className={css.hint}>{t(letterWords.carried, { parts })}</p>}
    </>
  )
}

async function written(editor: DocxEditorRef): Promise<Uint8Array> {
  const bytes = await editor.save()
  if (bytes === null) throw new Error('the editor holds no document')
  return new Uint8Array(bytes)
}
