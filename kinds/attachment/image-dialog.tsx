import { Button } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useHost } from '../host.ts'
import { fileWords } from '../parts/words.ts'
import css from './attachment.module.css'
import type { FileRecord } from './file-record.ts'

const least = 0.25
const most = 5

/** The dialog 图片预览 (FIL-09): the wheel and the buttons zoom, a larger picture is scrolled. */
export default function ImageDialog({ file, onClose }: { readonly file: FileRecord; readonly onClose: () => void }) {
  const { say, fileUrl } = useHost()
  const [zoom, setZoom] = useState(1)
  const by = (factor: number) => setZoom((now) => Math.min(most, Math.max(least, now * factor)))
  return (
    <Dialog open title={say(fileWords.preview)} onClose={onClose} width={960} footer={
      <>
        <Button aria-label={say(fileWords.smaller)} onClick={() => by(0.8)}>−</Button>
        <Button onClick={() => setZoom(1)}>{Math.round(zoom * 100)}%</Button>
        <Button aria-label={say(fileWords.larger)} onClick={() => by(1.25)}>+</Button>
        <Button type="primary" onClick={onClose}>{say(fileWords.close)}</Button>
      </>
    }>
      <div className={css.viewer} onWheel={(event) => by(event.deltaY < 0 ? 1.1 : 0.9)}>
        <img src={fileUrl(file, 'view')} alt={file.fileName} style={{ width: `${zoom * 100}%` }} />
      </div>
    </Dialog>
  )
}
