import { usePaper } from '../../../../kinds/attachment/view-dialog/use-opened-file.ts'
import { Empty } from '../../../../ui/empty.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useWords } from '../../../platform/session/use-words.ts'
import type { FrameViewProps } from '../../frame-view-props.ts'
import { frameWords } from '../../words.ts'
import { OfdSheet } from './ofd-sheet.tsx'
import { readOfd } from './read-ofd.ts'
import { ofdWords, undrawnWords } from './words.ts'
import css from './ofd.module.css'

/** An OFD, page under page; it is only seen. */
export default function OfdView({ source }: FrameViewProps) {
  const t = useWords()
  const ofd = usePaper(async (signal) => readOfd(new Uint8Array(await source.bytes(signal))))
  if (!ofd) return <Skeleton lines={8} />
  if (ofd.pages.length === 0) return <Empty title={t(ofdWords.broken)} />
  const parts = ofd.undrawn.map((part) => t(undrawnWords[part])).join(', ')
  return (
    <div className={css.pages}>
      {parts !== '' && <p className={css.hint}>{t(ofdWords.undrawn, { parts })}</p>}
      {ofd.pages.map((page, at) => (
        // Pages are never reordered.
        <OfdSheet key={at} page={page} parts={ofd.parts} label={t(frameWords.page, { n: at + 1 })} />
      ))}
    </div>
  )
}
