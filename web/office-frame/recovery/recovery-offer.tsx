import { Button } from '../../../ui/button.tsx'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { FrameController } from '../frame-controller.ts'
import type { FrameState } from '../frame-state.ts'
import { offerDownload } from '../offer-download.ts'
import { frameWords as words } from '../words.ts'
import css from '../office-frame.module.css'

interface RecoveryOfferProps {
  readonly frame: FrameController
  readonly state: FrameState
}

/** Says that something was typed here and never saved, over which version, and asks what to do with it. */
export function RecoveryOffer({ frame, state: { recovered, version, opened } }: RecoveryOfferProps) {
  const t = useWords()
  const stamp = useStamp()
  if (recovered === null) return null
  const { at, basedOn, bytes } = recovered
  const params = { time: stamp(at, 'minute'), n: basedOn, now: version }
  return (
    <p className={css.warn} role="alert">
      <span>{t(basedOn === version ? words.recovered : words.recoveredOlder, params)}</span>
      <Button look="primary" onClick={frame.recover}>
        {t(words.recover)}
      </Button>
      <Button onClick={() => offerDownload(bytes, opened?.file.name ?? '')}>{t(words.copy)}</Button>
      <Button onClick={frame.forget}>{t(words.forget)}</Button>
    </p>
  )
}
