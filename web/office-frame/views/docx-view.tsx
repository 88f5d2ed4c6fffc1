import '@docx-editor.dev/core/styles/editor.css'
import type { DocxEditorRef } from '@docx-editor.dev/react'
import { DocxEditor } from '@docx-editor.dev/react'
import { useEffect, useRef, useState } from 'react'
import { usePaper } from '../../../kinds/attachment/view-dialog/use-opened-file.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLang } from '../../platform/session/language.ts'
import type { FrameHandle, FrameViewProps } from '../frame-view-props.ts'
import { patchPackage } from '../package/patch-package.ts'
import { loadEditorWords } from './docx-words.ts'
import css from './docx-view.module.css'

/** A letter, page by page, as it may be edited. */
export default function DocxView({ source, editing, onChange, onHandle }: FrameViewProps) {
  const lang = useLang()
  const paper = usePaper(async (signal) => {
    const [bytes, words] = await Promise.all([source.bytes(signal), loadEditorWords(lang)])
    return { original: new Uint8Array(bytes), words }
  })
  const editor = useRef<DocxEditorRef>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const { current } = editor
    if (!ready || !paper || current === null) return
    // What the editor writes of the untouched file: later saves are held against it.
    const opened = written(current)
    const handle: FrameHandle = {
      save: async () => patchPackage(paper.original, await opened, await written(current)),
    }
    void opened.then(() => onHandle(handle))
  }, [ready, paper, onHandle])
  if (!paper) return <Skeleton lines={8} />
  return (
    <div className={css.editor}>
      <DocxEditor
        ref={editor}
        document={paper.original}
        mode={editing ? 'edit' : 'view'}
        menu={false}
        title={source.name}
        {...(paper.words === null ? {} : { i18n: paper.words })}
        onReady={() => setReady(true)}
        // What comes of opening the file is nothing that anybody typed.
        onChange={({ source: cause }) => {
          if (editing && cause === undefined) onChange()
        }}
      />
    </div>
  )
}

async function written(editor: DocxEditorRef): Promise<Uint8Array> {
  const bytes = await editor.save()
  if (bytes === null) throw new Error('the editor holds no document')
  return new Uint8Array(bytes)
}
